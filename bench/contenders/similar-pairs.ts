// All pairs of keywords that compete inside a topic: ours, as typed columns.
import { forEachSimilarPair, similarPairs } from '@silosmith/silo';
import { measure } from './measure.ts';
import { PairSum, prepareTable } from './prepared-table.ts';

const [file = ''] = process.argv.slice(2);
const { table, index } = prepareTable(file);
measure(
  () => similarPairs(index, table.topic, { numerator: 3, denominator: 5, strict: true }),
  (pairs) => {
    const sum = new PairSum();
    forEachSimilarPair(index, pairs, (a, b) => sum.add(a, b));
    return { ...sum.told(), groups: pairs.twinOffsets.length - 1 };
  },
);
