// Decimal or thousands separator: decided per column, from its unambiguous figures.

/**
 * `dot`: decimal point (1,234.5). `comma`: decimal comma (1.234,5). `whole`: all figures are ambiguous and the column
 * holds counts, so either separator groups thousands. `fraction`: all are ambiguous and the column holds small numbers.
 */
export type Convention = 'dot' | 'comma' | 'whole' | 'fraction';

/** Counts of unambiguous figures of a column. */
export interface ConventionEvidence {
  dot: number;
  comma: number;
}

const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;
const COMMA = 0x2c;
const DIGITS = /\d/;
const SINGLE = /^\D*(\d+)([.,])(\d+)/;

/** Adds the evidence of one cell: `1.234,5`, `0,5` and `1,234,567` are unambiguous, `1,234` is not. */
export function addEvidence(evidence: ConventionEvidence, cell: string): void {
  if (!DIGITS.test(cell)) return;
  for (const part of cell.split(/[–—~～]|(?<=[\dKkMm%])\s*-\s*(?=\d)| to /u)) {
    const dots = part.split('.').length - 1;
    const commas = part.split(',').length - 1;
    if (dots + commas === 0) continue;
    if (dots > 0 && commas > 0)
      part.lastIndexOf('.') > part.lastIndexOf(',') ? evidence.dot++ : evidence.comma++;
    else if (dots > 1) evidence.comma++;
    else if (commas > 1) evidence.dot++;
    else {
      const found = SINGLE.exec(part);
      if (found === null) continue;
      const [, before = '', separator = '', after = ''] = found;
      const tells = after.length !== 3 || before.length > 3 || before === '0';
      if (tells) separator === '.' ? evidence.dot++ : evidence.comma++;
    }
  }
}

/**
 * Fast path of `addEvidence` for `bytes[start .. end)` with digits and at most one separator, or without any
 * evidence; false for any other cell, and nothing is added.
 */
export function addPlainEvidence(
  evidence: ConventionEvidence,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  let separatorAt = -1;
  let isPlain = true;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === COMMA || byte === DOT) {
      if (separatorAt >= 0) return false;
      separatorAt = at;
    } else if (byte < ZERO || byte > NINE) isPlain = false;
  }
  if (separatorAt < 0) return true;
  if (!isPlain) return false;
  const before = separatorAt - start;
  const after = end - separatorAt - 1;
  if (before === 0 || after === 0) return true;
  if (after !== 3 || before > 3 || (before === 1 && bytes[start] === ZERO))
    bytes[separatorAt] === DOT ? evidence.dot++ : evidence.comma++;
  return true;
}

/** The convention with more evidence; `unsettled` if equal. */
export function conventionOf(evidence: ConventionEvidence, unsettled: 'whole' | 'fraction'): Convention {
  if (evidence.dot === evidence.comma) return unsettled;
  return evidence.dot > evidence.comma ? 'dot' : 'comma';
}
