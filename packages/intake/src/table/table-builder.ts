// Merges the rows of one or more files into one table: one row per keyword, enriched by later rows.
import { type KeywordTable, PAGE_LEVELS, UNKNOWN } from '@silosmith/contract';
import { settleLevels } from '../figures/page-levels.ts';
import { KEYWORD_ROOM, type KeywordCell } from '../keywords/keyword-cell.ts';
import { KeywordIndex } from '../keywords/keyword-index.ts';
import type { RowBatch } from '../rows/row-batch.ts';
import { cutTo, withRoom } from './growing.ts';
import { namedTopics } from './numbered-topics.ts';
import { type PageSource, primaryRows } from './primary-rows.ts';
import { TextBuilder } from './text-builder.ts';
import { TopicDictionary } from './topic-dictionary.ts';

/** Columns that exist only if a file has them. */
export type OptionalFigure = 'cpc' | 'position';
export type OptionalText = 'url' | 'trend' | 'parentKeyword' | 'pageKeyword';

/** Initial capacity in bytes per address or list of figures. */
const EXPECTED_TEXT = 40;

export class TableBuilder {
  readonly topics: TopicDictionary = new TopicDictionary();
  readonly #keyword: TextBuilder;
  readonly #index: KeywordIndex;
  #volume: Float64Array<ArrayBuffer>;
  #difficulty: Float64Array<ArrayBuffer>;
  #topic: Int32Array<ArrayBuffer>;
  #pageLevel: Uint8Array<ArrayBuffer>;
  #intent: Uint8Array<ArrayBuffer>;
  #keywordRole: Uint8Array<ArrayBuffer>;
  #line: Uint32Array<ArrayBuffer>;
  #rows = 0;
  #plansAddresses = false;
  /** By row: 1 where a file with planned addresses has it. */
  #addressPlanned: Uint8Array<ArrayBuffer>;
  #plansPages = false;
  /** Row of a secondary keyword → row of the keyword whose page it is planned for. */
  readonly #pageOf = new Map<number, number>();
  readonly #figures = new Map<OptionalFigure, Float64Array<ArrayBuffer>>();
  readonly #texts = new Map<OptionalText, TextBuilder>();

  /** @param rows expected number of rows. @param bytes expected size of all keywords. */
  constructor(rows: number, bytes: number) {
    this.#keyword = new TextBuilder(rows, bytes);
    this.#index = new KeywordIndex(this.#keyword, rows);
    this.#volume = new Float64Array(rows).fill(UNKNOWN);
    this.#difficulty = new Float64Array(rows).fill(UNKNOWN);
    this.#topic = new Int32Array(rows).fill(-1);
    this.#pageLevel = new Uint8Array(rows);
    this.#intent = new Uint8Array(rows);
    this.#keywordRole = new Uint8Array(rows);
    this.#line = new Uint32Array(rows);
    this.#addressPlanned = new Uint8Array(rows);
  }

  /** Volumes; this and the columns below have capacity for every placed row. */
  get volume(): Float64Array {
    return this.#volume;
  }

  get difficulty(): Float64Array {
    return this.#difficulty;
  }

  /** Index into `topics`, -1 where none is stated. */
  get topic(): Int32Array {
    return this.#topic;
  }

  get pageLevel(): Uint8Array {
    return this.#pageLevel;
  }

  get intent(): Uint8Array {
    return this.#intent;
  }

  /** KEYWORD_ROLES. */
  get keywordRole(): Uint8Array {
    return this.#keywordRole;
  }

  /** Declares that a file has this column: from now on a row without a value is unknown, and the column exists. */
  requireFigure(name: OptionalFigure): void {
    this.#figures.set(name, this.figure(name));
  }

  figure(name: OptionalFigure): Float64Array<ArrayBuffer> {
    return this.#figures.get(name) ?? new Float64Array(this.#volume.length).fill(UNKNOWN);
  }

  /** Lets `cell` write its next keyword after the column and the `waiting` bytes of keywords without a row. */
  aim(cell: KeywordCell, waiting: number): void {
    cell.bytes = this.#keyword.roomFor(waiting + KEYWORD_ROOM);
    cell.offset = this.#keyword.length + waiting;
  }

  /**
   * Assigns each row of the batch its table row (`batch.row`), new ones with unknown figures.
   * @param onMerge a row of the batch has the keyword of an earlier row.
   */
  place(batch: RowBatch, onMerge: (at: number, row: number) => void): void {
    const { count, hash, keywordStart, keywordLength, line } = batch;
    if (this.#rows + count > this.#volume.length) this.#grow(this.#rows + count);
    this.#index.warm(hash, count);
    for (let at = 0; at < count; at++) {
      const start = keywordStart[at] ?? 0;
      const length = keywordLength[at] ?? 0;
      const found = this.#index.findOrAdd(hash[at] ?? 0, this.#keyword.bytes, start, length);
      batch.row[at] = found;
      if (found < 0) {
        this.#keyword.commitAt(start, length);
        this.#line[this.#rows++] = line[at] ?? 0;
      } else onMerge(at, found);
      if (this.#plansAddresses) this.#addressPlanned[found < 0 ? -1 - found : found] = 1;
    }
  }

  #grow(rows: number): void {
    const before = this.#volume.length;
    this.#volume = withRoom(Float64Array, this.#volume, rows).fill(UNKNOWN, before);
    const room = this.#volume.length;
    this.#difficulty = withRoom(Float64Array, this.#difficulty, room).fill(UNKNOWN, before);
    this.#topic = withRoom(Int32Array, this.#topic, room).fill(-1, before);
    this.#pageLevel = withRoom(Uint8Array, this.#pageLevel, room);
    this.#intent = withRoom(Uint8Array, this.#intent, room);
    this.#keywordRole = withRoom(Uint8Array, this.#keywordRole, room);
    this.#line = withRoom(Uint32Array, this.#line, room);
    this.#addressPlanned = withRoom(Uint8Array, this.#addressPlanned, room);
    for (const [name, column] of this.#figures) {
      this.#figures.set(name, withRoom(Float64Array, column, room).fill(UNKNOWN, before));
    }
  }

  lineOf(row: number): number {
    return this.#line[row] ?? 0;
  }

  keywordOf(row: number): string {
    return this.#keyword.textAt(row);
  }

  /** Builder of a text column that a file has; rows must be written in ascending order. */
  textColumn(name: OptionalText): TextBuilder {
    const column =
      this.#texts.get(name) ?? new TextBuilder(this.#volume.length, this.#volume.length * EXPECTED_TEXT);
    this.#texts.set(name, column);
    return column;
  }

  /** The row's keyword is that of a page, whatever cell named it before. */
  planPage(row: number): void {
    if (this.#pageLevel[row] === PAGE_LEVELS.unstated) this.#pageLevel[row] = PAGE_LEVELS.anyLevel;
    this.#pageOf.delete(row);
  }

  /** A row is planned for the page of another. */
  planFor(row: number, page: number): void {
    this.#plansPages = true;
    this.#pageOf.set(row, page);
  }

  /** Declares whether the addresses of the rows to come are those of the pages that their file plans, or of pages that were found. */
  planAddresses(isPlanned: boolean): void {
    this.#plansAddresses = isPlanned;
  }

  /** Rows that the files plan for the page of another by their roles or addresses. */
  #planRows(rows: number): void {
    const primaries = primaryRows(this.#pageSource(rows));
    if (primaries === null) return;
    this.#plansPages = true;
    primaries.forEach((primary, row) => {
      if (primary === row) this.planPage(row);
      if (primary < 0 || primary === row || this.#pageOf.has(row)) return;
      this.#pageLevel[row] = PAGE_LEVELS.unstated;
      this.planFor(row, primary);
    });
  }

  /** A keyword that is planned for the page of another is of its topic, whichever row states one first. */
  #writePages(): void {
    if (!this.#plansPages) return;
    const column = this.textColumn('pageKeyword');
    for (const row of [...this.#pageOf.keys()].sort((a, b) => a - b)) {
      const page = this.#leadingPage(row);
      this.#topic[row] = this.#topic[page] ?? -1;
      column.skipTo(row);
      column.pushText(this.keywordOf(page));
    }
  }

  /** The page that a row is planned for may itself be planned for another. */
  #leadingPage(row: number): number {
    let page = row;
    for (let step = 0; step <= this.#pageOf.size; step++) {
      const above = this.#pageOf.get(page);
      if (above === undefined) break;
      page = above;
    }
    return page;
  }

  #pageSource(rows: number): PageSource {
    const url = this.#texts.get('url');
    return {
      rows,
      role: this.#keywordRole,
      topic: this.#topic,
      level: this.#pageLevel,
      volume: this.#volume,
      addressPlanned: this.#addressPlanned,
      addressOf: (row) => url?.textAt(row) ?? '',
      keywordOf: (row) => this.keywordOf(row),
    };
  }

  /** The table; the builder cannot be used afterwards. Difficulties on a scale of 0 to 1 become 0 to 100. */
  finish(): { readonly table: KeywordTable; readonly difficultyScaled: boolean } {
    const rows = this.#rows;
    settleLevels(this.#pageLevel.subarray(0, rows));
    this.#planRows(rows);
    this.#writePages();
    const difficulty = cutTo(Float64Array, this.#difficulty, rows);
    const difficultyScaled = toPercent(difficulty);
    const figure = (name: OptionalFigure): Float64Array | null => {
      const column = this.#figures.get(name);
      return column === undefined ? null : cutTo(Float64Array, column, rows);
    };
    const pageKeyword = this.#texts.get('pageKeyword')?.finish(rows);
    const table: KeywordTable = {
      rowCount: rows,
      keyword: this.#keyword.finish(rows),
      topic: cutTo(Int32Array, this.#topic, rows),
      topics: this.topics.topics,
      pageLevel: cutTo(Uint8Array, this.#pageLevel, rows),
      volume: cutTo(Float64Array, this.#volume, rows),
      difficulty,
      intent: cutTo(Uint8Array, this.#intent, rows),
      line: cutTo(Uint32Array, this.#line, rows),
      cpc: figure('cpc'),
      position: figure('position'),
      url: this.#texts.get('url')?.finish(rows) ?? null,
      trend: this.#texts.get('trend')?.finish(rows) ?? null,
      parentKeyword: this.#texts.get('parentKeyword')?.finish(rows) ?? null,
      ...(pageKeyword && { pageKeyword }),
    };
    return { table: { ...table, topics: namedTopics(table) }, difficultyScaled };
  }
}

/** Some tools write 0.45 for 45: if no value exceeds 1 and at least one is fractional, the scale is 0 to 1. */
function toPercent(difficulty: Float64Array): boolean {
  let between = false;
  for (const value of difficulty) {
    if (value > 1) return false;
    if (value > 0 && value < 1) between = true;
  }
  if (!between) return false;
  for (let row = 0; row < difficulty.length; row++) {
    const value = difficulty[row] ?? UNKNOWN;
    if (value > 0) difficulty[row] = Math.round(value * 10_000) / 100;
  }
  return true;
}
