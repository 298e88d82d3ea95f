// Topics as the file states them; a keyword without one joins the topic whose words it shares.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
import type { TokenIndex } from '../tokens/index.ts';
import { genericTopicOf, isGenericTopic } from '../topics/generic-topics.ts';

export interface RowTopics {
  /** Row → index into `topics`; every row has one. */
  readonly topic: Int32Array;
  readonly topics: readonly string[];
}

/** More generic topics than this are taken as a real division. */
const FEW_GENERIC_TOPICS = 4;

/**
 * Topics of the file, completed for the rows that have none; null where the file states none worth keeping:
 * no topic at all, or four or fewer that are all generic.
 */
export function statedTopics(table: KeywordTable, index: TokenIndex, language: string): RowTopics | null {
  const inUse = new Set<string>();
  let missing = 0;
  for (let row = 0; row < table.rowCount; row++) {
    const topic = table.topic[row] ?? -1;
    if (topic < 0) missing++;
    else if (inUse.size <= FEW_GENERIC_TOPICS) inUse.add(table.topics[topic] ?? '');
  }
  if (inUse.size <= FEW_GENERIC_TOPICS && [...inUse].every(isGenericTopic)) return null;
  if (missing === 0) return { topic: table.topic, topics: table.topics };
  return completed(table, index, language);
}

function completed(table: KeywordTable, index: TokenIndex, language: string): RowTopics {
  const topic = table.topic.slice();
  const topics = [...table.topics];
  const idOf = new Map(topics.map((label, i) => [label, i]));
  const votesOf = topicVotes(table, index);
  for (let row = 0; row < table.rowCount; row++) {
    if ((topic[row] ?? -1) >= 0) continue;
    let id = bestVote(index, votesOf, row);
    if (id < 0) {
      const label = genericTopicOf(splitWords(textAt(table.keyword, row), language));
      id = idOf.get(label) ?? topics.push(label) - 1;
      idOf.set(label, id);
    }
    topic[row] = id;
  }
  return { topic, topics };
}

/** Stem → topic → rows of that topic with the stem; only for stems that a row without topic has. */
function topicVotes(table: KeywordTable, index: TokenIndex): Map<number, Map<number, number>> {
  const votes = new Map<number, Map<number, number>>();
  const { offsets, stemIds } = index;
  for (let row = 0; row < table.rowCount; row++) {
    if ((table.topic[row] ?? -1) >= 0) continue;
    for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) votes.set(stemIds[i] ?? 0, new Map());
  }
  for (let row = 0; row < table.rowCount; row++) {
    const topic = table.topic[row] ?? -1;
    if (topic < 0) continue;
    for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
      const byTopic = votes.get(stemIds[i] ?? 0);
      byTopic?.set(topic, (byTopic.get(topic) ?? 0) + 1);
    }
  }
  return votes;
}

/** Each stem gives its share of every topic, so that a word of all topics decides nothing; ties to the earlier topic. */
function bestVote(index: TokenIndex, votes: Map<number, Map<number, number>>, row: number): number {
  const sums = new Map<number, number>();
  for (let i = index.offsets[row] ?? 0; i < (index.offsets[row + 1] ?? 0); i++) {
    const byTopic = votes.get(index.stemIds[i] ?? 0) ?? new Map<number, number>();
    let total = 0;
    for (const count of byTopic.values()) total += count;
    for (const [topic, count] of byTopic) sums.set(topic, (sums.get(topic) ?? 0) + count / total);
  }
  let best = -1;
  let most = 0;
  for (const [topic, sum] of sums) {
    if (sum > most || (sum === most && topic < best)) [best, most] = [topic, sum];
  }
  return best;
}
