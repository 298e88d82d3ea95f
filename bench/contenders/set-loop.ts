// All pairs of keywords that compete inside a topic, as application code does it: sets made beforehand, every two of a topic compared.
import { measure } from './measure.ts';
import { PairSum, prepareTable } from './prepared-table.ts';

const [file = ''] = process.argv.slice(2);
const { table, index } = prepareTable(file);
const topics = new Map<number, number[]>();
const sets: Set<string>[] = [];
for (let row = 0; row < table.rowCount; row++) {
  const words = new Set<string>();
  for (let i = index.offsets[row] ?? 0; i < (index.offsets[row + 1] ?? 0); i++)
    words.add(index.stems[index.stemIds[i] ?? 0] ?? '');
  sets.push(words);
  const topic = table.topic[row] ?? -1;
  if (topic < 0) continue;
  const rows = topics.get(topic);
  if (rows) rows.push(row);
  else topics.set(topic, [row]);
}

function shared(a: Set<string>, b: Set<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count++;
  return count;
}

measure(
  () => {
    const sum = new PairSum();
    for (const rows of topics.values()) {
      for (let i = 0; i < rows.length; i++) {
        const a = sets[rows[i] ?? 0];
        if (!a) continue;
        for (let j = i + 1; j < rows.length; j++) {
          const b = sets[rows[j] ?? 0];
          if (b && 8 * shared(a, b) > 3 * (a.size + b.size)) sum.add(rows[i] ?? 0, rows[j] ?? 0);
        }
      }
    }
    return sum;
  },
  (sum) => sum.told(),
);
