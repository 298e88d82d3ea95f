// Who put a keyword where it is: the user, whom no plan contradicts, or words alone, which other words may outweigh.
import { PLACEMENT_REASONS, ROW_FLAGS, type SiloState, USER_REASONS } from '@silosmith/contract';

type Placement = Pick<SiloState, 'flags' | 'reason'>;

const BY_USER: readonly number[] = [...USER_REASONS, PLACEMENT_REASONS.movedAlong];
const BY_WORDS: readonly number[] = [
  PLACEMENT_REASONS.variantByWords,
  PLACEMENT_REASONS.variantByCharacters,
  PLACEMENT_REASONS.variantByWording,
];

const isPinned = ({ flags }: Placement, row: number): boolean => ((flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;

export function isPlacedByUser(silo: Placement, row: number): boolean {
  return isPinned(silo, row) || BY_USER.includes(silo.reason[row] ?? 0);
}

/** Whether it is a wording of its page because of its words, and the user has not pinned it there. */
export function isPlacedByWords(silo: Placement, row: number): boolean {
  return !isPinned(silo, row) && BY_WORDS.includes(silo.reason[row] ?? 0);
}
