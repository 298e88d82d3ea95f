// Figures that claim something: which of an article's are in none of the passages it rests on?
import { siloLinksOf } from '../silo-links.ts';
import { textOf } from '../words.ts';

/** Groups of three with a separator, or digits; with decimals. */
const NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/gu;
const SHARE_AFTER = /^\s?(?:%|per\s?cent|prozent|procent|pour\s?cent|por\s?(?:ciento|cento)|per\s?cento)/iu;
const MONEY_AFTER = /^\s?(?:[€$£¥]|(?:eur|usd|gbp|chf)\b|euros?\b|dollars?\b)/iu;
const MONEY_BEFORE = /(?:[€$£¥]|\b(?:eur|usd|gbp|chf))\s?$/iu;
/** Smaller counts are steps, hours and pieces: everyday words rather than findings. */
const LEAST_COUNT = 100;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100];

/** A figure in a text that claims something. `at` and `length` in UTF-16 units. */
export interface ClaimedFigure {
  readonly value: number;
  readonly at: number;
  readonly length: number;
}

/** Numbers that claim nothing: those of the passages, of the keywords themselves, and of links to pages of the silo. */
export function supportedFigures(
  html: string,
  passages: readonly string[],
  keywords: readonly string[],
): ReadonlySet<number> {
  const texts = [...passages, ...keywords, ...siloLinksOf(html).map(({ text }) => text)];
  return new Set(texts.flatMap((text) => numbersIn(text).map(({ value }) => value)));
}

/** Shares, prices, fractions and larger counts of a text that are not supported, in its order; a year is a date. */
export function unsupportedIn(text: string, supported: ReadonlySet<number>): ClaimedFigure[] {
  return numbersIn(text)
    .filter(({ isClaim, value }) => isClaim && !supported.has(value))
    .map(({ value, at, length }) => ({ value, at, length }));
}

/** Distinct figures of an article that no passage has. */
export function unsupportedFigures(
  html: string,
  passages: readonly string[],
  keywords: readonly string[],
): number[] {
  const supported = supportedFigures(html, passages, keywords);
  return [...new Set(unsupportedIn(textOf(html), supported).map(({ value }) => value))];
}

function numbersIn(text: string): (ClaimedFigure & { readonly isClaim: boolean })[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: written, index }) => {
    const before = text.slice(Math.max(0, index - 5), index);
    const after = text.slice(index + written.length, index + written.length + 12);
    const value = numberOf(written);
    const isYear = /^\d{4}$/u.test(written) && value >= FIRST_YEAR && value <= LAST_YEAR;
    const isMarked = SHARE_AFTER.test(after) || MONEY_AFTER.test(after) || MONEY_BEFORE.test(before);
    const isLarge = value >= LEAST_COUNT && !isYear;
    return {
      value,
      at: index,
      length: written.length,
      isClaim: isMarked || isLarge || !Number.isInteger(value),
    };
  });
}

/** `1.500`, `1,500` and `1 500` are one number; `1,5` and `1.5` another. */
function numberOf(written: string): number {
  const grouped = /^(\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+)(?:[.,](\d+))?$/u.exec(written);
  if (grouped === null) return Number(written.replace(',', '.'));
  return Number(`${(grouped[1] ?? '').replace(/\D/gu, '')}.${grouped[2] ?? '0'}`);
}
