// Structural equality of record bodies: key order is ignored, columns compare by value.
import { isColumns, packColumns } from './column-codec.ts';
import { isBinaryKind, type SyncKind } from './sync.ts';

export function sameBody(kind: SyncKind, a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  if (!isBinaryKind(kind)) return canonical(a) === canonical(b);
  const [left, right] = [a, b].map((body) => (isColumns(body) ? packColumns(body) : undefined));
  return (
    left !== undefined &&
    right !== undefined &&
    left.length === right.length &&
    left.every((byte, index) => byte === right[index])
  );
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    isObject(entry) ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1))) : entry,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
