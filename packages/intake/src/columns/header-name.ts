// Header name without units and period, with the period: 'Last 3 months Impressions' → impressions, current.
import { foldWords } from '../words/fold-words.ts';

export interface HeaderName {
  /** All words, folded. */
  readonly full: string;
  /** Without text in brackets and the level. */
  readonly name: string;
  /** Without brackets, dates and period words: the name shared by the columns of a comparison. */
  readonly bare: string;
  /** Level of a taxonomy that the header begins with ('L3_Category'); 0 for none. */
  readonly level: number;
  /** Place in a row of keyword columns ('keyword2', 'KW 3'); 0 for none. */
  readonly ordinal: number;
  /** Refers to the earlier period of a comparison. */
  readonly previous: boolean;
  /** Latest date named, as yyyymmdd; 0 for none. */
  readonly date: number;
  /** Names a single month or day, not a range: one column of a time series. */
  readonly single: boolean;
}

const LEVEL = /^l(?:evel |vl )?([1-9]) (?=\p{L})/u;
const NUMBERED =
  /^((?:(?:target|focus|seo|secondary|supporting|additional|other|related|lsi) )?(?:keywords?|kws?|query|search term|keyphrase|suchbegriff|mot cle|palabra clave|parola chiave|zoekwoord|palavra chave))(?: nr)? ?([1-9]\d?)$/u;
const BRACKETS = /[(（[][^)）\]]*[)）\]]/gu;
const PREVIOUS =
  /(?:\b(?:previous|prev|prior|earlier|same period|last year|year ago|precedente?s?|anterior(?:es)?|vorherige[rns]?|vorige[rns]?|vorjahr\w*|vorangegangene[rn]?|precedenti|onceki|voorgaande|poprzedni\w*|foregaende|compared to|vs)\b|前の期間|以前|前回|предыдущ\p{L}*)/gu;
const CURRENT =
  /\b(?:last|latest|current|past|most recent|dernier(?:e?s)?|derniere|ultim[oaie]s?|letzten?|laatste|afgelopen|son|ostatni\w*)\b/gu;
const UNITS =
  /\b(?:days?|weeks?|months?|years?|tagen?|wochen?|monaten?|monate|jahren?|jours?|semaines?|mois|ans?|dias?|semanas?|mes(?:es)?|anos?|giorni|settiman[ae]|mes[ie]|ann[io]|dagen|weken|maanden|jaar|gun|hafta|ay|yil|the|in|den|der|of|les|los|gli|de|des|du|mtd|ytd)\b/gu;
const MONTHS: readonly string[] = [
  'jan|ene|gen|oca|sty',
  'feb|fev|fevr|sub|lut',
  'mar|mrz|mrt|marz|maerz',
  'apr|avr|abr|nis|kwi',
  'may|mai|mei|mag|mayo|maj',
  'jun|juin|giu|haz|cze',
  'jul|juil|lug|tem|lip',
  'aug|aou|aout|ago|agu|sie',
  'sep|sept|set|eyl|wrz',
  'oct|okt|ott|out|eki|paz',
  'nov|kas|lis',
  'dec|dez|dic|des|ara|gru',
];
const MONTH_NAME = new RegExp(`\\b(${MONTHS.join('|')})[a-z]*\\b`, 'u');
const MONTH_YEAR = new RegExp(`\\b(${MONTHS.join('|')})[a-z]* (?:\\d{1,2} )?((?:19|20)\\d\\d)\\b`, 'gu');

/** Cheap pre-check: every date matches, and most headers do not. */
const DATED = /(?:19|20)\d\d|\d[/.-]\d{1,2}[/.-]\d/u;

/** Parses a header cell. */
export function headerName(header: string): HeaderName {
  const full = foldWords(header);
  const plain = header.replace(BRACKETS, ' ');
  const level = Number(LEVEL.exec(full)?.[1] ?? 0);
  const numbered = ((plain === header ? full : foldWords(plain)) || full).replace(LEVEL, '');
  const [, counted, ordinal] = NUMBERED.exec(numbered) ?? [];
  const name = counted ?? numbered;
  const dates = DATED.test(header) || DATED.test(full) ? datesOf(header, full) : [];
  const previous = full.search(PREVIOUS) >= 0;
  let bare = name;
  if (previous || name.search(CURRENT) >= 0 || dates.length > 0) {
    bare = name
      .replace(PREVIOUS, ' ')
      .replace(CURRENT, ' ')
      .replace(UNITS, ' ')
      .replace(/\b\d+\b/gu, ' ');
    if (dates.length > 0) bare = bare.replace(new RegExp(MONTH_NAME.source, 'gu'), ' ');
    bare = bare.replace(/\s+/gu, ' ').trim();
  }
  const date = Math.max(0, ...dates);
  return {
    full,
    name,
    bare,
    level,
    ordinal: Number(ordinal ?? 0),
    previous,
    date,
    single: dates.length === 1,
  };
}

function datesOf(header: string, full: string): number[] {
  const dates: number[] = [];
  for (const [, year, month, day] of header.matchAll(
    /\b((?:19|20)\d\d)[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?/gu,
  ))
    dates.push(dateKey(Number(year), Number(month), Number(day ?? 0)));
  for (const [, year, month, day] of header.matchAll(/(?<!\d)(20\d\d)([01]\d)([0-3]\d)(?!\d)/gu))
    dates.push(dateKey(Number(year), Number(month), Number(day)));
  for (const [, first, mark, second, year] of header.matchAll(
    /(?<![\d/.])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/gu,
  )) {
    const [a, b] = [Number(first), Number(second)];
    const dayFirst = a > 12 || (b <= 12 && mark !== '/');
    const full4 = Number(year) < 100 ? 2000 + Number(year) : Number(year);
    dates.push(dayFirst ? dateKey(full4, b, a) : dateKey(full4, a, b));
  }
  for (const [, month, year] of header.matchAll(/(?<![\d/.])(\d{1,2})[/.]((?:19|20)\d\d)/gu))
    dates.push(dateKey(Number(year), Number(month), 0));
  for (const [, month = '', year] of full.matchAll(MONTH_YEAR))
    dates.push(dateKey(Number(year), 1 + MONTHS.findIndex((names) => names.split('|').includes(month)), 0));
  if (dates.length === 0)
    for (const [, year] of full.matchAll(/\b(20\d\d)\b/gu)) dates.push(dateKey(Number(year), 0, 0));
  return dates;
}

function dateKey(year: number, month: number, day: number): number {
  return year * 10_000 + month * 100 + day;
}
