// Looks for a few letters in the texts of a whole list: of each text it knows which pairs of letters it has, 64 bits a text, and reads few of them.
import { type ListedKeywords, WAITING } from './plan-pages.ts';
import type { KeywordPart } from './word-reader.ts';

/** What a keyword says, word by word. */
export interface SaidByRow {
  readonly lower: string;
  /** Its telling words, ascending. */
  readonly key: string;
  readonly functionCount: number;
  /** Whether it consists of telling words. */
  readonly isNothingElse: boolean;
}

export class ListedTexts {
  readonly listed: ListedKeywords;
  private readonly lower: readonly string[];
  /** Two words of bits a row: a bit for every pair of letters, several pairs a bit. */
  private readonly pairs: Uint32Array;
  private readonly partsOf: (keyword: string) => readonly KeywordPart[];
  private readonly said = new Map<number, SaidByRow>();
  private taken: Set<string> | null = null;

  constructor(listed: ListedKeywords, partsOf: (keyword: string) => readonly KeywordPart[]) {
    this.listed = listed;
    this.partsOf = partsOf;
    this.lower = listed.texts.map((text) => text.toLowerCase());
    this.pairs = new Uint32Array(2 * this.lower.length);
    this.lower.forEach((text, row) => {
      const [low, high] = pairsOf(text);
      this.pairs[2 * row] = low;
      this.pairs[2 * row + 1] = high;
    });
  }

  /** Rows whose text, in lower case, has the letters, and is no longer than `mostLength`; ascending. */
  rowsWith(letters: string, mostLength: number): number[] {
    const [low, high] = pairsOf(letters);
    const { lower, pairs } = this;
    const rows: number[] = [];
    for (let row = 0; row < lower.length; row++) {
      // `&` gives a signed number: what is missing is compared with nothing.
      if ((low & ~(pairs[2 * row] ?? 0)) !== 0 || (high & ~(pairs[2 * row + 1] ?? 0)) !== 0) continue;
      if ((this.listed.texts[row]?.length ?? 0) <= mostLength && lower[row]?.includes(letters))
        rows.push(row);
    }
    return rows;
  }

  /** Read once a row. */
  saidBy(row: number): SaidByRow {
    const known = this.said.get(row);
    if (known !== undefined) return known;
    const parts = this.partsOf(this.listed.texts[row] ?? '');
    const ids = [...new Set(parts.flatMap((part) => part.ids))].sort((a, b) => a - b);
    const said = {
      lower: this.lower[row] ?? '',
      key: ids.join(' '),
      functionCount: functionCount(parts),
      isNothingElse: isNothingElse(parts),
    };
    this.said.set(row, said);
    return said;
  }

  /** Whether the list has the very text, if only as noise or as something that the user deleted; what an earlier plan proposed does not count. */
  has(text: string): boolean {
    this.taken ??= new Set(this.lower.filter((_, row) => this.listed.pageOf[row] !== WAITING));
    return this.taken.has(text);
  }
}

export function functionCount(parts: readonly KeywordPart[]): number {
  return parts.reduce((sum, { isFunction }) => sum + (isFunction ? 1 : 0), 0);
}

export function isNothingElse(parts: readonly KeywordPart[]): boolean {
  return parts.every((part) => part.ids.length > 0);
}

/** Odd, near 2³² divided by the golden ratio: products of neighbouring numbers differ in their highest bits (Knuth, The Art of Computer Programming 3, 6.4). */
const SPREAD = 0x9e3779b1;

function pairsOf(text: string): [low: number, high: number] {
  let low = 0;
  let high = 0;
  for (let i = 1; i < text.length; i++) {
    const bit = Math.imul((text.charCodeAt(i - 1) << 16) ^ text.charCodeAt(i), SPREAD) >>> 26;
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return [low, high];
}
