// Groups that say the same in other words (`seo agency`, `seo company`): one page answers them, so neither competes with the other nor is a heading of it.
import { NEEDS, needBitsOf } from '@silosmith/language';
import type { EmptyWords } from './empty-words.ts';
import { needOf, type PlanPages, plannedFor } from './plan-pages.ts';
import type { LocalSet } from './providers-of-places.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import { usedWords } from './used-words.ts';
import type { KeywordPart } from './word-reader.ts';

/** Searched this much more, the keyword of a later page names both. */
const TIMES_SEARCHED = 2;
/** And this much more, one that leaves out what the whole list is about: `quicklizard`, for `quicklizard pricing`. */
const TIMES_MORE = 5;
/** Who looks for a used thing looks for one for sale; who names a place, for who does it there. */
const ASKS_USED = 1 + NEEDS.indexOf('used');
const SALE =
  /^(?:sale|sales|buy|kaufen|verkauf|acheter|vendre|vente|comprar|venta|comprare|vendita|koop|kopen|venda)$/u;
/** Who looks for it looks for it near by. */
const NEAR =
  /(?<!\p{L})(?:near(?:est)? (?:to )?me|nearby|nearest|close(?:st)? to me|closest|in (?:der|meiner) nähe|(?:près|autour) de (?:chez )?moi|à proximité|cerca de m[ií]|vicino a me|nelle vicinanze|perto de mim|in de buurt|bij mij in de buurt|terdekat)(?!\p{L})/u;
/** These are news, and beside that word they say nothing: `update news`. */
const NEWS = 1 + NEEDS.indexOf('news');
const UPDATES = /^updates?$/u;
const SAYS_NEWS = 'news';
/** Beside others, they say nothing of which: `show all errors`. */
const ALL = /^(?:all|alle|allen|tous|toutes|todos|todas|tutti|tutte)$/u;
/** Who names two things together compares them, or asks in what they differ. */
const VERSUS =
  /^(?:vs|versus|differences?|gegen|unterschiede?|contre|différences?|contra|diferencias?|contro|differenz[ae]|diferenças?|tegen|verschil(?:len)?)$/u;
const COMPARISON = 1 + NEEDS.indexOf('comparison');
/** Nobody asks what a thing cost once: `current price of heating oil`. */
const CURRENT =
  /^(?:current|aktuell\p{L}*|actuel\p{L}*|actual(?:es)?|attual[ei]|atua(?:l|is)|huidige|actuele)$/u;
const TODAY = /^(?:today|now|heute|jetzt|aujourd|hui|hoy|ahora|oggi|hoje|agora|vandaag|nu)$/u;
/** Words for a price, and what asks for one: `how much does it cost`. Who wants a quote wants more than the price. */
const PRICE_WORDS =
  /^(?:prices?|pricing|costs?|msrp|much|preise?|kosten?|kostet|viel|prix|co[uû]ts?|co[uû]te(?:nt)?|combien|precios?|cost[eo]s?|cuestan?|valen?|cu[aá]nto|prezz[oi]|cost[ai](?:no)?|quanto|preços?|custos?|custam?|prijs|prijzen|hoeveel)$/u;
const ASKS_PRICE = 1 + NEEDS.indexOf('price');
const PRICE = 1 << NEEDS.indexOf('price');
const COMPARES = 1 << NEEDS.indexOf('comparison');
/** Who says what is to become of what says that it is converted: `acres to hectares converter`. */
const CONVERTS =
  /^(?:convert\p{L}*|conversions?|konvert\p{L}*|umrechn\p{L}*|umwandel\p{L}*|omrekenen|omzetten)$/u;
const INTO = /^(?:to|into|nach|naar|vers)$/u;
/** Behind a word for comparing it says but where: `heating oil comparison site`. */
const SITE = /^(?:sites?|websites?|portale?)$/u;
/** Beside another word for a program these say nothing: `pricing tool software`. */
const PROGRAM = /^(?:software|logiciels?)$/u;
const KIND_OF_PROGRAM =
  /^(?:tools?|systems?|platforms?|programs?|apps?|applications?|solutions?|packages?|outils?|programmes?|plateformes?)$/u;
/** The few keywords that have to be read word by word. */
const ANY =
  /\b(?:conver|konver|umrechn|umwandel|omrekenen|omzetten)|\b(?:vs|versus|gegen|contre|contra|contro|tegen|updates?|all|alle|allen|tous|toutes|todos|todas|tutti|tutte)\b|\b(?:differen|différen|unterschied|diferen|verschil|current|aktuell|actue|actual|attual|atua|huidige|software|logiciel|site|website|portal)/u;

/**
 * Page → the page that it is other words for, -1 for most. Both have the same telling words and the same soft ones (`best`, a year), one intent,
 * need and topic, and one address where the file plans any. A page that is kept leads its twins; else the first whose keyword may lead, of those that say what the list is about in
 * full and neither who does it nor near by, or one whose own keyword is searched twice as much (five times, where that leaves out what the list is about); else the first. A page that is kept never gives way. O(words).
 */
export function findTwins(
  pages: PlanPages,
  words: TellingWords,
  mayLead: (page: number) => boolean,
  { language, localSet = () => null, withoutEmpty = (set) => set, searchedOf = () => 0 }: TwinReading,
): Int32Array {
  const isKept = (page: number) => pages.kept?.[page] === 1;
  // Who cleans there and what is done there are one: `cleaner` and `cleaning`.
  const meantBy = (page: number) => localSet(setOf(words, page)) ?? setOf(words, page);
  const isPlain = (page: number) =>
    !NEAR.test(pages.keywords[page] ?? '') && meantBy(page).length === setOf(words, page).length;
  // `health insurance nz` names a page, not `health of new zealand`.
  const frameOf = (page: number) => meantBy(page).filter((id) => words.isFrame[id] === 1).length;
  const saysAThing = (page: number) =>
    setOf(words, page).some(
      (id) => words.isFrame[id] === 0 && words.isVague[id] === 0 && words.isGeneric[id] === 0,
    );
  const twinOf = new Int32Array(pages.count).fill(-1);
  const all = Array.from(twinOf.keys());
  for (const sameWords of Map.groupBy(all, (page) =>
    told(pages, words, page, { localSet, withoutEmpty, language }),
  ).values()) {
    if (sameWords.length === 1) continue;
    for (const twins of Map.groupBy(sameWords, (page) => softWords(pages, words, page, language)).values()) {
      const most = Math.max(...twins.map(frameOf));
      const named = twins.filter((page) => mayLead(page) && isPlain(page));
      const whole = named.filter((page) => frameOf(page) === most);
      const lead =
        twins.find(isKept) ??
        muchMoreSearched(named.filter(saysAThing), whole, searchedOf) ??
        mostSearched(whole, searchedOf) ??
        mostSearched(named, searchedOf) ??
        twins.find(mayLead) ??
        twins[0] ??
        -1;
      for (const page of twins) if (page !== lead && !isKept(page)) twinOf[page] = lead;
    }
  }
  return twinOf;
}

/** The first, or one whose own keyword is searched so many times more. */
function mostSearched(pages: readonly number[], searchedOf: (page: number) => number): number | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  return pages.reduce(
    (best, one) => (searchedOf(one) > TIMES_SEARCHED * searchedOf(best) ? one : best),
    first,
  );
}

/** The most searched of all, where it is searched so many times more than each of some. */
function muchMoreSearched(
  all: readonly number[],
  some: readonly number[],
  searchedOf: (page: number) => number,
): number | undefined {
  const best = mostSearched(all, searchedOf);
  if (best === undefined || some.length === 0) return undefined;
  return some.every((one) => searchedOf(best) > TIMES_MORE * searchedOf(one)) ? best : undefined;
}

const NO_PARTS: readonly KeywordPart[] = [];

interface TwinReading {
  readonly localSet?: LocalSet;
  readonly withoutEmpty?: EmptyWords;
  /** Searches a month of a page's own keyword; of none without it. */
  readonly searchedOf?: (page: number) => number;
  readonly language: string;
}

/** Whether a telling word says what is asked: then pages with the same words ask the same, whichever of them is known to ask it (`software`, `programma`). */
function isNeedTold(
  words: TellingWords,
  {
    page,
    keyword,
    need,
    language,
  }: { readonly page: number; readonly keyword: string; readonly need: number; readonly language: string },
): boolean {
  if (need === 0) return false;
  const set = setOf(words, page);
  return words
    .partsOf(keyword)
    .some(
      ({ ids, text }) =>
        ids.some((id) => set.includes(id)) && ((needBitsOf([text], language) >> (need - 1)) & 1) === 1,
    );
}

function told(
  pages: PlanPages,
  words: TellingWords,
  page: number,
  { localSet, withoutEmpty, language }: Omit<Required<TwinReading>, 'searchedOf'>,
): string {
  const { scope, pole, keywords } = pages;
  const keyword = keywords[page] ?? '';
  const used = usedWords(keyword);
  const isUsed = used.size > 0;
  const need = needOf(pages, page);
  const parts = isUsed || need === ASKS_PRICE || ANY.test(keyword) ? words.partsOf(keyword) : NO_PARTS;
  const hasUpdates = need === NEWS && parts.some(({ text }) => UPDATES.test(text));
  const saysBoth = hasUpdates && parts.some(({ text }) => text === SAYS_NEWS);
  const versus = need === COMPARISON ? parts.filter(({ text }) => VERSUS.test(text)) : NO_PARTS;
  const compares = versus.length > 0 && setOf(words, page).length > versus.length + 1;
  const local = localSet(setOf(words, page));
  const turns = turnsInto(parts);
  const isProgram = parts.some(({ text }) => PROGRAM.test(text));
  const isWhere = ({ text }: KeywordPart, at: number) =>
    SITE.test(text) && at === parts.length - 1 && asksComparison(parts[at - 1]?.text ?? '', language);
  const isPriceNow = parts.some(({ text }) => CURRENT.test(text)) && asksPrice(keyword, language);
  const isPrice = need === ASKS_PRICE;
  const kind = [
    scope[page],
    isUsed,
    poleAmong(pole[page] ?? 0, isUsed || local !== null || NEAR.test(keyword), isPrice),
    (hasUpdates && !saysBoth) ||
    (isUsed && need === ASKS_USED) ||
    (!isPrice && !saysBoth && isNeedTold(words, { page, keyword, need, language }))
      ? 0
      : need,
    plannedFor(pages, page),
    pages.direction?.[page] ?? 0,
  ];
  const isSilent = (text: string) =>
    ALL.test(text) ||
    (saysBoth && UPDATES.test(text)) ||
    (isUsed && (SALE.test(text) || used.has(text))) ||
    (compares && VERSUS.test(text)) ||
    (isPriceNow && CURRENT.test(text)) ||
    (turns && CONVERTS.test(text)) ||
    (isPrice && PRICE_WORDS.test(text)) ||
    (isProgram && KIND_OF_PROGRAM.test(text));
  const silent = parts.filter((part, at) => isSilent(part.text) || isWhere(part, at));
  const set = withoutEmpty(local ?? setOf(words, page)).filter(
    (id) => !silent.some((part) => part.ids.includes(id)),
  );
  return `${kind.join(' ')} ${withoutFrame(words, set).join(' ')}`;
}

/** `isFound`: who names a place or a used thing wants to buy there. Who asks for a price wants no more to learn than who names it. */
function poleAmong(pole: number, isFound: boolean, isPrice: boolean): number {
  if (isFound) return Math.min(0, pole);
  return isPrice ? Math.max(0, pole) : pole;
}

/** Whether a keyword names both what is turned and into what. */
function turnsInto(parts: readonly KeywordPart[]): boolean {
  const isThing = (part?: KeywordPart) =>
    part !== undefined && part.ids.length > 0 && !CONVERTS.test(part.text);
  return parts.some(
    ({ text, isFunction }, at) =>
      isFunction && INTO.test(text) && isThing(parts[at - 1]) && isThing(parts[at + 1]),
  );
}

/** What words say beside what the whole list is about: `summer tires` in a list about one maker. All of them where that says of no thing. */
function withoutFrame({ isFrame, isOpposing, isVague }: TellingWords, set: Uint32Array): Uint32Array {
  const own = set.filter((id) => isFrame[id] === 0 || isOpposing[id] === 1);
  return own.some((id) => isVague[id] === 0) ? own : set;
}

const asksPrice = (keyword: string, language: string): boolean =>
  (needBitsOf(keyword, language) & PRICE) !== 0;
const asksComparison = (keyword: string, language: string): boolean =>
  (needBitsOf(keyword, language) & COMPARES) !== 0;

function softWords({ keywords }: PlanPages, words: TellingWords, page: number, language: string): string {
  const keyword = keywords[page] ?? '';
  const parts = words.partsOf(keyword.replace(NEAR, ' '));
  const isPrice = asksPrice(keyword, language);
  const isPriceNow = isPrice && parts.some(({ text }) => TODAY.test(text));
  const used = usedWords(keyword);
  const soft = parts.filter(
    ({ ids, isFunction, text }) =>
      ids.length === 0 &&
      !isFunction &&
      !used.has(text) &&
      !(isPriceNow && TODAY.test(text)) &&
      !(isPrice && PRICE_WORDS.test(text)),
  );
  return [...new Set(soft.map(({ text }) => text))].sort().join(' ');
}
