// Statistics of a column's values over a sample; no judgement.
import { UNKNOWN } from '@silosmith/contract';
import { bandMiddle } from '../figures/bands.ts';
import { readIntents } from '../figures/intents.ts';
import { KEYWORD_ROLES, namesKeywordRole, readKeywordRole } from '../figures/keyword-roles.ts';
import { namesPageKind } from '../figures/page-levels.ts';
import { readFigure } from '../figures/read-figure.ts';

/** Shares of the filled cells, 0 to 1. */
export interface ColumnValues {
  readonly rows: number;
  readonly filled: number;
  readonly distinctShare: number;
  readonly figureShare: number;
  readonly integerShare: number;
  readonly percentShare: number;
  readonly currencyShare: number;
  readonly negativeShare: number;
  /** Figures from 0 to 100. */
  readonly hundredShare: number;
  /** Largest figure, -1 where there is none. */
  readonly largest: number;
  readonly allFractions: boolean;
  /** Increases by one: a row number. */
  readonly counting: boolean;
  readonly bandShare: number;
  readonly intentShare: number;
  readonly pageKindShare: number;
  /** Says that its keyword is a primary or a secondary one. */
  readonly keywordRoleShare: number;
  /** Whether some cell says so of a primary one, by a word or a flag. */
  readonly namesPrimary: boolean;
  /** Yes or no. */
  readonly truthShare: number;
  readonly addressShare: number;
  readonly slugShare: number;
  readonly dateShare: number;
  readonly listShare: number;
  /** Contains letters, and is not an address, date, figure or boolean. */
  readonly phraseShare: number;
  readonly averageLength: number;
}

const NOTHING =
  /^(?:|[-–—_.…?*/\\∞]+|n\/?[adr]|[nk]\.\s?[avd]\.?|nan|null|none|#[a-z/0]+[!?]?|unknown|undefined|\(?not set\)?|no data|not (?:ranked|found|in top \d+)|unranked|nicht verfügbar|keine daten|unbekannt|sin datos|aucune donnée|nessun dato|geen data|sem dados|brak danych|н\/д|нет данных|データなし)$/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+|^\/(?!\/)\S*$|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/iu;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+\/?$/u;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/u;
const LIST = /^\[?\s*-?\d+(?:\.\d+)?(?:\s*[,;|]\s*-?\d+(?:\.\d+)?){3,}\s*\]?$/u;
/** May be 12 and a fraction, or twelve thousand. */
const THREE_DECIMALS = /^\d{1,2}[.,]\d{3}$/u;
const STARTS_AS_WORD = /^\p{L}{3}/u;
const TRUTH = /^(?:true|false|yes|no|y|n|ja|nein|oui|non|si|sì|sí|não|x|✓)$/iu;
const LONGEST_TRUTH = 5;
const NEGATIVE = /^-\s*\p{Sc}?\s*\d/u;
const CURRENCY = /\p{Sc}|\b(?:usd|eur|gbp|inr|chf|aud|cad)\b/iu;

/** Whether a cell has no value: empty, `N/A`, `-`, `_`, `null`. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(cell);
}

/** Whether every part of a cell is an address or a path. */
export function isAddress(cell: string): boolean {
  return ADDRESS.test(cell.split(/[\s,;|]+/u)[0] ?? '');
}

/** Statistics of one column. Those that only some roles need are computed on demand. */
export function columnValues(cells: readonly string[]): ColumnValues {
  const { distinct, count, kind, words, labels, filled, largest, length, steps } = tally(cells);
  const share = (part: number): number => (filled === 0 ? 0 : part / filled);
  return {
    rows: cells.length,
    filled,
    distinctShare: share(distinct.size),
    figureShare: share(count.figure),
    integerShare: share(count.integer),
    percentShare: share(count.percent),
    currencyShare: share(count.currency),
    negativeShare: share(count.negative),
    hundredShare: share(count.hundred),
    largest,
    allFractions: count.fraction > 0 && largest <= 1,
    counting: filled > 2 && steps >= filled - 1,
    get bandShare() {
      return share(countOf(words, (cell) => bandMiddle(cell) >= 0));
    },
    get intentShare() {
      return share(countOf(words, (cell) => readIntents(cell) > 0));
    },
    get pageKindShare() {
      return share(countOf(labels, namesPageKind));
    },
    get keywordRoleShare() {
      return share(countOf(labels, namesKeywordRole));
    },
    get namesPrimary() {
      return [...distinct].some((cell) => readKeywordRole(cell) === KEYWORD_ROLES.primary);
    },
    get truthShare() {
      return share(countOf(labels, isTruth));
    },
    addressShare: share(kind.address),
    slugShare: share(kind.slug),
    dateShare: share(kind.date),
    listShare: share(kind.list),
    phraseShare: share(kind.phrase),
    averageLength: share(length),
  };
}

function tally(cells: readonly string[]) {
  const distinct = new Set<string>();
  const count = { figure: 0, integer: 0, percent: 0, currency: 0, negative: 0, hundred: 0, fraction: 0 };
  const kind = { address: 0, slug: 0, date: 0, list: 0, phrase: 0 };
  /** Cells that are not figures (or begin with a word), and those of them that are not addresses, with their frequencies. */
  const words = new Map<string, number>();
  const labels = new Map<string, number>();
  let filled = 0;
  let largest = -1;
  let length = 0;
  let steps = 0;
  let before = Number.NaN;
  for (const cell of cells) {
    if (saysNothing(cell)) continue;
    filled++;
    distinct.add(cell.toLowerCase());
    length += cell.length;
    const signs = signsIn(cell);
    const address = (signs & (SLASH | DOT)) !== 0 && isAddress(cell);
    const date = (signs & DIGIT) !== 0 && (signs & (SLASH | DOT | DASH)) !== 0 && DATE.test(cell);
    const list = (signs & DIGIT) !== 0 && (signs & LIST_MARK) !== 0 && LIST.test(cell);
    const isWord = address || date || list || (signs & (DIGIT | BEYOND_ASCII)) === 0;
    const figure = isWord ? UNKNOWN : readFigure(cell, 'whole');
    if (address) kind.address++;
    if ((signs & DASH) !== 0 && SLUG.test(cell)) kind.slug++;
    if (date) kind.date++;
    if (list) kind.list++;
    if ((signs & DASH) !== 0 && NEGATIVE.test(cell)) count.negative++;
    if (figure !== UNKNOWN) {
      count.figure++;
      if (Number.isInteger(figure)) count.integer++;
      if (cell.includes('%')) count.percent++;
      if ((signs & (LETTER | DOLLAR | BEYOND_ASCII)) !== 0 && CURRENCY.test(cell)) count.currency++;
      if (figure <= 100 || THREE_DECIMALS.test(cell)) count.hundred++;
      // 'Commercial (71%)' is an intent with the tool's confidence.
      if ((signs & LETTER) !== 0 && STARTS_AS_WORD.test(cell)) words.set(cell, (words.get(cell) ?? 0) + 1);
      if (figure < 1 && figure > 0) count.fraction++;
      largest = Math.max(largest, figure);
      if (figure === before + 1) steps++;
      before = figure;
    } else {
      words.set(cell, (words.get(cell) ?? 0) + 1);
      if (address) continue;
      labels.set(cell, (labels.get(cell) ?? 0) + 1);
      if (!date && !list && hasLetter(cell, signs) && !isTruth(cell)) kind.phrase++;
    }
  }
  return { distinct, count, kind, words, labels, filled, largest, length, steps };
}

function countOf(cells: ReadonlyMap<string, number>, test: (cell: string) => boolean): number {
  let sum = 0;
  for (const [cell, count] of cells) if (test(cell)) sum += count;
  return sum;
}

const LETTER = 1;
const DIGIT = 2;
const SLASH = 4;
const DOT = 8;
const DASH = 16;
const LIST_MARK = 32;
const DOLLAR = 64;
const BEYOND_ASCII = 128;
const SIGNS: Readonly<Record<string, number>> = {
  '/': SLASH,
  '.': DOT,
  '-': DASH,
  ',': LIST_MARK,
  ';': LIST_MARK,
  '|': LIST_MARK,
  $: DOLLAR,
};

/** Which of the characters above a cell contains: computed once, rules out most patterns. */
function signsIn(cell: string): number {
  let signs = 0;
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    if (code >= 0x80) signs |= BEYOND_ASCII;
    else if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) signs |= LETTER;
    else if (code >= 0x30 && code <= 0x39) signs |= DIGIT;
    else signs |= SIGNS[cell.charAt(at)] ?? 0;
  }
  return signs;
}

function hasLetter(cell: string, signs: number): boolean {
  return (signs & LETTER) !== 0 || ((signs & BEYOND_ASCII) !== 0 && /\p{L}/u.test(cell));
}

function isTruth(cell: string): boolean {
  return cell.length <= LONGEST_TRUTH && TRUTH.test(cell);
}
