// Assigns roles to columns by header and values: each column has at most one role, each role at most one column, but for those that may be repeated.
import { COLUMN_ROLES, type ColumnRole, type DetectedColumn, REPEATED_ROLES } from '@silosmith/contract';
import { type ColumnValues, columnValues } from './column-values.ts';
import { type HeaderName, headerName } from './header-name.ts';
import { headerMatch } from './header-strength.ts';
import { valueFit } from './value-fit.ts';
import { repeatsWords } from './word-groups.ts';

/** Below this a column keeps no role. */
const LEAST = 0.35;
/** Confidence of a column recognised by its values alone. */
const BY_VALUES = 0.6;
/** … if it is the only column of phrases, all distinct, next to a volume or position column with a known name. */
const BY_VALUES_ALONE = 0.75;
/** Letters: category labels ('Germany', 'mobile') are shorter than searches on average. */
const SHORTEST_SEARCHES = 10;
/** Confidence of the keyword column in a file without a header, by its number of columns: one, two, more. */
const UNNAMED = [0.85, 0.75, 0.65];
/** So many months are a history: none of them is the volume, the latest no more than the others. */
const HISTORY = 3;
/** So many months are the trend, the latest of more: with fewer the file's own figure is. */
const MONTHS_OF_TREND = { fewest: 12, most: 48 } as const;
/** Confidence of each: a month of searches is nothing else. */
const MONTH_OF_TREND = 0.9;
/** Penalty of one month of fewer ('Searches: Jun 2021'), used as volume only if nothing better exists. */
const ONE_OF_SERIES = 0.6;
/** Penalty of the older of two columns that differ only in their dates. */
const OLDER = 0.5;

/** Minimum fit of a column's values to be keywords. */
const LEAST_LIKE_KEYWORDS = 0.3;

interface Candidate {
  readonly index: number;
  readonly role: ColumnRole;
  readonly confidence: number;
  /** Whether it is one month of the trend. */
  readonly isMonth?: boolean;
}

/**
 * @param headers names of the columns; all empty where the file has no header.
 * @param rows sample of the data records, as strings.
 */
export function assignRoles(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): DetectedColumn[] {
  const names = headers.map(headerName);
  const values = valuesOnDemand(rows);
  const candidates = namedCandidates(names, values);
  const roles = new Map<number, Candidate>();
  const taken = new Set<ColumnRole>();
  for (const candidate of candidates) {
    if (roles.has(candidate.index)) continue;
    if (taken.has(candidate.role) && !mayRepeat(candidate)) continue;
    taken.add(candidate.role);
    roles.set(candidate.index, candidate);
  }
  const named = headers.some((header) => header !== '');
  if (!taken.has('keyword')) {
    const { index, alone } = keywordByValues(headers.length, values, roles);
    const most = alone && (taken.has('volume') || taken.has('position')) ? BY_VALUES_ALONE : BY_VALUES;
    if (index >= 0)
      roles.set(index, {
        index,
        role: 'keyword',
        confidence: keywordConfidence(values(index), named ? most : unnamedConfidence(headers.length)),
      });
  }
  dropWordGroups(rows, roles);
  if (!named || headers.length === 2) addVolumeByValues(names, values, roles);
  return headers.map((header, index) => {
    const found = roles.get(index);
    return { index, header, role: found?.role ?? null, confidence: round(found?.confidence ?? 0) };
  });
}

/** What only repeats the words of each keyword groups nothing. */
function dropWordGroups(rows: readonly (readonly string[])[], roles: Map<number, Candidate>): void {
  const indexOf = (role: ColumnRole) => [...roles.values()].find((one) => one.role === role)?.index;
  const [topic, keyword] = [indexOf('topic'), indexOf('keyword')];
  if (topic !== undefined && keyword !== undefined && repeatsWords(rows, topic, keyword)) roles.delete(topic);
}

/** A trend of several columns has one a month; of the changes since three months and a year only one is the trend. */
function mayRepeat({ role, isMonth }: Candidate): boolean {
  return REPEATED_ROLES.includes(role) && (role !== 'trend' || isMonth === true);
}

type ValuesOf = (column: number) => ColumnValues;

/** Computed lazily: exports have dozens of columns, of which few are needed. */
function valuesOnDemand(rows: readonly (readonly string[])[]): ValuesOf {
  const known = new Map<number, ColumnValues>();
  return (column) => {
    const values = known.get(column) ?? columnValues(rows.map((row) => row[column] ?? ''));
    known.set(column, values);
    return values;
  };
}

function namedCandidates(names: readonly HeaderName[], values: ValuesOf): Candidate[] {
  const candidates: (Candidate & Pick<HeaderName, 'bare' | 'date' | 'level'>)[] = [];
  const isMonth = names.map((name) => name.single && headerMatch(name, 'volume').strength > 0);
  const months = isMonth.filter(Boolean).length;
  const trend = latestMonths(names, isMonth);
  names.forEach((name, index) => {
    for (const role of COLUMN_ROLES) {
      const { kind, strength } = headerMatch(name, role);
      if (strength === 0 || (role === 'volume' && name.single && months >= HISTORY)) continue;
      if (role === 'trend' && trend.length > 0) continue;
      if (role === 'cpc' && isSpend(name, names)) continue;
      const series = name.single && role !== 'position' ? ONE_OF_SERIES : 1;
      const confidence = strength * valueFit(role, values(index), kind) * series;
      const { bare, date, level } = name;
      if (confidence >= LEAST) candidates.push({ index, role, confidence, bare, date, level });
    }
  });
  const ofTrend = trend.map((index) => ({
    ...{ index, role: 'trend' as const, confidence: MONTH_OF_TREND, isMonth: true },
    ...{ bare: '', date: 0, level: 0 },
  }));
  return [...candidates, ...ofTrend]
    .map((one) => {
      // A column without a date is the total ('Search volume (average)' next to its months), not the oldest.
      const newer =
        one.date > 0 &&
        candidates.some(
          (other) => other.role === one.role && other.bare === one.bare && other.date > one.date,
        );
      return newer ? { ...one, confidence: one.confidence * OLDER } : one;
    })
    .sort((a, b) => b.confidence - a.confidence || byLevel(a, b) || a.index - b.index);
}

/** What all clicks of a report cost together: a column called cost beside one of clicks. */
function isSpend({ bare }: HeaderName, names: readonly HeaderName[]): boolean {
  return COST.test(bare) && names.some((other) => CLICKS.test(other.bare));
}
const COST = /^co(?:st|ut)s?$/u;
const CLICKS = /^(?:clicks?|clics?|klicks?|cliques?|clic(?:ken|s)|klikken)$/u;

/** The columns of the latest months, as many as MONTHS_OF_TREND says; none where there are too few. */
function latestMonths(names: readonly HeaderName[], isMonth: readonly boolean[]): number[] {
  const months = [...names.keys()].filter((index) => isMonth[index]);
  const dates = [...new Set(months.map((index) => names[index]?.date ?? 0))].sort((a, b) => b - a);
  if (dates.length < MONTHS_OF_TREND.fewest || dates.length < months.length) return [];
  const latest = new Set(dates.slice(0, MONTHS_OF_TREND.most));
  return months.filter((index) => latest.has(names[index]?.date ?? 0));
}

/** Of a taxonomy the broadest level is the topic and the finest the keyword. */
function byLevel(
  a: Candidate & { readonly level: number },
  b: Candidate & { readonly level: number },
): number {
  if (a.role !== b.role) return 0;
  return a.role === 'keyword' ? b.level - a.level : a.level - b.level;
}

/** The column whose values look most like keywords (-1 for none), and whether it is unambiguous. */
function keywordByValues(
  width: number,
  values: ValuesOf,
  roles: ReadonlyMap<number, unknown>,
): { readonly index: number; readonly alone: boolean } {
  let best = -1;
  let most = LEAST_LIKE_KEYWORDS;
  let rivals = 0;
  for (let column = 0; column < width; column++) {
    if (roles.has(column)) continue;
    const found = values(column);
    const fit = valueFit('keyword', found, 'none') * (0.5 + 0.5 * found.distinctShare);
    if (fit > LEAST_LIKE_KEYWORDS) rivals++;
    if (fit > most) {
      most = fit;
      best = column;
    }
  }
  if (rivals !== 1) return { index: best, alone: false };
  const { distinctShare, averageLength } = values(best);
  return { index: best, alone: distinctShare > 0.9 && averageLength >= SHORTEST_SEARCHES };
}

function keywordConfidence(values: ColumnValues, most: number): number {
  return most * valueFit('keyword', values, 'none');
}

/** Certain for the only column of a bare list; several unnamed columns require a question. */
function unnamedConfidence(width: number): number {
  return UNNAMED[Math.min(width, UNNAMED.length) - 1] ?? 0;
}

function addVolumeByValues(
  names: readonly HeaderName[],
  values: ValuesOf,
  roles: Map<number, Candidate>,
): void {
  const found = [...roles.values()];
  if (found.some(({ role }) => role === 'volume') || !found.some(({ role }) => role === 'keyword')) return;
  const index = names.findIndex(
    ({ full }, column) => !roles.has(column) && !NO_VOLUME.test(full) && looksLikeVolume(values(column)),
  );
  if (index >= 0) roles.set(index, { index, role: 'volume', confidence: BY_VALUES });
}

function looksLikeVolume(values: ColumnValues): boolean {
  return (
    values.figureShare > 0.9 &&
    values.integerShare > 0.9 * values.figureShare &&
    values.largest > 100 &&
    !values.counting &&
    values.percentShare + values.currencyShare < 0.1
  );
}

// Headers of other figures in two-column exports.
const NO_VOLUME =
  /\b(?:id|no|nr|number|click\w*|klick\w*|clic\w*|traffic|results?|length|words?|score|cost|revenue|conversions?|sessions?|users?|views?|count)\b/u;

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
