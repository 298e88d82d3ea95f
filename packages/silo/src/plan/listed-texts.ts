// The keywords of a whole list by what they say: those with the very telling words of a phrase are found without reading any other.
import { MOST_WORDS } from './hub-phrases.ts';
import { type ListedKeywords, WAITING, writtenOf } from './plan-pages.ts';
import { partsAlone } from './row-parts.ts';
import type { TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';
import { numberOfSet } from './word-set-number.ts';
import type { WrittenWords } from './written-words.ts';

/** What a keyword says, word by word. */
export interface SaidByRow {
  readonly row: number;
  /** Of its text. */
  readonly length: number;
  readonly lower: string;
  /** Of its outer function words. */
  readonly functionCount: number;
  /** Whether it consists of telling words. */
  readonly isNothingElse: boolean;
}

export class ListedTexts {
  readonly listed: ListedKeywords;
  private readonly language: string;
  private readonly words: Pick<TellingWords, 'partsOf' | 'partAlone'>;
  /** Number of some telling words → rows whose words have that number: nearly always these very words. */
  private bySaying: ReadonlyMap<number, readonly number[]> | null = null;
  private written: WrittenWords | null = null;
  private taken: Set<string> | null = null;

  constructor(listed: ListedKeywords, words: Pick<TellingWords, 'partsOf' | 'partAlone'>, language: string) {
    this.listed = listed;
    this.words = words;
    this.language = language;
  }

  /** Rows on another keyword's page with these telling words and no others; ascending. `ids` are ascending, and MOST_WORDS at most. */
  rowsSaying(ids: readonly number[]): readonly number[] {
    this.bySaying ??= this.rowsByWords();
    const rows = this.bySaying.get(numberOfSet(ids)) ?? [];
    return rows.filter((row) => this.saysThese(row, ids));
  }

  private saysThese(row: number, ids: readonly number[]): boolean {
    const said = this.idsSaidBy(row);
    return said.length === ids.length && said.every((id, at) => id === ids[at]);
  }

  saidBy(row: number): SaidByRow {
    const text = this.listed.texts[row] ?? '';
    const parts = this.words.partsOf(text);
    return {
      ...{ row, length: text.length, lower: text.toLowerCase() },
      functionCount: outerFunctionCount(parts),
      isNothingElse: isNothingElse(parts),
    };
  }

  /** Whether the list has the very text, if only as noise or as something that the user deleted; what an earlier plan proposed does not count. */
  has(text: string): boolean {
    const { texts, pageOf } = this.listed;
    this.taken ??= new Set(texts.filter((_, row) => pageOf[row] !== WAITING).map((one) => one.toLowerCase()));
    return this.taken.has(text);
  }

  /** One pass over the list; a keyword of more telling words than a phrase has is left after a few. */
  private rowsByWords(): Map<number, number[]> {
    const { texts, pageOf } = this.listed;
    const rows = new Map<number, number[]>();
    for (let row = 0; row < texts.length; row++) {
      if ((pageOf[row] ?? -1) < 0) continue;
      const ids = this.idsSaidBy(row);
      if (ids.length === 0 || ids.length > MOST_WORDS) continue;
      const number = numberOfSet(ids);
      const known = rows.get(number);
      if (known) known.push(row);
      else rows.set(number, [row]);
    }
    return rows;
  }

  /** Ascending, each once; of a row that says more than MOST_WORDS may be only some. */
  private idsSaidBy(row: number): number[] {
    this.written ??= writtenOf(this.listed, this.language);
    const ids = idsOfRow(this.written, partsAlone(this.words, this.written), row);
    if (ids !== null) return ids;
    const said = new Set(this.words.partsOf(this.listed.texts[row] ?? '').flatMap((part) => part.ids));
    return [...said].sort((a, b) => a - b);
  }
}

/** The distinct ids of a row, ascending, or more than MOST_WORDS of them; null where a word depends on the words beside it. */
function idsOfRow(
  { offsets, ids }: WrittenWords,
  alone: readonly (KeywordPart | null)[],
  row: number,
): number[] | null {
  const found: number[] = [];
  for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
    const own = alone[ids[at] ?? 0] ?? null;
    if (own === null) return null;
    for (const id of own.ids) if (!found.includes(id)) found.push(id);
    if (found.length > MOST_WORDS) return found;
  }
  return found.sort((a, b) => a - b);
}

/** Function words that say something: those that stand with a soft word belong to it (`in der Nähe`, `what is the best`). */
export function functionCount(parts: readonly KeywordPart[]): number {
  let count = 0;
  let inRun = 0;
  let isSoft = false;
  for (const { ids, isFunction } of parts) {
    if (ids.length > 0) {
      if (!isSoft) count += inRun;
      inRun = 0;
      isSoft = false;
    } else if (isFunction) inRun++;
    else isSoft = true;
  }
  return isSoft ? count : count + inRun;
}

/** The same of those before the first word that tells something and behind the last: between two such words they only join them (`pression de l'eau`). */
export function outerFunctionCount(parts: readonly KeywordPart[]): number {
  const tells = ({ ids }: KeywordPart) => ids.length > 0;
  const [first, last] = [parts.findIndex(tells), parts.findLastIndex(tells)];
  return functionCount(parts.slice(0, first + 1)) + functionCount(parts.slice(last));
}

export function isNothingElse(parts: readonly KeywordPart[]): boolean {
  return parts.every((part) => part.ids.length > 0);
}
