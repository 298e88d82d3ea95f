// Broader pages that can lead a page, in the order in which they are asked.
import type { Akin } from './akin-pages.ts';
import type { BroaderPages } from './broader-pages.ts';
import { type FramedPages, saysFrameBesides } from './framed-pages.ts';
import { isLead, type PlanPages } from './plan-pages.ts';
import type { LocalWords } from './providers-of-places.ts';
import { setOf, type TellingWords } from './telling-words.ts';

export interface ParentSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly broader: BroaderPages;
  readonly local: LocalWords;
  readonly framed: FramedPages;
}

/** Of the weight of the page. */
const THING_MORE = 0.25;

export interface Candidate extends Akin {
  /** ORDER. */
  readonly order: number;
}

/**
 * Broader pages that can lead a page, the likeliest parent first. What the list has a keyword for comes before what is proposed, unless it
 * says something besides, and one that says nothing besides covers as much: `aston martin` leads `aston martin careers`, not `where was the
 * aston martin made`; nor what says another thing, which may cover THING_MORE: `dietitian` leads `dietitian training`, not `nutrition and training`.
 */
export function candidatesOf(
  page: number,
  { pages, words, broader, local }: ParentSource,
  canLead: (other: number) => boolean,
): readonly Candidate[] {
  const mine = setOf(words, page);
  const saysBesides = (other: number) => !setOf(words, other).every((id) => mine.includes(id));
  const saysAnotherThing = (other: number) =>
    setOf(words, other).some(
      (id) => !mine.includes(id) && words.isVague[id] === 0 && words.isFrame[id] === 0,
    );
  const isPlace = (other: number) => setOf(words, other).every((id) => local.places.has(id));
  const found: Omit<Candidate, 'order'>[] = [];
  let [mostOfBare, mostButPlaces] = [0, 0];
  for (let i = broader.offsets[page] ?? 0; i < (broader.offsets[page + 1] ?? 0); i++) {
    const other = broader.pages[i] ?? -1;
    const cover = broader.cover[i] ?? 0;
    // One with the same words says nothing less: no parent.
    if (cover >= 1 || !canLead(other)) continue;
    found.push({ other, near: cover });
    if (saysBesides(other)) continue;
    mostOfBare = Math.max(mostOfBare, cover);
    if (!isPlace(other)) mostButPlaces = Math.max(mostButPlaces, cover);
  }
  const isNarrowed = (listed: number) =>
    found.some(({ other }) => isLead(pages, other) && saysAllAndMore(words, other, listed));
  const orderOf = ({ other, near }: Omit<Candidate, 'order'>) => {
    const [keyword, theirs] = [pages.keywords[page], pages.keywords[other]];
    if (asksOnly(words, other) && !namesWhole(words, keyword, theirs) && !asksTheSame(keyword, theirs))
      return ORDER.asking;
    const isThing = saysAnotherThing(other);
    const isFarther = isThing && near <= mostButPlaces + THING_MORE;
    if (isLead(pages, other) && !isFarther)
      return saysFrameBesides(words, page, other) ? ORDER.frameless : ORDER.proposed;
    if (isNarrowed(other)) return ORDER.narrowed;
    return isFarther || (near <= mostOfBare && saysBesides(other)) ? ORDER.besides : ORDER.listed;
  };
  return found.map((one) => ({ ...one, order: orderOf(one) })).sort((a, b) => a.order - b.order);
}
/** `frameless`: `best garden sheds` is below `sheds`, not below `garden`; `narrowed`: `testing` leads what is proposed, `covid tests`, not each page below that; `asking`: `where to get loans` leads no `how to get relief from loans`. */
const ORDER = { listed: 0, proposed: 1, frameless: 2, narrowed: 3, besides: 4, asking: 5 } as const;

/** Of two that say about as much of a page the one that is searched so many times more leads it: `jaguar` leads `jaguar hatfield`, not `hatfield`. */
const AS_MUCH = { near: 0.15, times: 2 } as const;

/** The same with the most searched of the first few that say about as much before the others: none that the first one extends. `demand`: by page. */
export function searchedFirst(
  found: readonly Candidate[],
  words: TellingWords,
  demand: Float64Array,
): readonly Candidate[] {
  const [first] = found;
  if (first === undefined) return found;
  const demandOf = ({ other }: Candidate) => demand[other] ?? 0;
  const best = found
    .filter(({ order, near }) => order === first.order && near >= first.near - AS_MUCH.near)
    .filter(({ other }) => !saysAllAndMore(words, first.other, other))
    .reduce((a, b) => (demandOf(b) > AS_MUCH.times * demandOf(a) ? b : a));
  return [best, ...found.filter((one) => one !== best)];
}

/** Whether a page only asks something of what the whole list is about. */
function asksOnly(words: TellingWords, page: number): boolean {
  const said = setOf(words, page);
  const asks = (id: number) => words.isVague[id] === 1;
  return said.some(asks) && said.every((id) => asks(id) || words.isFrame[id] === 1);
}

function saysAllAndMore(words: TellingWords, page: number, other: number): boolean {
  const mine = setOf(words, page);
  const theirs = setOf(words, other);
  return mine.length > theirs.length && theirs.every((id) => mine.includes(id));
}

/**
 * Whether a keyword says all that another one says side by side: `unique proposal ideas` and `proposal ideas at home` `best proposal ideas`, not `how to get
 * relief from loans` `where to get loans`. Without words between also the other way round: `cancelar passagem guanabara` `guanabara passagens`.
 */
function namesWhole(words: TellingWords, keyword = '', other = ''): boolean {
  const parts = words.partsOf(other);
  if (parts.some(({ isFunction }) => isFunction)) return false;
  const idsOf = (some: typeof parts) => some.map(({ ids }) => ids.join('-'));
  const [written, named] = [idsOf(words.partsOf(keyword)), idsOf(parts).filter((one) => one !== '')];
  const said = written.filter((one) => one !== '');
  if (named.length < 2 || said.length <= named.length) return false;
  const turned = named.toReversed();
  return (
    said.some((_, at) => named.every((one, next) => said[at + next] === one)) ||
    written.some((_, at) => turned.every((one, next) => written[at + next] === one))
  );
}

/** Whether a question is asked word for word, of something more: `how do payday loans work` in `how do payday advance loans work`, not in `how long do …`. */
function asksTheSame(keyword = '', other = ''): boolean {
  const [question, words] = [other.split(' '), keyword.split(' ')];
  if (question.length < FEWEST_OF_QUESTION || question[1] !== words[1]) return false;
  let met = 0;
  for (const word of words) if (word === question[met]) met++;
  return met === question.length;
}
/** Words of a question. */
const FEWEST_OF_QUESTION = 4;
