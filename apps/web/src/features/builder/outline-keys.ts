// Keyboard of the outline, after the WAI-ARIA treegrid pattern.
import type { OutlineRow } from './outline-rows.ts';

export interface OutlineMoves {
  step(by: number): void;
  first(): void;
  last(): void;
  fold(row: number, open: boolean): void;
  toParent(row: number): void;
  /** The line that heads the topic of what is chosen. */
  readonly topic: OutlineRow | null;
}

/** Null for keys that the outline leaves alone. */
export function keyAction(
  key: string,
  line: OutlineRow | undefined,
  moves: OutlineMoves,
): (() => void) | null {
  switch (key) {
    case 'ArrowDown':
      return () => moves.step(1);
    case 'ArrowUp':
      return () => moves.step(-1);
    case 'Home':
      return moves.first;
    case 'End':
      return moves.last;
    case 'ArrowRight':
      // What is chosen is not drawn: its topic is folded.
      if (line === undefined) return foldTopic(moves, true);
      if (line.childCount === 0) return null;
      return line.expanded ? () => moves.step(1) : () => moves.fold(line.row, true);
    case 'ArrowLeft':
      if (line === undefined) return null;
      if (line.expanded) return () => moves.fold(line.row, false);
      return line.level > 1 ? () => moves.toParent(line.row) : foldTopic(moves, false);
    default:
      return null;
  }
}

function foldTopic({ topic, fold }: OutlineMoves, open: boolean): (() => void) | null {
  return topic === null || topic.expanded === open ? null : () => fold(topic.row, open);
}
