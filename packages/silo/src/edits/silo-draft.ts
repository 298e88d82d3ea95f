// The working copy of an edit: copies each column at its first write and journals every cell, so that the change becomes a patch.
import {
  type KeywordTable,
  SILO_COLUMNS,
  type SiloColumn,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { isPage, type PageTree } from '../tree/page-tree.ts';
import { redo } from './apply-patch.ts';
import { CellJournal } from './cell-journal.ts';
import { type AddedKeyword, type DocumentPatch, topicsTouched } from './patch.ts';
import { RowsBelow } from './rows-below.ts';
import { IndexStems, type StemSource, TextStems, type Texts } from './stem-source.ts';

/** Mutable while one edit runs; `finish` gives the document after it and the way back. */
export class SiloDraft {
  readonly base: SiloDocument;
  private now: { table: KeywordTable; readonly silo: Mutable<SiloState>; readonly language: string };
  readonly stems: StemSource;
  private readonly owned = new Set<SiloColumn>();
  private readonly journal = new CellJournal();
  private ownsPlaces = false;
  private pageChanges = 0;
  private readonly added: AddedKeyword[] = [];
  private readonly renamed: { row: number; before: string; after: string }[] = [];
  private readonly rowsBelow: RowsBelow;

  /** `index`: the token index of the table; only for drafts that neither add nor rename a keyword. `tree`: that of the silo, where known. */
  constructor(base: SiloDocument, index?: TokenIndex, tree: PageTree | null = null) {
    this.base = base;
    this.rowsBelow = new RowsBelow(base.silo, tree);
    this.now = { ...base, silo: { ...base.silo } };
    const keyword = () => this.table.keyword;
    const texts: Texts = {
      get keyword() {
        return keyword();
      },
      label: (topic) => this.silo.topics[topic] ?? '',
      language: base.language,
    };
    this.stems = index === undefined ? new TextStems(texts) : new IndexStems(index, texts);
  }

  get table(): KeywordTable {
    return this.now.table;
  }

  /** Read only: write with `set`. */
  get silo(): SiloState {
    return this.now.silo;
  }

  get language(): string {
    return this.now.language;
  }

  get rowCount(): number {
    return this.table.rowCount;
  }

  keyword(row: number): string {
    return textAt(this.table.keyword, row);
  }

  set(column: SiloColumn, row: number, value: number): void {
    const was = this.silo[column][row] ?? 0;
    if (was === value) return;
    if (column === 'parent') this.restand(row, this.silo.place[row] ?? 0, value);
    if (column === 'place') this.restand(row, value, this.silo.parent[row] ?? -1);
    this.journal.keep(POSITION[column], row, was);
    this.own(column);
    this.silo[column][row] = value;
  }

  /** Writes all at once that says where a row stands. */
  setPlace(row: number, place: number, parent: number, reason: number, similarity: number): void {
    const { silo } = this.now;
    const [placeBefore = 0, parentBefore = -1] = [silo.place[row], silo.parent[row]];
    const isSame = place === placeBefore && parent === parentBefore && reason === silo.reason[row];
    if (isSame && similarity === silo.similarity[row] && silo.runnerUp[row] === -1) return;
    if (!this.ownsPlaces) for (const column of PLACE_COLUMNS) this.own(column);
    this.ownsPlaces = true;
    for (const column of PLACE_COLUMNS) this.journal.keep(POSITION[column], row, silo[column][row] ?? 0);
    this.restand(row, place, parent);
    silo.place[row] = place;
    silo.parent[row] = parent;
    silo.reason[row] = reason;
    silo.similarity[row] = similarity;
    silo.runnerUp[row] = -1;
    silo.runnerUpSimilarity[row] = 0;
  }

  /** A point to come back to with `rollBack`. */
  mark(): number {
    return this.journal.mark();
  }

  /** Grows whenever a row becomes a page or is one no more. */
  get pageVersion(): number {
    return this.pageChanges;
  }

  /** Takes back everything written since the mark. */
  rollBack(mark: number): void {
    const { silo } = this.now;
    this.journal.takeBack(mark, (column, row, value) => {
      if (column === POSITION.place) this.restand(row, value, silo.parent[row] ?? -1);
      if (column === POSITION.parent) this.restand(row, silo.place[row] ?? 0, value);
      const name = SILO_COLUMNS[column];
      if (name !== undefined) silo[name][row] = value;
    });
  }

  /** Child pages of a page, ascending. */
  children(row: number): number[] {
    return this.rowsBelow.children(this.silo, row);
  }

  /** The row has nothing below it. May be false for a row whose descendants have all left. */
  isLeaf(row: number): boolean {
    return this.rowsBelow.isLeaf(row);
  }

  childCount(row: number): number {
    return this.rowsBelow.childCount(this.silo, row);
  }

  /** Variants of a page, ascending. */
  variants(row: number): number[] {
    return this.rowsBelow.variants(this.silo, row);
  }

  /** Sections of a page, ascending. */
  sections(row: number): number[] {
    return this.rowsBelow.sections(this.silo, row);
  }

  /** Jaccard overlap of the stem sets of two keywords, 0 to 1. */
  overlap(a: number, b: number): number {
    const shared = this.stems.shared(a, b);
    return shared === 0 ? 0 : shared / (this.stems.sizeOf(a) + this.stems.sizeOf(b) - shared);
  }

  /** Index of a topic label; appended where it is new. */
  topicId(label: string): number {
    const known = this.silo.topics.indexOf(label);
    if (known >= 0) return known;
    this.now.silo.topics = [...this.silo.topics, label];
    return this.silo.topics.length - 1;
  }

  /** Appends a keyword that has no place yet; returns its row. */
  append(keyword: AddedKeyword): number {
    const grown = redo(this.now, {
      columns: [],
      added: [keyword],
      renamed: [],
      topics: null,
      touchedTopics: new Int32Array(0),
    });
    this.now = { ...grown, silo: { ...grown.silo } };
    for (const column of SILO_COLUMNS) this.owned.add(column);
    this.added.push(keyword);
    return this.rowCount - 1;
  }

  rename(row: number, after: string): void {
    const before = this.keyword(row);
    const patch = { columns: [], added: [], topics: null, touchedTopics: new Int32Array(0) };
    this.now.table = redo(this.now, { ...patch, renamed: [{ row, before, after }] }).table;
    this.renamed.push({ row, before, after });
  }

  finish(): { document: SiloDocument; patch: DocumentPatch } {
    const columns = this.journal.patches(this.silo);
    const renamed = this.renamed.map(({ row }) => this.silo.topic[row] ?? -1);
    const before = this.base.silo.topics;
    const after = this.silo.topics;
    const patch = {
      columns,
      added: this.added,
      renamed: this.renamed,
      topics: after === before ? null : { before, after },
      touchedTopics: topicsTouched(columns, this.base.silo, this.silo, renamed),
    };
    return { document: this.now, patch };
  }

  /** From now on the column is a copy, which may be written. */
  private own(column: SiloColumn): void {
    if (this.owned.has(column)) return;
    // The copy is of this very column, so its kind is right.
    Object.assign(this.now.silo, { [column]: this.silo[column].slice() });
    this.owned.add(column);
  }

  /** Before a row gets another place or parent. */
  private restand(row: number, place: number, parent: number): void {
    this.rowsBelow.note(this.silo, row, place, parent);
    if (isPage(this.silo.place[row]) !== isPage(place)) this.pageChanges++;
  }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

const PLACE_COLUMNS = ['place', 'parent', 'reason', 'similarity', 'runnerUp', 'runnerUpSimilarity'] as const;
/** Column → its position in SILO_COLUMNS. */
// One entry for each name in the list.
const POSITION = Object.fromEntries(SILO_COLUMNS.map((column, at) => [column, at])) as Readonly<
  Record<SiloColumn, number>
>;
