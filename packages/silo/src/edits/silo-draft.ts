// Where does an edit write? Into copies of the columns it touches, keeping book of every cell, so that the change becomes a patch.
import { type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';
import type { SiloDocument } from '../project/silo-and-table.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, isPage, type PageTree } from '../tree/page-tree.ts';
import { redo } from './apply-patch.ts';
import { CellJournal } from './cell-journal.ts';
import { type AddedKeyword, type DocumentPatch, SILO_COLUMNS, type SiloColumn } from './patch.ts';
import { IndexStems, type StemSource, TextStems, type Texts } from './stem-source.ts';

/** Mutable while one edit runs; `finish` gives the document after it and the way back. */
export class SiloDraft {
  readonly base: SiloDocument;
  private now: SiloDocument;
  readonly stems: StemSource;
  private readonly textStems: TextStems;
  private readonly owned = new Set<SiloColumn>();
  /** Every cell written, in order, with what it held before. */
  private readonly journal = new CellJournal();
  private changes = 0;
  private readonly added: AddedKeyword[] = [];
  private readonly renamed: { row: number; before: string; after: string }[] = [];
  private readonly rowsBelow = new Map<number, readonly number[]>();
  private tree: PageTree | null = null;

  /** `index`: the token index of the table; only for drafts that neither add nor rename a keyword. */
  constructor(base: SiloDocument, index?: TokenIndex) {
    this.base = base;
    this.now = base;
    const texts: Texts = {
      keyword: (row) => this.keyword(row),
      label: (topic) => this.silo.topics[topic] ?? '',
      language: base.language,
    };
    this.textStems = new TextStems(texts);
    this.stems = index === undefined ? this.textStems : new IndexStems(index, texts);
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
    if (column === 'parent') this.moveBelow(row, was, value);
    if (!this.owned.has(column)) {
      // The copy is of this very column, so its kind is right.
      this.now = { ...this.now, silo: { ...this.silo, [column]: this.silo[column].slice() } };
      this.owned.add(column);
    }
    this.journal.push(column, row, was);
    this.changes++;
    this.silo[column][row] = value;
  }

  /** A point to come back to with `rollBack`. */
  mark(): number {
    return this.journal.length;
  }

  /** Grows with every change, also with one taken back. */
  get version(): number {
    return this.changes;
  }

  /** Takes back every cell written since the mark. */
  rollBack(mark: number): void {
    this.changes++;
    this.journal.takeBack(mark, (column, row, was) => {
      if (column === 'parent') this.moveBelow(row, this.silo.parent[row] ?? -1, was);
      this.silo[column][row] = was;
    });
  }

  /** Child pages of a page, ascending. */
  children(row: number): number[] {
    const below = this.below(row);
    return below.length === 0 ? [] : below.filter((child) => isPage(this.silo.place[child]));
  }

  childCount(row: number): number {
    let count = 0;
    for (const child of this.below(row)) if (isPage(this.silo.place[child])) count++;
    return count;
  }

  /** Variants of a page, ascending. */
  variants(row: number): number[] {
    const below = this.below(row);
    return below.length === 0 ? [] : below.filter((child) => this.silo.place[child] === PLACES.variant);
  }

  /** Jaccard overlap of two keywords (decisions §2). */
  overlap(a: number, b: number): number {
    const shared = this.stems.shared(a, b);
    return shared === 0 ? 0 : shared / (this.stems.sizeOf(a) + this.stems.sizeOf(b) - shared);
  }

  /** Index of a topic label; appended where it is new. */
  topicId(label: string): number {
    const known = this.silo.topics.indexOf(label);
    if (known >= 0) return known;
    this.now = { ...this.now, silo: { ...this.silo, topics: [...this.silo.topics, label] } };
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
    this.now = grown;
    for (const column of SILO_COLUMNS) this.owned.add(column);
    this.added.push(keyword);
    return this.rowCount - 1;
  }

  rename(row: number, after: string): void {
    const before = this.keyword(row);
    const patch = { columns: [], added: [], topics: null, touchedTopics: new Int32Array(0) };
    this.now = redo(this.now, { ...patch, renamed: [{ row, before, after }] });
    this.renamed.push({ row, before, after });
    this.textStems.forget(row);
  }

  finish(): { document: SiloDocument; patch: DocumentPatch } {
    const columns = this.journal.patches(this.silo);
    const touched = new Set<number>();
    for (const { rows } of columns) {
      for (const row of rows) {
        touched.add(this.base.silo.topic[row] ?? -1);
        touched.add(this.silo.topic[row] ?? -1);
      }
    }
    for (const { row } of this.renamed) touched.add(this.silo.topic[row] ?? -1);
    touched.delete(-1);
    const before = this.base.silo.topics;
    const after = this.silo.topics;
    const patch = {
      columns,
      added: this.added,
      renamed: this.renamed,
      topics: after === before ? null : { before, after },
      touchedTopics: Int32Array.from(touched).sort(),
    };
    return { document: this.now, patch };
  }

  /** Rows below a page, ascending; not to be changed by callers. */
  private below(row: number): readonly number[] {
    const known = this.rowsBelow.get(row);
    if (known !== undefined) return known;
    if (row >= this.base.silo.place.length) return NOTHING;
    this.tree ??= createPageTree(this.base.silo);
    const children = this.tree.children(row);
    const variants = this.tree.variants(row);
    if (children.length + variants.length === 0) return NOTHING;
    const rows = [...children, ...variants];
    if (children.length > 0 && variants.length > 0) rows.sort((a, b) => a - b);
    this.rowsBelow.set(row, rows);
    return rows;
  }

  private moveBelow(row: number, from: number, to: number): void {
    if (from >= 0) {
      const below = this.below(from);
      this.rowsBelow.set(
        from,
        below.filter((other) => other !== row),
      );
    }
    if (to >= 0) {
      const below = this.below(to);
      const at = below.findIndex((other) => other > row);
      this.rowsBelow.set(to, at < 0 ? [...below, row] : below.toSpliced(at, 0, row));
    }
  }
}

const NOTHING: readonly number[] = [];
