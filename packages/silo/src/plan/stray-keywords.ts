// Keywords that say nothing of what makes their page another one than the page above it: `mclaren history` on `who owns mclaren cars`, below `mclaren`.
import { haveLettersInCommon } from '../grouping/letters-in-common.ts';
import type { RowReader } from './row-parts.ts';
import { isLite, setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';

export interface StraySource {
  /** Row → page of the plan that it is another keyword of, -1 for all others. */
  readonly pageOf: Int32Array;
  /** Page → row of its primary keyword. */
  readonly rowOf: Int32Array;
  /** Page → page above it, -1 for none. */
  readonly parentOf: (page: number) => number;
  readonly partsOf: RowReader;
  /** Whether a keyword is on its page because of its words. */
  readonly mayMove: (row: number) => boolean;
}

export interface StrayKeywords {
  /** Row → page above its own that it belongs to, -1 for all others. */
  readonly to: Int32Array;
  /** By row: 1 where it says nothing else but words of any subject (`mahlkonig grinder` on `mahlkonig peak`): another wording of that page. */
  readonly isPlain: Uint8Array;
}

/** What may be another form of what its page says is not astray. O(words of the keywords). */
export function strayKeywords(words: TellingWords, source: StraySource): StrayKeywords {
  const { pageOf, parentOf, partsOf, mayMove } = source;
  const to = new Int32Array(pageOf.length).fill(-1);
  const isPlain = new Uint8Array(pageOf.length);
  const distinct = new Map<number, Distinct | null>();
  pageOf.forEach((page, row) => {
    if (page < 0) return;
    if (!distinct.has(page)) distinct.set(page, distinctOf(words, source, page));
    const apart = distinct.get(page) ?? null;
    if (apart === null || !mayMove(row)) return;
    const besides = besidesOf(partsOf(row), apart);
    if (besides === null) return;
    if (besides.every((part) => isOfAnySubject(words, part))) isPlain[row] = 1;
    else if (mayBeForms(besides, apart)) return;
    to[row] = parentOf(page);
  });
  return { to, isPlain };
}

/** What sets a page apart from the page above it. */
interface Distinct {
  /** Words of the page above. */
  readonly above: Uint32Array;
  /** Words that the page says besides, at least one of them a thing. */
  readonly besides: Uint32Array;
  /** How they are written. */
  readonly texts: readonly string[];
}

/** Null where that is no thing, or there is no page above it. */
function distinctOf(
  words: TellingWords,
  { rowOf, parentOf, partsOf }: StraySource,
  page: number,
): Distinct | null {
  const parent = parentOf(page);
  if (parent < 0) return null;
  const above = setOf(words, parent);
  const besides = setOf(words, page).filter((id) => !above.includes(id));
  const isThing = (id: number) => !isLite(words, id) && words.isGeneric[id] === 0 && words.isNumber[id] === 0;
  if (!besides.some(isThing)) return null;
  const parts = partsOf(rowOf[page] ?? -1).filter(({ ids }) => ids.some((id) => besides.includes(id)));
  return { above, besides, texts: parts.map(({ text }) => text) };
}

/** What a keyword says beside all that the page above says; null where it says less, nothing else, or something that the page says besides. */
function besidesOf(
  said: readonly KeywordPart[],
  { above, besides }: Distinct,
): readonly KeywordPart[] | null {
  const ids = new Set(said.flatMap((part) => part.ids));
  if (!above.every((id) => ids.has(id)) || besides.some((id) => ids.has(id))) return null;
  const others = said.filter((part) => part.ids.length > 0 && !part.ids.every((id) => above.includes(id)));
  return others.length > 0 ? others : null;
}

/** Whether some of it may be another form of what the page says besides. */
function mayBeForms(said: readonly KeywordPart[], { texts }: Distinct): boolean {
  return said.some(({ text }) => texts.some((own) => haveLettersInCommon(text, own)));
}

/** A word of any subject, or of much of the list: no other name of what makes the page another one. */
function isOfAnySubject(words: TellingWords, { ids }: KeywordPart): boolean {
  return ids.every(
    (id) => id >= 0 && (isLite(words, id) || words.isGeneric[id] === 1) && words.isVague[id] === 0,
  );
}
