// Does a comma group thousands or start the decimals? Decided per column, from the figures that leave no doubt.

/**
 * `dot`: the dot starts decimals (1,234.5). `comma`: the comma does (1.234,5). `whole`: no figure tells, and the column
 * holds counts, so either groups thousands. `fraction`: no figure tells, and the column holds small numbers.
 */
export type Convention = 'dot' | 'comma' | 'whole' | 'fraction';

/** What the figures of a column say. */
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

/** Adds what one cell says: `1.234,5`, `0,5` and `1,234,567` tell, `1,234` does not. */
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
 * `addEvidence` of `bytes[start .. end)` where it is digits with at most one separator between them, or nothing that
 * could tell; false for any other cell, and nothing is added.
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

/** The convention that the evidence supports; `unsettled` where it supports neither. */
export function conventionOf(evidence: ConventionEvidence, unsettled: 'whole' | 'fraction'): Convention {
  if (evidence.dot === evidence.comma) return unsettled;
  return evidence.dot > evidence.comma ? 'dot' : 'comma';
}
