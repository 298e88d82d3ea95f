// Which phrases become hubs, and as what: a page of the list, a keyword that stood on a narrower page, or a page that the plan proposes.

import { createGenericWordTest } from '../grouping/generic-words.ts';
import { namesKindFirst } from '../grouping/kind-order.ts';
import { FEWEST_BELOW, FEWEST_OF_PAIR, isEnoughBelow } from './enough-below.ts';
import { type HubCandidate, HubCandidates } from './hub-candidates.ts';
import { isArticle, isFragment, isLetter, isPrefix } from './hub-names.ts';
import { barePhrase, type HubPhrase, hubPhrases, phrasesOf } from './hub-phrases.ts';
import type { ListedTexts } from './listed-texts.ts';
import { pagesByRank } from './pages-by-rank.ts';
import { AKIN, type ParentPages, type PlanStanding } from './parent-pages.ts';
import { PhraseSpeakers } from './phrase-speakers.ts';
import { isPlaceName } from './place-names.ts';
import { isLead, type PlanPages } from './plan-pages.ts';
import { seedPhrase } from './seed-phrase.ts';
import { isLite, setOf, type TellingWords } from './telling-words.ts';
import type { WordPages } from './word-pages.ts';

export interface Hub {
  readonly phrase: HubPhrase;
  /** The page of the list that is about the phrase; -1 for none. */
  readonly page: number;
  /** Pages with its telling words that ask something of their own: they become its children. */
  readonly asking: readonly number[];
  /** Pages that say the phrase and soft words: they become sections of it. */
  readonly absorbed: readonly number[];
  /** Rows of keywords that say the phrase alone on pages about something narrower, the most searched first. */
  readonly rows: readonly number[];
  /** The same of keywords that say it with flaws or soft words where none says it alone: no name of the page, but other wordings of it. */
  readonly unnamed: readonly number[];
}

export interface HubSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly having: WordPages;
  readonly parents: ParentPages;
  readonly standing: PlanStanding;
  readonly texts: ListedTexts;
  readonly language: string;
  /** Pages outside the plan that nobody answers, the worthiest first: they may come into it for company. */
  readonly unserved: readonly number[];
}

/** Pages that hubs are looked for. */
export interface AskedPages {
  readonly needy: readonly number[];
  /** They may come below a hub of those for company, the worthiest first. */
  readonly unserved: readonly number[];
}

/** A word stands first or last in so many of the pages that it leads. */
const AT_AN_END = 0.75;
/** So many pages that stand alone, and this share of those that have the word, are kinds of a thing before it leads them. */
const FEWEST_KINDS = 4;
const OF_ONE_KIND = 0.5;
/** In so many of the pages below it no word is that of more pages than its own. */
const COMMONEST = 0.5;
/** What is left of so many groups without the phrase is a subject of the list by itself: then the phrase only qualifies it. */
const QUALIFYING = 0.5;

/** A word of many pages, such as `sleep` in a list about sleep aids: it may lead what nothing narrower does. */
export function isCommonWord(words: TellingWords, { ids }: HubPhrase): boolean {
  return ids.length === 1 && words.isLight[ids[0] ?? -1] === 1;
}

const NOBODY = { rows: [], unnamed: [] } as const;

/** The page about a phrase, or what makes one. */
function hubAbout(phrase: HubPhrase, speakers: PhraseSpeakers): Hub {
  const page = speakers.pageOf(phrase);
  if (page >= 0) return { phrase, page, asking: [], absorbed: [], ...NOBODY };
  const absorbed = speakers.softlySaying(phrase);
  const asking = speakers.sameAs(phrase).filter((other) => !absorbed.includes(other));
  return { phrase, page, asking, absorbed, ...speakers.rowsOf(phrase) };
}

export class HubChoice {
  readonly candidates: HubCandidates;
  private readonly source: HubSource;
  private readonly speakers: PhraseSpeakers;
  private readonly isGeneric: (word: string) => boolean;
  /** Page → how many are right below it; null until somebody asks. */
  private below: Map<number, number> | null = null;

  constructor(source: HubSource, { needy, unserved }: AskedPages) {
    const { pages, words, having, texts, language } = source;
    this.source = source;
    this.speakers = new PhraseSpeakers(pages, words, having, texts);
    this.isGeneric = createGenericWordTest(language);
    this.candidates = new HubCandidates({
      ...{ pages, words, having, needy, unserved },
      candidates: hubPhrases(pages, words, [...needy, ...unserved], language).filter((phrase) =>
        this.tells(phrase),
      ),
      isEnough: (phrase, members) =>
        isEnoughBelow(words, phrase, members, () => this.speakers.groupsOf(phrase)),
      fewest: FEWEST_BELOW,
      fewestOfLonger: FEWEST_OF_PAIR.pages,
    });
  }

  /** Some word of it says of which thing it is; where all are those of many pages, it is no single one and no generic ones. */
  private tells({ ids, text }: HubPhrase): boolean {
    const { words } = this.source;
    const telling = ids.filter(
      (id) => words.isNumber[id] === 0 && words.isVague[id] === 0 && words.isFrame[id] === 0,
    );
    if (telling.some((id) => !isLite(words, id))) return true;
    return telling.length > 0 && (ids.length === 1 || !this.isAllGeneric(text));
  }

  /** Whether pages that stand alone are kinds of it: then it leads them, though it goes with any subject (`degree`) or with much of the list. */
  private isKind({ ids: [id = -1] }: HubPhrase, members: readonly number[]): boolean {
    const { words, pages, language } = this.source;
    const alone = members.filter((page) => this.isAlone(page));
    if (words.isFrame[id] === 1 || alone.length < FEWEST_KINDS) return false;
    const headed = alone.filter((page) => {
      const parts = words.partsOf(pages.keywords[page] ?? '').filter((part) => part.ids.length > 0);
      return parts.at(namesKindFirst(language) ? 0 : -1)?.ids.includes(id);
    });
    return headed.length >= Math.max(FEWEST_KINDS, OF_ONE_KIND * alone.length);
  }

  /** Whether a page has neither parent nor children. */
  private isAlone(page: number): boolean {
    const { parent } = this.source.parents;
    return (parent[page] ?? -1) < 0 && this.childrenOf(page) === 0;
  }

  private childrenOf(page: number): number {
    if (this.below === null) {
      this.below = new Map();
      for (const above of this.source.parents.parent) this.below.set(above, (this.below.get(above) ?? 0) + 1);
    }
    return this.below.get(page) ?? 0;
  }

  /** Whether a page has no parent, and fewer children than a hub. */
  private leadsFew(page: number): boolean {
    const { parent } = this.source.parents;
    return (parent[page] ?? -1) < 0 && this.childrenOf(page) < FEWEST_BELOW;
  }

  /** Of some pages, with those right below them. */
  branchSize(pages: readonly number[]): number {
    return pages.reduce((sum, page) => sum + this.childrenOf(page), pages.length);
  }

  private isAllGeneric(text: string): boolean {
    return this.source.words
      .partsOf(text)
      .every((part) => part.ids.length === 0 || this.isGeneric(part.text));
  }

  /** Null where the phrase leads nothing. A word of many pages leads only what is left when all others have been asked. */
  hubFor({ phrase, members }: HubCandidate, may?: 'common'): Hub | null {
    const { words } = this.source;
    const isWord = phrase.ids.length === 1;
    const isKind = isWord && this.isKind(phrase, members);
    if (isArticle(phrase.text) || isPrefix(phrase.text) || (!isKind && this.isAllGeneric(phrase.text)))
      return null;
    if (!isKind && !this.isShared(phrase, members)) return null;
    const hub = hubAbout(phrase, this.speakers);
    if (hub.page < 0 && hub.rows.length === 0) {
      const framed = this.inFrame(phrase, members);
      if (framed !== null) return framed;
      if (hub.unnamed.length === 0 && isPlaceName(phrase.text)) return null;
      const isLed =
        isKind ||
        !isWord ||
        ((may === 'common' || !isCommonWord(words, phrase)) && this.standsAtAnEnd(phrase, members));
      const leads = hub.unnamed.length > 0 || (isLed && !this.qualifies(phrase));
      return leads && this.isName(phrase) ? hub : null;
    }
    return hub;
  }

  /** The hub about the phrase and what the list is about, where every page says that, too, and somebody searches for both: `oil ni`, no bare `ni`. */
  private inFrame(phrase: HubPhrase, members: readonly number[]): Hub | null {
    const { words, pages, language } = this.source;
    const frame = setOf(words, members[0] ?? -1).filter(
      (id) => words.isFrame[id] === 1 && members.every((page) => setOf(words, page).includes(id)),
    );
    if (frame.length === 0 || frame.every((id) => phrase.ids.includes(id))) return null;
    const ids = [...new Set([...phrase.ids, ...frame])].sort((a, b) => a - b);
    const isWhole = (one: readonly number[]) =>
      one.length === ids.length && ids.every((id) => one.includes(id));
    for (const page of this.speakers.groupsOf({ ...phrase, ids })) {
      for (const run of phrasesOf(words, pages.keywords[page] ?? '', language)) {
        if (!isWhole(run.ids)) continue;
        const hub = hubAbout({ ...phrase, ids, text: run.text }, this.speakers);
        if (hub.page >= 0 || hub.rows.length > 0) return hub;
      }
    }
    return null;
  }

  /** Whether a page may be called by the text of a phrase that no keyword says. */
  private isName({ text }: HubPhrase): boolean {
    return !isFragment(text) && !this.source.texts.has(text);
  }

  /** The page about what the whole list is about, where the plan has none. */
  seedHub(): Hub[] {
    const { pages, words, standing, language } = this.source;
    const inPlan = pagesByRank(standing.rank).slice(0, standing.size);
    const leadingFew = needyPages(this.source).filter((page) => this.leadsFew(page));
    const alone = leadingFew.filter((page) => this.isAlone(page));
    const phrase = seedPhrase(pages, words, { inPlan, alone, leadingFew, language });
    if (phrase === null) return [];
    const hub = hubAbout(phrase, this.speakers);
    return hub.page >= 0 || hub.rows.length > 0 || hub.unnamed.length > 0 || this.isName(phrase) ? [hub] : [];
  }

  /** Bare pages above those that say a phrase with soft words and lead others: `range rover` for `new range rover`. */
  bareHubs(): Hub[] {
    const { pages, words, parents, standing, language } = this.source;
    const below = new Map<number, number>();
    parents.parent.forEach((above, page) => {
      if ((standing.rank[page] ?? 0) <= standing.size) below.set(above, (below.get(above) ?? 0) + 1);
    });
    const hubs: Hub[] = [];
    for (const [leader, count] of below) {
      if (leader < 0 || count < FEWEST_BELOW || isLead(pages, leader)) continue;
      const phrase = barePhrase(pages, words, leader, language);
      if (phrase === null) continue;
      const hub = hubAbout(phrase, this.speakers);
      const isNamed = hub.rows.length > 0 || this.isName(phrase);
      if (hub.page < 0 && isNamed && hub.absorbed.includes(leader)) hubs.push(hub);
    }
    return hubs;
  }

  /** Whether it is what the pages have in common, and the rest of each its own: nothing particular beside it is that of more pages of the list. */
  private isShared({ ids }: HubPhrase, members: readonly number[]): boolean {
    const { words, pages } = this.source;
    const frequencyOf = (id: number) => words.frequency[id] ?? 0;
    const own = Math.min(...ids.map(frequencyOf));
    const isOwn = (id: number) =>
      ids.includes(id) || words.isVague[id] === 1 || words.isFrame[id] === 1 || frequencyOf(id) <= own;
    const shared = members.filter((page) =>
      words
        .partsOf(pages.keywords[page] ?? '')
        .every((part) => this.isGeneric(part.text) || isLetter(part.text) || part.ids.every(isOwn)),
    );
    return shared.length >= COMMONEST * members.length;
  }

  /** What is asked of a thing stands anywhere: `benefits of ashwagandha for men`. */
  private standsAtAnEnd({ ids: [id = -1] }: HubPhrase, members: readonly number[]): boolean {
    const { words, pages } = this.source;
    const atEnd = members.filter((page) => {
      const parts = words
        .partsOf(pages.keywords[page] ?? '')
        .filter(({ ids }) => ids.includes(id) || ids.some((one) => words.isVague[one] !== 1));
      return parts[0]?.ids.includes(id) || parts.at(-1)?.ids.includes(id);
    });
    return atEnd.length >= AT_AN_END * members.length;
  }

  private qualifies(phrase: HubPhrase): boolean {
    const groups = this.speakers.groupsOf(phrase);
    const besides = groups.filter((page) => this.speakers.isSubject(phrase, page));
    return besides.length >= QUALIFYING * groups.length;
  }
}

/** Pages of the plan without a broader page as parent. */
export function needyPages({
  pages,
  parents: { parent, kinship },
  standing: { rank, size },
}: HubSource): number[] {
  const needy: number[] = [];
  for (let page = 0; page < pages.count; page++)
    if ((rank[page] ?? 0) <= size && ((parent[page] ?? -1) < 0 || kinship[page] === AKIN.loose))
      needy.push(page);
  return needy;
}
