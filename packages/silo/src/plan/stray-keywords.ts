// Keywords that say nothing of what makes their page another one than the page above it: `mclaren history` on `who owns mclaren cars`, below `mclaren`.
import { haveLettersInCommon } from '../grouping/letters-in-common.ts';
import type { RowReader } from './row-parts.ts';
import { isLite, setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';

/** Of a longer keyword the words tell less: who asks in a sentence says one thing in many. */
const MOST_WORDS = 6;

export interface StraySource {
  /** Row → page of the plan that it is another keyword of, -1 for all others. */
  readonly pageOf: Int32Array;
  /** Of a page's own keyword as it is written: what stands for it may have other words (`node js`, `nodejs`). */
  readonly ownPartsOf: (page: number) => readonly KeywordPart[];
  /** Page → page above it, -1 for none. */
  readonly parentOf: (page: number) => number;
  /** Whether a page above may answer what the page does: it is of no opposite intent. */
  readonly mayAnswer: (above: number, page: number) => boolean;
  readonly partsOf: RowReader;
  /** Whether a keyword is on its page because of its words. */
  readonly mayMove: (row: number) => boolean;
}

export interface StrayKeywords {
  /** Row → page above its own that it belongs to, -1 for all others. */
  readonly to: Int32Array;
  /** By row: 1 where it says nothing else but words of any subject or what is asked (`mahlkonig grinder` on `mahlkonig peak`): another wording of that page. */
  readonly isPlain: Uint8Array;
  /** By row: 1 where it asks something that its page asks, too. */
  readonly isAsked: Uint8Array;
}

/** What may be another form of what its page says is not astray. O(words of the keywords). */
export function strayKeywords(words: TellingWords, source: StraySource): StrayKeywords {
  const { pageOf, partsOf, mayMove } = source;
  const to = new Int32Array(pageOf.length).fill(-1);
  const isPlain = new Uint8Array(pageOf.length);
  const isAsked = new Uint8Array(pageOf.length);
  const distinct = new Map<number, readonly Distinct[]>();
  pageOf.forEach((page, row) => {
    if (page < 0 || !mayMove(row)) return;
    const aboves = distinct.get(page) ?? distinctOf(words, source, page);
    distinct.set(page, aboves);
    if (aboves.length === 0) return;
    const said = partsOf(row);
    if (said.length > MOST_WORDS) return;
    const apart = aboves.find(({ above }) => saysAll(said, above));
    const besides = apart === undefined ? null : besidesOf(said, apart);
    if (apart === undefined || besides === null) return;
    const own = setOf(words, page);
    if (besides.every((part) => isOfAnySubject(words, part, own))) isPlain[row] = 1;
    else if (mayBeForms(besides, apart)) return;
    if (besides.some((part) => isAskedBy(words, part, own))) isAsked[row] = 1;
    to[row] = apart.page;
  });
  return { to, isPlain, isAsked };
}

/** What sets a page apart from a page above it. */
interface Distinct {
  readonly page: number;
  /** Words of the page above. */
  readonly above: Uint32Array;
  /** What the page says besides, but for what is asked of a thing or goes with any. */
  readonly besides: Uint32Array;
  /** How they are written. */
  readonly texts: readonly string[];
}

/** Of the pages above, the nearest first, those beside which the page says a thing that tells it from others. */
function distinctOf(
  words: TellingWords,
  { parentOf, ownPartsOf, mayAnswer }: StraySource,
  page: number,
): readonly Distinct[] {
  const isAnyones = (id: number) => words.isGeneric[id] === 1 || words.isVague[id] === 1;
  // `ma` may be meant by `masters`: what has an opposite has other names.
  const tells = (id: number) =>
    words.isLight[id] === 0 && words.isNumber[id] === 0 && words.isOpposing[id] === 0;
  const found: Distinct[] = [];
  for (let at = parentOf(page); at >= 0; at = parentOf(at)) {
    if (!mayAnswer(at, page)) continue;
    const above = setOf(words, at);
    const besides = setOf(words, page).filter((id) => !above.includes(id) && !isAnyones(id));
    if (!besides.some(tells)) continue;
    const parts = ownPartsOf(page).filter(({ ids }) => ids.some((id) => besides.includes(id)));
    found.push({ page: at, above, besides, texts: parts.map(({ text }) => text) });
  }
  return found;
}

const saysAll = (said: readonly KeywordPart[], words: Uint32Array): boolean =>
  words.every((id) => said.some(({ ids }) => ids.includes(id)));

/** What a keyword says beside all that the page above says, may be nothing (`cheapest vodka`); null where it says what the page says besides. */
function besidesOf(
  said: readonly KeywordPart[],
  { above, besides }: Distinct,
): readonly KeywordPart[] | null {
  if (said.some(({ ids }) => ids.some((id) => besides.includes(id)))) return null;
  return said.filter((part) => part.ids.length > 0 && !part.ids.every((id) => above.includes(id)));
}

/** Whether some of it may be another form of what the page says besides. */
function mayBeForms(said: readonly KeywordPart[], { texts }: Distinct): boolean {
  return said.some(({ text }) => texts.some((own) => haveLettersInCommon(text, own)));
}

/**
 * A word of any subject, of much of the list, or for what is asked: no other name of what makes the page another one. What the page asks, too, holds the
 * keyword there: `jaguar used cars` on `jaguar approved used`.
 */
function isOfAnySubject(words: TellingWords, part: KeywordPart, own: Uint32Array): boolean {
  return (
    !isAskedBy(words, part, own) &&
    part.ids.every((id) => id >= 0 && (isLite(words, id) || words.isGeneric[id] === 1))
  );
}

const isAskedBy = (words: TellingWords, { ids }: KeywordPart, own: Uint32Array): boolean =>
  ids.some((id) => id >= 0 && words.isVague[id] === 1 && own.includes(id));
