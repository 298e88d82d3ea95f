// What do the values of a column look like? Counts over a sample; no judgement.
import { UNKNOWN } from '@silosmith/contract';
import { bandMiddle } from '../figures/bands.ts';
import { readIntents } from '../figures/intents.ts';
import { namesPageKind } from '../figures/page-levels.ts';
import { readFigure } from '../figures/read-figure.ts';

/** Shares are of the filled cells, 0 to 1. */
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
  /** Counts up by one: a row number. */
  readonly counting: boolean;
  readonly bandShare: number;
  readonly intentShare: number;
  readonly pageKindShare: number;
  readonly addressShare: number;
  readonly slugShare: number;
  readonly dateShare: number;
  readonly listShare: number;
  /** Holds letters, and is no address, date, figure or truth value. */
  readonly phraseShare: number;
  readonly averageLength: number;
}

const NOTHING = /^(?:|[-–—_.?*/\\]+|n\/?a|nan|null|none|#n\/a|unknown|undefined|\(?not set\)?|no data)$/iu;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+|^\/(?!\/)\S*$|^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/iu;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+\/?$/u;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/u;
const LIST = /^\[?\s*-?\d+(?:\.\d+)?(?:\s*[,;|]\s*-?\d+(?:\.\d+)?){3,}\s*\]?$/u;
const TRUTH = /^(?:true|false|yes|no|y|n|ja|nein|oui|non|si|sì|sí|não|x|✓)$/iu;
const CURRENCY = /\p{Sc}|\b(?:usd|eur|gbp|inr|chf|aud|cad)\b/iu;

/** Whether a cell says nothing: empty, `N/A`, `-`, `_`, `null`. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(cell);
}

/** Whether every part of a cell is an address or a path. */
export function isAddress(cell: string): boolean {
  return ADDRESS.test(cell.split(/[\s,;|]+/u)[0] ?? '');
}

/** Looks at the cells of one column, top to bottom. */
export function columnValues(cells: readonly string[]): ColumnValues {
  const distinct = new Set<string>();
  const count = { figure: 0, integer: 0, percent: 0, currency: 0, negative: 0, hundred: 0, fraction: 0 };
  const kind = { band: 0, intent: 0, page: 0, address: 0, slug: 0, date: 0, list: 0, phrase: 0 };
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
    const address = isAddress(cell);
    const date = DATE.test(cell);
    const list = LIST.test(cell);
    const figure = address || date || list ? UNKNOWN : readFigure(cell, 'whole');
    if (address) kind.address++;
    if (SLUG.test(cell)) kind.slug++;
    if (date) kind.date++;
    if (list) kind.list++;
    if (/^-\s*\p{Sc}?\s*\d/u.test(cell)) count.negative++;
    if (figure !== UNKNOWN) {
      count.figure++;
      if (Number.isInteger(figure)) count.integer++;
      if (cell.includes('%')) count.percent++;
      if (CURRENCY.test(cell)) count.currency++;
      if (figure <= 100) count.hundred++;
      if (figure < 1 && figure > 0) count.fraction++;
      largest = Math.max(largest, figure);
      if (figure === before + 1) steps++;
      before = figure;
    } else {
      if (bandMiddle(cell) >= 0) kind.band++;
      if (readIntents(cell) > 0) kind.intent++;
      if (!address && namesPageKind(cell)) kind.page++;
      if (!address && !date && !list && !TRUTH.test(cell) && /\p{L}/u.test(cell)) kind.phrase++;
    }
  }
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
    bandShare: share(kind.band),
    intentShare: share(kind.intent),
    pageKindShare: share(kind.page),
    addressShare: share(kind.address),
    slugShare: share(kind.slug),
    dateShare: share(kind.date),
    listShare: share(kind.list),
    phraseShare: share(kind.phrase),
    averageLength: share(length),
  };
}
