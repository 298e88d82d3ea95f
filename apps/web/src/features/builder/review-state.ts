// State of the review of weak fits: open ones by demand, decided ones, and the current one. No React.
import type { FitDecision } from '@silosmith/silo';
import type { UndoStep } from '../../state/project/open-project.ts';

export interface Decided {
  readonly row: number;
  readonly decision: FitDecision;
  /** Undone, by whatever way, the decision is none. */
  readonly step: UndoStep;
}

export interface ReviewState {
  /** Rows in the order they are asked; those put off last. */
  readonly left: readonly number[];
  /** Last first. */
  readonly decided: readonly Decided[];
  /** Row that is asked now; -1 where nothing is left. */
  readonly current: number;
}

export interface ReviewSource {
  /** As `weakFits` gives them. */
  readonly weak: Int32Array;
  readonly undoSteps: readonly UndoStep[];
  readonly decisions: readonly Decided[];
  /** Rows put off, in that order. */
  readonly skipped: readonly number[];
  /** Row that the user picked from the list; -1 for none. */
  readonly chosen: number;
}

export function reviewState({ weak, undoSteps, decisions, skipped, chosen }: ReviewSource): ReviewState {
  const standing = new Set(undoSteps);
  const decided = decisions.filter(({ step }) => standing.has(step)).toReversed();
  const isDecided = new Set(decided.map(({ row }) => row));
  const open = [...weak].filter((row) => !isDecided.has(row));
  const isOpen = new Set(open);
  const later = skipped.filter((row) => isOpen.has(row));
  const isLater = new Set(later);
  const left = [...open.filter((row) => !isLater.has(row)), ...later];
  return { left, decided, current: isOpen.has(chosen) ? chosen : (left[0] ?? -1) };
}

/** The row behind one in a list, or before it; the same at the ends. */
export function rowBeside(left: readonly number[], row: number, by: 1 | -1): number {
  return left[Math.min(left.length - 1, Math.max(0, left.indexOf(row) + by))] ?? -1;
}

const KEYS: ReadonlyMap<string, FitDecision | 'skip' | 'undo' | 'close' | 'next' | 'previous'> = new Map([
  ['a', 'accept'],
  ['m', 'move'],
  ['p', 'ownPage'],
  ['s', 'section'],
  ['x', 'setAside'],
  ['j', 'skip'],
  ['z', 'undo'],
  ['Escape', 'close'],
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
]);

/** What a key does in the queue; null for keys that it leaves alone, as all with Ctrl, Cmd or Alt. */
export function reviewKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS.get(event.key.length === 1 ? event.key.toLowerCase() : event.key) ?? null;
}
