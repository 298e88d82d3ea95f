// Identity of a keyword, and of the page whose primary keyword it is: the hash of the text it was made with, kept when the text changes.
import { stableHashOfBytes } from '@silosmith/kernel';
import type { KeywordTable } from './keyword-table.ts';
import { type TextColumn, textAt } from './text-column.ts';

declare const pageIdBrand: unique symbol;
/** `~` and 11 digits to the base 36: a number from 0 to 2^53 − 1. */
export type PageId = string & { readonly [pageIdBrand]: true };

/** The columns that ids are read from. */
export type IdentifiedTable = Pick<KeywordTable, 'rowCount' | 'keyword' | 'keptIdRow' | 'keptId'>;

export interface PageIds {
  /** Id of a row of the table. */
  at(row: number): PageId;
  /** -1 where no row has the id. */
  rowOf(id: PageId): number;
  /** Of the keyword with exactly this text; where there is none, the id of the keyword that was made with it. */
  ofText(text: string): PageId;
}

/** Ids are numbers below this: what the hash gives, and what a Float64Array holds exactly. */
const ID_COUNT = 2 ** 53;
const DIGITS = 11;
const encoder = new TextEncoder();

function textOf(id: number): PageId {
  // The brand says that a text has this form; nothing else writes it.
  return `~${id.toString(36).padStart(DIGITS, '0')}` as PageId;
}

function numberOf(id: PageId): number {
  return Number.parseInt(id.slice(1), 36);
}

export function isPageId(text: string): text is PageId {
  return /^~[0-9a-z]{11}$/u.test(text) && Number.parseInt(text.slice(1), 36) < ID_COUNT;
}

/** The id of a keyword that is made with this text, in a table where no keyword has it yet. */
export function idOfText(text: string): PageId {
  return textOf(stableHashOfBytes(encoder.encode(text)));
}

const idsOfTables = new WeakMap<IdentifiedTable, RowIds>();

/** The ids of a table: distinct, whatever its texts are. Computed once a table, in O(rows). */
export function pageIdsOf(table: IdentifiedTable): PageIds {
  return rowIdsOf(table);
}

function rowIdsOf(table: IdentifiedTable): RowIds {
  const ids = idsOfTables.get(table) ?? new RowIds(table);
  idsOfTables.set(table, ids);
  return ids;
}

/** The ids, by row, that are not those of the rows' texts. */
export function keptIdsOf({
  keptIdRow,
  keptId,
}: Pick<KeywordTable, 'keptIdRow' | 'keptId'>): Map<number, PageId> {
  return new Map(Array.from(keptIdRow ?? [], (row, at) => [row, textOf(keptId?.[at] ?? 0)]));
}

/**
 * `after`: `before` with another text in `row`. The result has the texts of `after` and the ids of `before`.
 * O(kept ids) once the ids of `before` are known, save for texts that stand twice.
 */
export function withIdsOf(before: IdentifiedTable, after: KeywordTable, row: number): KeywordTable {
  const ids = rowIdsOf(before);
  const id = ids.at(row);
  const kept = keptIdsOf(before);
  kept.delete(row);
  const table = withKeptIds(after, kept);
  const isClaimed = [...kept.values()].includes(id);
  const isOwn = (isClaimed ? null : ids.isOwn(row, after.keyword)) ?? pageIdsOf(table).at(row) === id;
  const made = isOwn ? table : withKeptIds(after, kept.set(row, id));
  // Whoever kept an id keeps it, so that the columns found for `before` are those of the result.
  idsOfTables.set(made, new RowIds(made, ids));
  return made;
}

/** `kept`: as `keptIdsOf` gives them. An id that two rows claim stays with the first. */
export function withKeptIds(table: KeywordTable, kept: ReadonlyMap<number, PageId>): KeywordTable {
  const { keptIdRow: _rows, keptId: _ids, ...rest } = table;
  if (kept.size === 0) return rest;
  const entries = [...kept].sort(([a], [b]) => a - b);
  return {
    ...rest,
    keptIdRow: Int32Array.from(entries, ([row]) => row),
    keptId: Float64Array.from(entries, ([, id]) => numberOf(id)),
  };
}

/** Rows that keep an id claim theirs first; the others follow in row order, each with the next id that is free from its hash on. */
class RowIds implements PageIds {
  readonly #table: IdentifiedTable;
  /** By row; -1 while it has none. */
  readonly #ids: Float64Array;
  /** Hash table with linear probing, at most half full: row + 1 in the slot of its id, 0 where a slot is free. */
  readonly #slots: Int32Array;

  /** `same`: of a table with the same ids, whatever its texts. */
  constructor(table: IdentifiedTable, same?: RowIds) {
    const { rowCount, keyword, keptIdRow, keptId } = table;
    this.#table = table;
    if (same !== undefined) {
      this.#ids = same.#ids;
      this.#slots = same.#slots;
      return;
    }
    this.#ids = new Float64Array(rowCount).fill(-1);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * rowCount + 2)));
    keptIdRow?.forEach((row, at) => {
      const id = keptId?.[at] ?? -1;
      if (row >= 0 && row < rowCount && Number.isSafeInteger(id) && id >= 0) this.#claim(row, id);
    });
    const { bytes, offsets } = keyword;
    for (let row = 0; row < rowCount; row++) {
      if (this.#ids[row] !== -1) continue;
      const start = offsets[row] ?? 0;
      let id = stableHashOfBytes(bytes, start, offsets[row + 1] ?? start);
      while (!this.#claim(row, id)) id = (id + 1) % ID_COUNT;
    }
  }

  at(row: number): PageId {
    return textOf(this.#ids[row] ?? 0);
  }

  rowOf(id: PageId): number {
    return this.#holderOf(numberOf(id));
  }

  /**
   * Whether the row would have the id that it has, had it kept none, with the text that it has in `keyword`: all others keep theirs.
   * Null where only claiming all ids again tells: the row, or one before it, would look further than the id of its text.
   */
  isOwn(row: number, { bytes, offsets }: TextColumn): boolean | null {
    const start = offsets[row] ?? 0;
    const natural = stableHashOfBytes(bytes, start, offsets[row + 1] ?? start);
    if (natural !== this.#ids[row]) return this.#holderOf(natural) < 0 ? false : null;
    return this.#holderOf((natural + 1) % ID_COUNT) < 0 ? true : null;
  }

  ofText(text: string): PageId {
    const { keyword, keptIdRow = [] } = this.#table;
    const isText = (row: number) => textAt(keyword, row) === text;
    for (const row of keptIdRow) if (row >= 0 && row < this.#ids.length && isText(row)) return this.at(row);
    const made = idOfText(text);
    for (let id = numberOf(made); ; id = (id + 1) % ID_COUNT) {
      const row = this.rowOf(textOf(id));
      if (row < 0) return made;
      if (isText(row)) return textOf(id);
    }
  }

  /** -1 where no row has the id. */
  #holderOf(id: number): number {
    return (this.#slots[this.#slotOf(id)] ?? 0) - 1;
  }

  /** False where another row has the id. */
  #claim(row: number, id: number): boolean {
    const slot = this.#slotOf(id);
    if (this.#slots[slot] !== 0) return false;
    this.#slots[slot] = row + 1;
    this.#ids[row] = id;
    return true;
  }

  /** The slot of the id, or the free one where it would go. */
  #slotOf(id: number): number {
    const last = this.#slots.length - 1;
    // The lower 32 bits.
    let slot = (id >>> 0) & last;
    for (;;) {
      const row = (this.#slots[slot] ?? 0) - 1;
      if (row < 0 || this.#ids[row] === id) return slot;
      slot = (slot + 1) & last;
    }
  }
}
