// Readers for values of unknown type, as in files of other programs.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asRecord(value: unknown): Record<string, unknown> {
  // An array or primitive has no named fields worth reading.
  return isRecord(value) ? value : {};
}

/** A finite number, also when written as text ('1,200'); else the fallback. */
export function numberOr(value: unknown, fallback: number): number {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/[, ]/gu, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}

export function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
}
