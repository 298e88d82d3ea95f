// Which keyword leads the page that a file plans for several: the one it calls primary, else the one its address says, else the most searched.
import {
  bareAddress,
  LEAST_ADDRESSED,
  LEAST_MARKED,
  MOST_PLANNED_PAGES,
  PAGE_LEVELS,
  slugOfAddress,
} from '@silosmith/contract';
import { KEYWORD_ROLES } from '../figures/keyword-roles.ts';
import { foldWords } from '../words/fold-words.ts';

/** Columns of a table, by row. */
export interface PageSource {
  readonly rows: number;
  /** KEYWORD_ROLES. */
  readonly role: Uint8Array;
  /** -1 where none is stated. */
  readonly topic: Int32Array;
  /** PAGE_LEVELS. */
  readonly level: Uint8Array;
  readonly volume: Float64Array;
  /** 1 where the address is that of a planned page. */
  readonly addressPlanned: Uint8Array;
  /** Addresses of a row, one a line; '' for none. */
  readonly addressOf: (row: number) => string;
  readonly keywordOf: (row: number) => string;
}

/** Row → row of the primary keyword of its page, itself for a primary one; -1 where the file plans it for none. Null where it plans no page. */
export function primaryRows(source: PageSource): Int32Array | null {
  return primariesByRole(source) ?? primariesByAddress(source);
}

/**
 * By what a column says of each keyword: a secondary one goes to the primary one of its address, else of its topic where that has one alone. Of several, or of none,
 * nothing says which: then its role is a rank, and it has its own page.
 */
function primariesByRole({ rows, role, topic, addressOf }: PageSource): Int32Array | null {
  if (!role.includes(KEYWORD_ROLES.primary) || !role.includes(KEYWORD_ROLES.secondary)) return null;
  const ofAddress = new Map<string, number>();
  const ofTopic = new Map<number, number>();
  const primaries = new Int32Array(rows).fill(-1);
  for (let row = 0; row < rows; row++) {
    if (role[row] !== KEYWORD_ROLES.primary) continue;
    primaries[row] = row;
    const address = bareAddress(addressOf(row));
    if (address !== '' && !ofAddress.has(address)) ofAddress.set(address, row);
    const of = topic[row] ?? -1;
    if (of >= 0) ofTopic.set(of, ofTopic.has(of) ? -1 : row);
  }
  for (let row = 0; row < rows; row++) {
    if (role[row] !== KEYWORD_ROLES.secondary) continue;
    const address = bareAddress(addressOf(row));
    primaries[row] = (address === '' ? ofTopic.get(topic[row] ?? -1) : ofAddress.get(address)) ?? -1;
  }
  return primaries;
}

/** By the addresses that a file plans, where it sorts its keywords into no topics of its own or is a silo. Rows of other files say nothing of it. */
function primariesByAddress(source: PageSource): Int32Array | null {
  const { rows, addressPlanned, topic, level, addressOf } = source;
  const isMarked = (at: number) => at !== PAGE_LEVELS.unstated && at !== PAGE_LEVELS.anyLevel;
  const rowsOf = new Map<string, number[]>();
  const count = { planned: 0, addressed: 0, marked: 0, inTopic: 0 };
  for (let row = 0; row < rows; row++) {
    if (addressPlanned[row] !== 1) continue;
    count.planned++;
    if (isMarked(level[row] ?? 0)) count.marked++;
    if ((topic[row] ?? -1) >= 0) count.inTopic++;
    const [first = '', ...more] = addressOf(row).split('\n');
    const address = bareAddress(first);
    if (address === '' || more.length > 0) continue;
    count.addressed++;
    const known = rowsOf.get(address);
    if (known) known.push(row);
    else rowsOf.set(address, [row]);
    if (rowsOf.size > MOST_PLANNED_PAGES) return null;
  }
  if (count.inTopic > 0 && count.marked < LEAST_MARKED * count.planned) return null;
  if (count.addressed < LEAST_ADDRESSED * count.planned || rowsOf.size < 2) return null;
  const primaries = new Int32Array(rows).fill(-1);
  for (const [address, planned] of rowsOf) {
    const lead = leadOf(address, planned, source);
    for (const row of planned) primaries[row] = lead;
  }
  return primaries;
}

/** The keyword that the last part of the address says, else the most searched, else the first. */
function leadOf(address: string, rows: readonly number[], { volume, keywordOf }: PageSource): number {
  const slug = foldWords(slugOfAddress(address));
  const said = rows.find((row) => foldWords(keywordOf(row)) === slug);
  if (said !== undefined) return said;
  const [first = -1] = rows;
  return rows.reduce((best, row) => ((volume[row] ?? -1) > (volume[best] ?? -1) ? row : best), first);
}
