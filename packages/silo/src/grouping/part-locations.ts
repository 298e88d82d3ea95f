// Splits groups whose keywords name different places: who looks for a plumber in Leeds wants no page about one in York.
import type { KeywordTable } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import type { ContentSets } from './content-sets.ts';
import type { KeywordUnits } from './keyword-units.ts';
import { RankingWith } from './ranking-with.ts';
import type { RivalLocations } from './rival-locations.ts';

/** What more of a group's keywords name is the group's own subject. */
const MOST_OF_GROUP = 0.5;

export interface LocationsOfList {
  readonly content: ContentSets;
  readonly rivals: RivalLocations;
}

/**
 * Clusters with a part for each set of places that its keywords name, where two of them are rivals; what names none, or ranks with what names none,
 * stays together. Ids are units: the first one of each part.
 */
export function partLocations(
  clusterOf: Int32Array,
  { content, rivals }: LocationsOfList,
  units: KeywordUnits,
  table: Pick<KeywordTable, 'url'>,
): Int32Array {
  if (rivals.size === 0) return clusterOf;
  const parted = clusterOf.slice();
  const clusters = groupsOf(clusterOf, units.count);
  const stemsOf = (unit: number): Uint32Array => {
    const set = content.ofUnit[unit] ?? 0;
    return content.stems.subarray(content.offsets[set], content.offsets[set + 1]);
  };
  const times = new Uint32Array(content.stems.reduce((most, stem) => Math.max(most, stem), -1) + 1);
  for (let cluster = 0; cluster < units.count; cluster++) {
    const members = itemsOf(clusters, cluster);
    if (members.length < 2) continue;
    const parting = partingStems(members, stemsOf, rivals, times);
    if (parting.size === 0) continue;
    const partOf = (unit: number) => [...stemsOf(unit).filter((stem) => parting.has(stem))].sort().join(' ');
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

/** The places that a cluster names beside a rival of theirs. `times`: by stem, all 0 between calls. */
function partingStems(
  members: Int32Array,
  stemsOf: (unit: number) => Uint32Array,
  rivals: RivalLocations,
  times: Uint32Array,
): ReadonlySet<number> {
  const named = new Set<number>();
  for (const unit of members)
    for (const stem of stemsOf(unit)) {
      if (!rivals.has(stem)) continue;
      named.add(stem);
      addTo(times, stem, 1);
    }
  const found = new Set<number>();
  for (const stem of named) {
    if ((times[stem] ?? 0) > MOST_OF_GROUP * members.length) continue;
    for (const other of named) {
      if (rivals.get(stem)?.has(other) !== true) continue;
      found.add(stem);
      break;
    }
  }
  for (const stem of named) times[stem] = 0;
  return found;
}
