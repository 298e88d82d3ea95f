// Validates dates from files and records, which may have been edited by hand.
import * as z from 'zod/mini';

const SHAPE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{4,}(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

/** ISO 8601 with a valid calendar date, years 0 to 9999. */
export function isDateTime(text: string): boolean {
  return SHAPE.test(text) && !Number.isNaN(Date.parse(text));
}

/** Invalid dates become null instead of failing the record. */
export const dateTimeSchema = z.catch(z.nullable(z.string().check(z.refine(isDateTime))), null);
/** Milliseconds since the epoch, within the range of Date. */
export const timeMsSchema = z.number().check(z.gte(-8.64e15), z.lte(8.64e15));
