// Years that a text names: what tells a reader how current it is.
import { LANGUAGES, primarySubtag } from '@silosmith/language';

/** With separators and decimals, so that `2,024` and `2024.5` are no years. */
const NUMBER = /(?<![\p{L}\p{N}])\d+(?:[.,'’]\d+)*(?![\p{Ll}\p{Lu}\d])/gu;
/** Money, shares and sizes. */
const UNIT_AFTER =
  /^(?:\s?[%€$£¥°²³]|[\s-]?(?:eur|usd|gbp|chf|euros?|dollars?|percent|prozent|procent|kwh|kw|wh|mah|mm|cm|km|kg|ml|mg|px|rpm|kcal|cal|w|v|g|l|m)(?![\p{L}\p{N}]))/iu;
const MONEY_BEFORE = /(?:[€$£¥]|(?<!\p{L})(?:eur|usd|gbp|chf))\s?$/iu;
/** Round thousands and hundreds are counts more often than years. */
const [FIRST_YEAR, LAST_YEAR] = [2001, 2099];
/** Dates are often written with other digits or another calendar. */
const OTHER_DATES: ReadonlySet<string> = new Set(['Arab', 'Deva', 'Thai']);

/** Of this century, in the order of the text; null in a language that does not write them by our digits and calendar, or that is not known. */
export function namedYears(text: string, language: string): readonly number[] | null {
  const tag = primarySubtag(language);
  const known = LANGUAGES.find((one) => one.tag === tag);
  if (known === undefined || OTHER_DATES.has(known.script)) return null;
  return Array.from(text.matchAll(NUMBER)).flatMap(({ 0: written, index }) => {
    const end = index + written.length;
    const isMeasure =
      UNIT_AFTER.test(text.slice(end, end + 12)) ||
      MONEY_BEFORE.test(text.slice(Math.max(0, index - 5), index));
    return isMeasure ? [] : yearsIn(written);
  });
}

/** `2024`, and of the dates `12.03.2024` and `2024.03.12` the year. */
function yearsIn(written: string): number[] {
  const date = /^(?:\d{1,2}\.\d{1,2}\.(\d{4})|(\d{4})\.\d{1,2}\.\d{1,2}|(\d{4}))$/u.exec(written);
  const year = Number(date?.[1] ?? date?.[2] ?? date?.[3] ?? Number.NaN);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? [year] : [];
}
