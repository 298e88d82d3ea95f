// Stems of keywords that edits have read, kept from one edit to the next: an edit of a large topic reads every keyword below it.
import { type TextColumn, textAt } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';

/** Some 250 bytes each. */
export const MOST_ROWS = 10_000;

const known = new WeakMap<TextColumn, RowStems>();

export class RowStems {
  readonly language: string;
  private readonly keyword: TextColumn;
  private readonly ofRow: Map<number, readonly string[]>;

  constructor(
    keyword: TextColumn,
    language: string,
    ofRow: ReadonlyMap<number, readonly string[]> = new Map(),
  ) {
    this.keyword = keyword;
    this.language = language;
    this.ofRow = new Map(ofRow);
  }

  /** Distinct stems of the row's text. */
  at(row: number): readonly string[] {
    const found = this.ofRow.get(row);
    if (found !== undefined) return found;
    const stems = stemsOf(textAt(this.keyword, row), this.language);
    if (this.ofRow.size >= MOST_ROWS) this.ofRow.clear();
    this.ofRow.set(row, stems);
    return stems;
  }

  /** The same of a column in which one row has another text. */
  with(keyword: TextColumn, changed: number): RowStems {
    const next = new RowStems(keyword, this.language, this.ofRow);
    next.ofRow.delete(changed);
    return next;
  }
}

export function rowStemsOf(keyword: TextColumn, language: string): RowStems {
  const found = known.get(keyword);
  if (found?.language === language) return found;
  const made = new RowStems(keyword, language);
  known.set(keyword, made);
  return made;
}

/** What has been read of `before` holds for `after`, in which only the row's text is another. */
export function keepStems(before: TextColumn, after: TextColumn, row: number): void {
  const found = known.get(before);
  if (found !== undefined) known.set(after, found.with(after, row));
}
