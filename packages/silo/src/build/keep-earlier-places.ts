// Carries what the user decided over to a rebuilt silo: pins, edits, applied fixes, favourites, deletions.
import { isWithdrawn, PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';
import { isPlacedByUser } from '../plan/placed-by.ts';
import { pillarOf } from '../tree/page-tree.ts';
import type { RowTopics } from './stated-topics.ts';

/**
 * Fills the topics of `silo` and, from `previous`, the places that are kept, with all pages above them.
 * Returns the topic labels that `silo.topic` points to.
 */
export function keepEarlierPlaces(
  silo: SiloState,
  previous: SiloState | undefined,
  { topic, topics }: RowTopics,
): readonly string[] {
  silo.topic.set(topic);
  if (previous === undefined) return topics;
  const labels = [...topics];
  const idOf = new Map(labels.map((label, i) => [label, i]));
  const kept = keptRows(previous);
  for (let row = 0; row < kept.length; row++) {
    silo.flags[row] = (silo.flags[row] ?? 0) | ((previous.flags[row] ?? 0) & KEPT_FLAGS);
    if (kept[row] === 0) continue;
    silo.place[row] = previous.place[row] ?? PLACES.none;
    silo.parent[row] = previous.parent[row] ?? -1;
    silo.reason[row] = previous.reason[row] ?? PLACEMENT_REASONS.none;
    silo.similarity[row] = previous.similarity[row] ?? 0;
    const label = previous.topics[previous.topic[row] ?? -1];
    if (label === undefined) continue;
    const id = idOf.get(label) ?? labels.push(label) - 1;
    idOf.set(label, id);
    silo.topic[row] = id;
  }
  return labels;
}

const KEPT_FLAGS = ROW_FLAGS.favourite | ROW_FLAGS.completed | ROW_FLAGS.pinned | ROW_FLAGS.proposed;

/** By row: 1 for what the user decided, and for all above it. */
export function keptRows(previous: SiloState): Uint8Array {
  const { place, parent } = previous;
  const kept = new Uint8Array(place.length);
  for (let row = 0; row < place.length; row++) {
    // Few are: the way to the pillar is looked at for those alone.
    const decided = isPlacedByUser(previous, row) || place[row] === PLACES.deleted;
    if (!decided || place[row] === PLACES.none || isWithdrawn(previous, row)) continue;
    const isOut = place[row] === PLACES.deleted || place[row] === PLACES.setAside;
    if (!isOut && pillarOf(previous, row) < 0) continue;
    for (let at = row; at >= 0 && kept[at] === 0; at = parent[at] ?? -1) kept[at] = 1;
  }
  return kept;
}
