// How well a column's values fit a role, as a factor on the strength of its header.
import type { ColumnRole } from '@silosmith/contract';
import type { ColumnValues } from './column-values.ts';
import type { MatchKind } from './header-strength.ts';

/** Column without values: its header alone decides. */
const EMPTY = 0.9;

/** Keyword column whose first rows are all empty. */
const UNFILLED = 0.5;

type Fit = (values: ColumnValues, kind: MatchKind) => number;

const keyword: Fit = (v, kind) => {
  if (v.filled === 0) return v.rows === 0 ? EMPTY : kind === 'exact' ? UNFILLED : 0;
  let fit = Math.min(1, v.phraseShare + Math.min(v.figureShare, 0.2));
  // The same value in every row is the seed keyword of the export.
  if (v.filled >= 5 && v.distinctShare <= 1 / v.filled) fit *= 0.5;
  else if (v.filled >= 20 && v.distinctShare < 0.15) fit *= 0.6;
  if (v.averageLength > 120) fit *= 0.4;
  if (v.distinctShare < 0.2 && v.intentShare > 0.9) fit *= 0.3;
  return fit;
};

const topic: Fit = (v, kind) => {
  if (v.filled === 0) return EMPTY;
  // Sections and tags group keywords, unless each keyword has its own or several.
  if (kind === 'weaker' && v.filled >= 10 && v.distinctShare > 0.7) return 0.3;
  const words = v.phraseShare + 0.78 * v.integerShare + 0.2 * v.addressShare;
  const fit = v.averageLength > 100 ? 0.4 * words : words;
  return Math.min(1, v.percentShare + v.currencyShare > 0.5 ? 0.1 : fit);
};

const pageType: Fit = (v, kind) => {
  if (v.filled === 0) return kind === 'exact' ? EMPTY : 0;
  if (v.addressShare + v.slugShare > 0.3) return 0;
  const levels = v.integerShare > 0.9 && v.largest <= 3 ? 1 : 0;
  const named = Math.max(v.pageKindShare, levels);
  if (kind === 'exact') return v.phraseShare + levels < 0.5 ? 0 : 0.7 + 0.3 * named;
  // Figures of a tier are an order of work.
  const fit = kind === 'partial' ? v.pageKindShare : named;
  return fit >= 0.5 ? fit : 0;
};

const volume: Fit = (v, kind) => {
  if (v.filled === 0) return EMPTY;
  if (v.percentShare > 0.5 || v.currencyShare > 0.5 || v.negativeShare > 0.2) return 0.1;
  if (v.counting && v.filled > 5 && kind !== 'exact') return 0.2;
  return (v.allFractions ? 0.3 : 1) * Math.min(1, v.figureShare + v.bandShare);
};

const difficulty: Fit = (v) => {
  if (v.filled === 0) return EMPTY;
  if (v.currencyShare > 0.5) return 0.1;
  return Math.min(1, v.hundredShare + v.bandShare);
};

const intent: Fit = (v) => {
  if (v.filled === 0) return EMPTY;
  return v.intentShare > 0 ? 0.5 + 0.5 * v.intentShare : v.integerShare > 0.9 && v.largest <= 3 ? 0.8 : 0.2;
};

const cpc: Fit = (v) => {
  if (v.filled === 0) return EMPTY;
  return v.percentShare > 0.5 ? 0.1 : v.figureShare;
};

const url: Fit = (v, kind) => {
  if (v.filled === 0) return kind === 'exact' ? EMPTY : 0;
  const fit = Math.min(1, v.addressShare + 0.9 * v.slugShare);
  return kind !== 'exact' && fit < 0.5 ? 0 : fit;
};

const position: Fit = (v, kind) => {
  if (v.filled === 0) return kind === 'exact' ? EMPTY : 0;
  return v.percentShare > 0.5 || (v.counting && v.filled > 20) ? 0.2 : v.figureShare;
};

const trend: Fit = (v) => (v.filled === 0 ? EMPTY : 1 - v.addressShare);

const parentKeyword: Fit = (v) => (v.filled === 0 ? EMPTY : Math.min(1, v.phraseShare + v.figureShare / 5));

const secondaryKeywords: Fit = (v) => (v.filled === 0 ? EMPTY : v.phraseShare);

/** A word for `secondary` says nothing without one for `primary`: supporting pages and long tails stand alone. */
const keywordRole: Fit = (v, kind) => {
  if (v.filled === 0 || !v.namesPrimary) return 0;
  const isFlag =
    kind === 'exact' && Math.max(v.truthShare, v.largest <= 1 ? v.integerShare : 0) >= LEAST_NAMED;
  return isFlag || v.keywordRoleShare >= LEAST_NAMED ? 1 : 0;
};
const LEAST_NAMED = 0.8;

const FITS: Readonly<Record<ColumnRole, Fit>> = {
  keyword,
  topic,
  pageType,
  volume,
  difficulty,
  intent,
  cpc,
  url,
  position,
  trend,
  parentKeyword,
  secondaryKeywords,
  keywordRole,
};

/** 0 (the values contradict the role) to 1. */
export function valueFit(role: ColumnRole, values: ColumnValues, kind: MatchKind): number {
  // A column without values needs a clear header.
  if (values.filled === 0 && values.rows > 0 && kind === 'weaker') return 0;
  return FITS[role](values, kind);
}
