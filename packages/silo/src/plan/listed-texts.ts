// The keywords of a whole list by what they say: those with the very telling words of a phrase are found without reading any other.
import { MOST_WORDS } from './hub-phrases.ts';
import { type ListedKeywords, WAITING, writtenOf } from './plan-pages.ts';
import { partsAlone } from './row-parts.ts';
import type { TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';
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
  private bySaying: ReadonlyMap<string, readonly number[]> | null = null;
  private taken: Set<string> | null = null;

  constructor(listed: ListedKeywords, words: Pick<TellingWords, 'partsOf' | 'partAlone'>, language: string) {
    this.listed = listed;
    this.words = words;
    this.language = language;
  }

  /** Rows on another keyword's page with these telling words and no others; ascending. `ids` are ascending, and MOST_WORDS at most. */
  rowsSaying(ids: readonly number[]): readonly number[] {
    this.bySaying ??= this.rowsByWords();
    return this.bySaying.get(ids.join(' ')) ?? [];
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
  private rowsByWords(): Map<string, number[]> {
    const { texts, pageOf } = this.listed;
    const written = writtenOf(this.listed, this.language);
    const wordIds = partsAlone(this.words, written).map((part) => part?.ids ?? null);
    const rows = new Map<string, number[]>();
    for (let row = 0; row < texts.length; row++) {
      if ((pageOf[row] ?? -1) < 0) continue;
      const ids = idsOfRow(written, wordIds, row) ?? this.idsOf(texts[row] ?? '');
      if (ids.length === 0 || ids.length > MOST_WORDS) continue;
      const key = ids.join(' ');
      const known = rows.get(key);
      if (known) known.push(row);
      else rows.set(key, [row]);
    }
    return rows;
  }

  private idsOf(text: string): number[] {
    const ids = new Set(this.words.partsOf(text).flatMap((part) => part.ids));
    return [...ids].sort((a, b) => a - b);
  }
}

/** The distinct ids of a row, ascending, or more than MOST_WORDS of them; null where a word depends on the words beside it. */
function idsOfRow(
  { offsets, ids }: WrittenWords,
  wordIds: readonly (readonly number[] | null)[],
  row: number,
): number[] | null {
  const found: number[] = [];
  for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
    const own = wordIds[ids[at] ?? 0] ?? null;
    if (own === null) return null;
    for (const id of own) if (!found.includes(id)) found.push(id);
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
