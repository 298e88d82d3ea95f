// Is a text from a file or a record a date? What is stored by others, or edited by hand, may say anything.
import * as z from 'zod/mini';

const SHAPE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{4,}(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

/** ISO 8601 of a moment that a calendar has, in the years 0 to 9999. */
export function isDateTime(text: string): boolean {
  return SHAPE.test(text) && !Number.isNaN(Date.parse(text));
}

/** Null where the record says something that is no date: a record is worth more than the day it was made. */
export const dateTimeSchema = z.catch(z.nullable(z.string().check(z.refine(isDateTime))), null);
/** Milliseconds since 1970, within what a date can be. */
export const timeMsSchema = z.number().check(z.gte(-8.64e15), z.lte(8.64e15));
