// How much each keyword of a group says what all of it says.
import { addTo } from '../columns/add-to.ts';
import type { ContentSets } from './content-sets.ts';

export class GroupLikeness {
  private readonly content: ContentSets;
  private readonly unitOf: Int32Array;
  /** By stem: rows of the group at hand that have it; zero between two questions. */
  private readonly having: Uint32Array;

  /** `unitOf`: row → unit of the content. */
  constructor(content: ContentSets, unitOf: Int32Array) {
    this.content = content;
    this.unitOf = unitOf;
    this.having = new Uint32Array(1 + content.stems.reduce((most, stem) => Math.max(most, stem), 0));
  }

  /** Row by row, the cosine of its content words with the shares of the group's rows that have them. O(words of the rows). */
  of(rows: Int32Array): number[] {
    this.count(rows);
    let squares = 0;
    // Each occurrence adds its word's number of occurrences: its square in all.
    for (const row of rows) for (const stem of this.wordsOf(row)) squares += this.having[stem] ?? 0;
    const all = Math.sqrt(squares) || 1;
    const alike = Array.from(rows, (row) => {
      const words = this.wordsOf(row);
      const said = words.reduce((sum, stem) => sum + (this.having[stem] ?? 0), 0);
      return words.length === 0 ? 0 : said / (Math.sqrt(words.length) * all);
    });
    this.clear(rows);
    return alike;
  }

  /** Of a row's content words the one that the fewest of the rows have, and how many; null without words. */
  rarestOf(row: number, rows: Int32Array): { readonly stem: number; readonly rows: number } | null {
    this.count(rows);
    let rarest: { stem: number; rows: number } | null = null;
    for (const stem of this.wordsOf(row)) {
      const having = this.having[stem] ?? 0;
      if (rarest === null || having < rarest.rows) rarest = { stem, rows: having };
    }
    this.clear(rows);
    return rarest;
  }

  /** A row's content words that fewer than `share` of the rows have. */
  rareOf(row: number, rows: Int32Array, share: number): readonly number[] {
    this.count(rows);
    const rare = [...this.wordsOf(row)].filter((stem) => (this.having[stem] ?? 0) < share * rows.length);
    this.clear(rows);
    return rare;
  }

  /** Whether `row` says a part of what `other` does, and nothing else, and each word that it leaves out is one of fewer than `share` of the rows. */
  leavesOutRare(row: number, other: number, rows: Int32Array, share: number): boolean {
    const said = this.wordsOf(row);
    const all = this.wordsOf(other);
    if (said.length === 0 || said.length >= all.length || !said.every((stem) => all.includes(stem)))
      return false;
    const rare = this.rareOf(other, rows, share);
    return all.every((stem) => said.includes(stem) || rare.includes(stem));
  }

  wordsOf(row: number): Uint32Array {
    const { ofUnit, offsets, stems } = this.content;
    const set = ofUnit[this.unitOf[row] ?? 0] ?? 0;
    return stems.subarray(offsets[set], offsets[set + 1]);
  }

  private count(rows: Int32Array): void {
    for (const row of rows) for (const stem of this.wordsOf(row)) addTo(this.having, stem, 1);
  }

  private clear(rows: Int32Array): void {
    for (const row of rows) for (const stem of this.wordsOf(row)) this.having[stem] = 0;
  }
}
