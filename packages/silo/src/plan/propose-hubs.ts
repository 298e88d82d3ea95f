// Hubs for pages without a broader page: three and more that share a telling phrase go below a page about it. That is one of the list, a keyword
// that stood on a narrower page, or one that the plan proposes.
import { createGenericWordTest } from './generic-words.ts';
import { coverOf, type HubPhrase, hubPhrases } from './hub-phrases.ts';
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import { PhraseSpeakers } from './phrase-speakers.ts';
import type { ListedKeywords, PlanPages } from './plan-pages.ts';
import { isLite, setOf, type TellingWords } from './telling-words.ts';

export interface Hub {
  readonly phrase: HubPhrase;
  /** The page of the list that is about the phrase; -1 for none. */
  readonly page: number;
  /** Pages with its telling words that ask something of their own: they become its children. */
  readonly asking: readonly number[];
  /** Rows of keywords that say the phrase alone on pages about something narrower, the most searched first. */
  readonly rows: readonly number[];
}

export interface HubSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly parents: ParentPages;
  readonly standing: PlanStanding;
  readonly listed: ListedKeywords;
  readonly language: string;
  /** Pages outside the plan that nobody answers, the worthiest first: they may come into it for company. */
  readonly unserved: readonly number[];
}

/** Pages of the plan below a hub at least; two are enough where so many groups of the list have its phrase. */
const FEWEST_BELOW = 3;
const FEWEST_OF_PAIR = { pages: 2, groups: 3 } as const;
/** Of what a page says, its hub says this much. */
const LEAST_COVER = 0.25;
/** Of the plan's pages, these may be hubs. */
const MOST_HUBS = 0.2;
/** Pages outside the plan that are considered as members, as a multiple of the plan's size. */
const MOST_UNSERVED = 3;
/** Weight of such a member, relative to a page of the plan. */
const COMING = 0.5;
/** Demand that such a member needs, as a share of the least demand among the members within the plan. */
const LEAST_OF_MEMBER = 0.2;
/** A page that says `near me` besides, or `new`, leads where it is searched this much beside the most searched below it. */
const ENOUGH_SEARCHED = 0.3;
/** A longer phrase is better where so many of the pages have it. */
const LONGER_SHARE = 0.75;
/** A word stands first or last in so many of the pages that it leads. */
const AT_AN_END = 0.75;
/** In so many of the pages below it no word is that of more pages than its own. */
const COMMONEST = 0.5;
/** What is left of so many groups without the phrase is a subject of the list by itself: then the phrase only qualifies it. */
const QUALIFYING = 0.5;

/** The phrase that says most of the pages without a broader page first; then of those that are left. */
export function proposeHubs(source: HubSource): Hub[] {
  const { pages, words, standing } = source;
  const choice = new HubChoice(source);
  const hubs: Hub[] = [];
  const most = Math.max(1, Math.floor(MOST_HUBS * standing.size));
  const candidates = new Set(
    hubPhrases(pages, words, choice.asked()).filter((phrase) => choice.tells(phrase)),
  );
  while (hubs.length < most) {
    const best = choice.best(candidates);
    if (best === null) break;
    candidates.delete(best.phrase);
    const hub = choice.hubFor(best);
    if (hub === null) continue;
    hubs.push(hub);
    choice.take(best.members);
  }
  return hubs;
}

/** Whether a hub with these pages of the plan below it is worth a page. `groups`: all of the list that have its phrase. */
export function isEnoughBelow(
  words: TellingWords,
  below: readonly number[],
  groups: () => number[],
): boolean {
  if (below.length < FEWEST_OF_PAIR.pages) return false;
  if (below.length >= FEWEST_BELOW) return true;
  // What extends a page below the hub is that page's.
  const own = groups().filter(
    (group) => !below.some((page) => page !== group && extendsPage(words, group, page)),
  );
  return own.length >= FEWEST_OF_PAIR.groups;
}

function extendsPage(words: TellingWords, group: number, page: number): boolean {
  const set = setOf(words, group);
  return setOf(words, page).every((id) => set.includes(id));
}

const NOBODY = { rows: [], isSaid: false } as const;

interface Candidate {
  readonly phrase: HubPhrase;
  readonly members: readonly number[];
}

class HubChoice {
  private readonly source: HubSource;
  private readonly left: Set<number>;
  private readonly unserved: Set<number>;
  private readonly first: readonly number[];
  private readonly sayers = new Map<HubPhrase, readonly number[]>();
  private readonly speakers: PhraseSpeakers;
  private readonly isGeneric: (word: string) => boolean;

  constructor(source: HubSource) {
    this.source = source;
    this.unserved = new Set(source.unserved.slice(0, MOST_UNSERVED * source.standing.size));
    this.left = new Set(needyPages(source));
    this.first = [...new Set(this.asked())];
    this.speakers = new PhraseSpeakers(source.pages, source.words, source.listed);
    this.isGeneric = createGenericWordTest(source.language);
  }

  asked(): number[] {
    return [...this.left, ...this.unserved];
  }

  take(members: readonly number[]): void {
    for (const page of members) {
      this.left.delete(page);
      this.unserved.delete(page);
    }
  }

  /** That which says most of the pages that are left, and as long as most of them have it. */
  best(candidates: ReadonlySet<HubPhrase>): Candidate | null {
    let best: Candidate | null = null;
    let worth = 0;
    for (const phrase of candidates) {
      const members = this.membersOf(phrase);
      if (!isEnoughBelow(this.source.words, members, () => this.speakers.groupsOf(phrase))) continue;
      const said = members.reduce(
        (sum, page) => sum + coverOf(this.source.words, page, phrase) * (this.left.has(page) ? 1 : COMING),
        0,
      );
      if (said > worth || (said === worth && best !== null && phrase.text < best.phrase.text))
        [best, worth] = [{ phrase, members }, said];
    }
    return best === null ? null : this.longest(best, candidates);
  }

  private longest(best: Candidate, candidates: ReadonlySet<HubPhrase>): Candidate {
    let longest = best;
    for (const phrase of candidates) {
      const isLonger =
        phrase.ids.length > longest.phrase.ids.length &&
        best.phrase.ids.every((id) => phrase.ids.includes(id));
      if (!isLonger) continue;
      const members = this.membersOf(phrase);
      if (members.length >= Math.max(FEWEST_OF_PAIR.pages, LONGER_SHARE * best.members.length))
        longest = { phrase, members };
    }
    return longest;
  }

  private membersOf(phrase: HubPhrase): number[] {
    const { pages } = this.source;
    const sayers = this.sayersOf(phrase);
    const members = sayers.filter((page) => this.left.has(page));
    if (members.length === 0) return [];
    const least = LEAST_OF_MEMBER * Math.min(...members.map((page) => pages.demand[page] ?? 0));
    for (const page of sayers)
      if (members.length < FEWEST_BELOW && (pages.demand[page] ?? 0) >= least && this.unserved.has(page))
        members.push(page);
    return members;
  }

  /** Of the pages asked at first, those that say enough of the phrase, taken or not: found once a phrase. */
  private sayersOf(phrase: HubPhrase): readonly number[] {
    const { pages, words } = this.source;
    const known = this.sayers.get(phrase);
    if (known !== undefined) return known;
    const sayers = this.first.filter(
      (page) => pages.scope[page] === phrase.scope && coverOf(words, page, phrase) >= LEAST_COVER,
    );
    this.sayers.set(phrase, sayers);
    return sayers;
  }

  /** Some word of it says of which thing it is; where all are those of many pages, it is no single one and no generic ones. */
  tells({ ids, text }: HubPhrase): boolean {
    const { words } = this.source;
    const telling = ids.filter(
      (id) => words.isNumber[id] === 0 && words.isVague[id] === 0 && words.isFrame[id] === 0,
    );
    if (telling.some((id) => !isLite(words, id))) return true;
    return telling.length > 0 && !this.isAllGeneric(text);
  }

  private isAllGeneric(text: string): boolean {
    return this.source.words
      .partsOf(text)
      .every((part) => part.ids.length === 0 || this.isGeneric(part.text));
  }

  /** Null where the phrase leads nothing. */
  hubFor({ phrase, members }: Candidate): Hub | null {
    const { words } = this.source;
    const isWord = phrase.ids.length === 1;
    if (this.isAllGeneric(phrase.text)) return null;
    if (!this.isShared(phrase, members)) return null;
    const most = Math.max(...members.map((member) => this.source.standing.demand[member] ?? 0));
    const enough = ENOUGH_SEARCHED * most;
    const page = this.speakers.pageOf(phrase, enough);
    const asking = page < 0 ? this.speakers.sameAs(phrase) : [];
    const { rows, isSaid } = page < 0 ? this.speakers.rowsOf(phrase, enough) : NOBODY;
    if (page < 0 && rows.length === 0) {
      const isLed =
        !isWord || (words.isLight[phrase.ids[0] ?? -1] !== 1 && this.standsAtAnEnd(phrase, members));
      const leads = isSaid || (isLed && !this.qualifies(phrase));
      return leads && !this.speakers.isTaken(phrase.text) ? { phrase, page, rows, asking } : null;
    }
    return { phrase, page, rows, asking };
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
        .every((part) => this.isGeneric(part.text) || part.ids.every(isOwn)),
    );
    return shared.length >= COMMONEST * members.length;
  }

  private standsAtAnEnd({ ids: [id = -1] }: HubPhrase, members: readonly number[]): boolean {
    const { words, pages } = this.source;
    const atEnd = members.filter((page) => {
      const parts = words.partsOf(pages.keywords[page] ?? '').filter((part) => part.ids.length > 0);
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
function needyPages({ pages, parents: { parent, isAkin }, standing: { rank, size } }: HubSource): number[] {
  const needy: number[] = [];
  for (let page = 0; page < pages.count; page++)
    if ((rank[page] ?? 0) <= size && ((parent[page] ?? -1) < 0 || isAkin[page] === 1)) needy.push(page);
  return needy;
}
