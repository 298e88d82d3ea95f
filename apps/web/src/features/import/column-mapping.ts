// The mapping of columns to roles while the user edits it. A role has one column, but for secondary keywords: choosing it elsewhere frees the first.
import { COLUMN_ROLES, type ColumnRole, type Detection, REPEATED_ROLES } from '@silosmith/contract';

export type Mapping = readonly (ColumnRole | null)[];

export function detectedMapping({ columns }: Detection): Mapping {
  return columns.map(({ role }) => role);
}

export function withRole(mapping: Mapping, index: number, role: ColumnRole | null): Mapping {
  const isTaken = role !== null && !REPEATED_ROLES.includes(role);
  return mapping.map((other, at) => (at === index ? role : isTaken && other === role ? null : other));
}

export const hasKeyword = (mapping: Mapping): boolean => mapping.includes('keyword');

export function roleOf(text: string | null): ColumnRole | null {
  return COLUMN_ROLES.find((role) => role === text) ?? null;
}

/** Characters of a preview cell. */
const CELL_CHARACTERS = 30;
export function cutCell(text: string): string {
  const signs = [...text];
  return signs.length <= CELL_CHARACTERS ? text : `${signs.slice(0, CELL_CHARACTERS - 1).join('')}…`;
}

/** Confidence bands, for colouring. */
export function confidenceBand(confidence: number): 'high' | 'partial' | 'manual' {
  return confidence >= 0.8 ? 'high' : confidence >= 0.6 ? 'partial' : 'manual';
}
