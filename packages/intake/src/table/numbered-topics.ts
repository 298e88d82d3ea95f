// Clustering tools number their groups, and a number is no name: such a topic is called by its most searched keyword.
import { type KeywordTable, textAt } from '@silosmith/contract';

const NUMBER = /^(?:(?:cluster|group|topic)[ _-]*)?#?\d+$/iu;

/** The labels, with names for numbers where all of them are numbers: '2024' among words is a topic of its own. */
export function namedTopics({
  rowCount,
  keyword,
  topic,
  topics,
  volume,
}: Pick<KeywordTable, 'rowCount' | 'keyword' | 'topic' | 'topics' | 'volume'>): string[] {
  if (!topics.every((label) => NUMBER.test(label))) return [...topics];
  const leads = new Map<number, number>();
  const rank = (row: number): number => volume[row] ?? -1;
  for (let row = 0; row < rowCount; row++) {
    const id = topic[row] ?? -1;
    const lead = leads.get(id);
    if (lead === undefined || rank(row) > rank(lead)) leads.set(id, row);
  }
  return topics.map((label, id) => {
    const lead = leads.get(id);
    return lead === undefined ? label : textAt(keyword, lead);
  });
}
