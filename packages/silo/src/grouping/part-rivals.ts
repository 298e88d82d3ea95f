// Splits groups whose keywords name words that exclude one another: who looks for a plumber in Leeds wants no page about one in York.
import type { KeywordTable } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import type { ContentSets } from './content-sets.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { RivalWords } from './opposing-words.ts';
import { RankingWith } from './ranking-with.ts';

/** A place that more of a group's keywords name is the group's own subject. */
const MOST_OF_GROUP = 0.5;

export interface RivalsOfList {
  readonly content: ContentSets;
  readonly words: RivalWords;
}

/**
 * Clusters with a part for each set of rival words that its keywords name; what names none, or both of two rivals, or ranks with what names none,
 * stays together. Ids are units: the first one of each part.
 */
export function partRivals(
  clusterOf: Int32Array,
  { content, words }: RivalsOfList,
  units: KeywordUnits,
  table: Pick<KeywordTable, 'url'>,
): Int32Array {
  const { rivals, sideOf } = words;
  if (rivals.size === 0) return clusterOf;
  const parted = clusterOf.slice();
  const clusters = groupsOf(clusterOf, units.count);
  const namedBy = (unit: number): number[] => {
    const set = content.ofUnit[unit] ?? 0;
    const stems = content.stems.subarray(content.offsets[set], content.offsets[set + 1]);
    const named = new Set<number>();
    for (const stem of stems) {
      const side = sideOf.get(stem) ?? stem;
      if (rivals.has(side)) named.add(side);
    }
    return [...named];
  };
  const compares = (named: readonly number[]) =>
    named.some((one) => named.some((other) => rivals.get(one)?.has(other) === true));
  const times = new Uint32Array(content.stems.reduce((most, stem) => Math.max(most, stem), -1) + 1);
  for (let cluster = 0; cluster < units.count; cluster++) {
    const members = itemsOf(clusters, cluster);
    if (members.length < 2) continue;
    const parting = partingWords(members, namedBy, words, times);
    if (parting.size === 0) continue;
    const partOf = (unit: number) => {
      const named = namedBy(unit);
      return compares(named)
        ? ''
        : named
            .filter((word) => parting.has(word))
            .sort()
            .join(' ');
    };
    const rest = [...members].filter((unit) => partOf(unit) === '');
    const ranking = new RankingWith(rest, units, table);
    const first = new Map<string, number>();
    for (const unit of members) {
      const named = partOf(unit);
      const part = named !== '' && ranking.has(unit) ? '' : named;
      if (!first.has(part)) first.set(part, unit);
      parted[unit] = first.get(part) ?? unit;
    }
  }
  return parted;
}

/** The words that a cluster names beside a rival of theirs. `times`: by word, all 0 between calls. */
function partingWords(
  members: Int32Array,
  namedBy: (unit: number) => readonly number[],
  { rivals, sideOf }: RivalWords,
  times: Uint32Array,
): ReadonlySet<number> {
  const named = new Set<number>();
  for (const unit of members)
    for (const word of namedBy(unit)) {
      named.add(word);
      addTo(times, word, 1);
    }
  const found = new Set<number>();
  for (const word of named) {
    // A word of a language's opposing ones is a subject of its own beside whatever says nothing of it.
    if (!sideOf.has(word) && (times[word] ?? 0) > MOST_OF_GROUP * members.length) continue;
    for (const other of named) {
      if (rivals.get(word)?.has(other) !== true) continue;
      found.add(word);
      break;
    }
  }
  for (const word of named) times[word] = 0;
  return found;
}
