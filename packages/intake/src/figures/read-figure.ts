// Parses figures as tools and people write them: `1,000`, `1.2K`, `10-100`, `<10`, `2k+`, `0,5`, `12%`, `₹86.75`.
import { UNKNOWN } from '@silosmith/contract';
import { foldWords } from '../words/fold-words.ts';
import { bandMiddle } from './bands.ts';
import type { Convention } from './convention.ts';
import { figureOfBytes, NOT_PLAIN } from './figure-bytes.ts';
import { MAGNITUDES, UNIT_WORDS } from './magnitudes.ts';

// Spaces that group digits: space, no-break, thin, narrow no-break, figure; and the Swiss apostrophes.
const GROUPED = /(?<=\d)[ \u00a0\u2005\u2008\u2009\u202f\u2007'’`´ʼ](?=\d{3}(?!\d))/gu;
const RANGE =
  /^(.*?\d.*?)(?:\s*[-–—−‐~〜…]\s*|\s*\.{2,}\s*|\s+(?:to|bis|à|a|tot|até|and|und|et|y|en|e|do|до|至|到)\s+)(\D*\d.*)$/iu;
const FIGURE = /^([^\d+-]*)([+-]?)(\d[\d.,]*|[.,]\d+)\s*(.*)$/su;
// Groups of three, or of two as in India (1,00,000).
const GROUPS = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;
/** `45/100`, `45 von 100`: a figure with its maximum. */
const OF_SCALE = /^(?:\/|(?:out )?of|von|sur|su|de|di|van|z|из)\s*\d+$/iu;
const EXPONENT = /^e([+-]?\d{1,2})$/iu;
const UNDER =
  /^\s*(?:<|≤|under\b|below\b|less than\b|unter\b|moins de\b|menos de\b|meno di\b|minder dan\b)/iu;

/**
 * The figure of a cell, or -1 (unknown) for an empty, wordy or negative one. A range is its middle, `<10` half, `2k+` and
 * `>2k` their bound, `45/100` and `12%` the number before the sign.
 */
export function readFigure(cell: string, convention: Convention): number {
  const plain = plainFigure(cell, convention);
  return plain === NOT_PLAIN ? readWritten(cell, convention) : plain;
}

const asciiBytes = new Uint8Array(16);

/** Fast path for plain digits, as in nearly all cells. */
function plainFigure(cell: string, convention: Convention): number {
  if (cell.length > asciiBytes.length) return NOT_PLAIN;
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at);
    if (code > 0x7f) return NOT_PLAIN;
    asciiBytes[at] = code;
  }
  return figureOfBytes(asciiBytes, 0, cell.length, convention);
}

function readWritten(cell: string, convention: Convention): number {
  const text = plainDigits(cell).trim();
  if (!/\d/.test(text)) return UNKNOWN;
  const range = RANGE.exec(text);
  if (range !== null) {
    const middle = readRange(range[1] ?? '', range[2] ?? '', convention);
    if (middle !== UNKNOWN) return middle;
  }
  const single = readSingle(text, convention);
  if (single === null) return UNKNOWN;
  return UNDER.test(text) ? single.value / 2 : single.value;
}

interface Single {
  readonly value: number;
  /** Factor of its magnitude suffix (`K`, `mil`). */
  readonly magnitude: number;
}

function readRange(low: string, high: string, convention: Convention): number {
  const from = readSingle(low, convention);
  const to = readSingle(high, convention);
  if (from === null || to === null) return UNKNOWN;
  // `1-10K` is 1,000 to 10,000; `500-2k` is 500 to 2,000.
  const shared = from.magnitude === 1 && to.magnitude > 1 && from.value < to.value / to.magnitude;
  const lower = shared ? from.value * to.magnitude : from.value;
  return lower <= to.value ? (lower + to.value) / 2 : UNKNOWN;
}

function readSingle(text: string, convention: Convention): Single | null {
  const found = FIGURE.exec(text.trim());
  if (found === null) return null;
  const [, before = '', sign = '', digits = '', after = ''] = found;
  if (sign === '-' || /[-−]\s*\p{Sc}?\s*$/u.test(before)) return null;
  if (!onlyUnits(before)) return null;
  const number = readDigits(digits, convention);
  if (number === null) return null;
  const exponent = EXPONENT.exec(after.trim());
  if (exponent !== null) return { value: number * 10 ** Number(exponent[1]), magnitude: 1 };
  const rest = after.trim();
  if (OF_SCALE.test(rest)) return { value: number, magnitude: 1 };
  if (bandMiddle(rest) >= 0 && !MAGNITUDES.has(foldWords(rest))) return { value: number, magnitude: 1 };
  let magnitude = 1;
  for (const word of foldWords(rest.replace(/\([^)]*\)/gu, ' ')).split(' ')) {
    if (word === '' || UNIT_WORDS.has(word)) continue;
    const factor = MAGNITUDES.get(word);
    if (factor === undefined || magnitude !== 1) return null;
    magnitude = factor;
  }
  return { value: number * magnitude, magnitude };
}

/** Prefixes without effect: currency signs, `>`, `ca.`, a band word with the figure in brackets or after a colon. */
function onlyUnits(text: string): boolean {
  const folded = foldWords(text);
  return (
    folded === '' || folded.split(' ').every((word) => UNIT_WORDS.has(word)) || /[(:]$/.test(text.trim())
  );
}

/** Digits with separators, parsed by the column's convention. */
function readDigits(digits: string, convention: Convention): number | null {
  const text = digits.replace(/[.,]+$/, '');
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots + commas === 0) return Number(text);
  if (dots > 0 && commas > 0) {
    const decimal = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return toNumber(text, decimal);
  }
  const separator = dots > 0 ? '.' : ',';
  if (dots + commas > 1) return GROUPS.test(text) ? toNumber(text, separator === '.' ? ',' : '.') : null;
  const at = text.indexOf(separator);
  const tells = text.length - at - 1 !== 3 || at > 3 || at === 0 || text.slice(0, at) === '0';
  if (tells || convention === 'fraction') return toNumber(text, separator);
  if (convention === 'whole') return toNumber(text, separator === '.' ? ',' : '.');
  return toNumber(text, convention === 'dot' ? '.' : ',');
}

function toNumber(text: string, decimal: '.' | ','): number | null {
  const plain = decimal === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** The zeros of Arabic, Persian, Devanagari, Bengali, Tamil, Thai and Khmer digits; nine more follow each. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0x17e0];
const OTHER_DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0be6-\u0bef\u0e50-\u0e59\u17e0-\u17e9]/gu;
const NOT_ASCII = /[^ -~]/u;

/** Normalises full-width and other scripts' digits, formula-wrapped figures (`="12"`) and grouped digits. */
function plainDigits(cell: string): string {
  const wrapped = /^="?([^"]*)"?$/.exec(cell);
  const text = wrapped === null ? cell : (wrapped[1] ?? '');
  return (NOT_ASCII.test(text) ? asciiDigits(text) : text).replace(GROUPED, '');
}

function asciiDigits(text: string): string {
  const narrow = /[\uff00-\uffef]/u.test(text) ? text.normalize('NFKC') : text;
  return narrow
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replaceAll('\u066c', '')
    .replaceAll('\u066b', '.');
}
