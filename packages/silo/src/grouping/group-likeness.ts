// How much each keyword of a group says what all of it says.
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
    const said = rows.map((row) => this.timesSaid(row));
    for (let at = 0; at < said.length; at++) squares += said[at] ?? 0;
    const all = Math.sqrt(squares) || 1;
    this.clear(rows);
    return Array.from(said, (times, at) => {
      const words = this.wordCount(rows[at] ?? 0);
      return words === 0 ? 0 : times / (Math.sqrt(words) * all);
    });
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

  private wordCount(row: number): number {
    const { ofUnit, offsets } = this.content;
    const set = ofUnit[this.unitOf[row] ?? 0] ?? 0;
    return (offsets[set + 1] ?? 0) - (offsets[set] ?? 0);
  }

  /** How often the rows counted have the words of one of them, together. */
  private timesSaid(row: number): number {
    const { ofUnit, offsets, stems } = this.content;
    const set = ofUnit[this.unitOf[row] ?? 0] ?? 0;
    const end = offsets[set + 1] ?? 0;
    let said = 0;
    for (let at = offsets[set] ?? 0; at < end; at++) said += this.having[stems[at] ?? 0] ?? 0;
    return said;
  }

  private count(rows: Int32Array): void {
    for (let i = 0; i < rows.length; i++) this.addToWords(rows[i] ?? 0, 1);
  }

  private clear(rows: Int32Array): void {
    for (let i = 0; i < rows.length; i++) this.addToWords(rows[i] ?? 0, -1);
  }

  private addToWords(row: number, amount: number): void {
    const { ofUnit, offsets, stems } = this.content;
    const { having } = this;
    const set = ofUnit[this.unitOf[row] ?? 0] ?? 0;
    const end = offsets[set + 1] ?? 0;
    for (let at = offsets[set] ?? 0; at < end; at++) {
      const stem = stems[at] ?? 0;
      having[stem] = (having[stem] ?? 0) + amount;
    }
  }
}
