// Which keyword of a group leads its page, and which keywords of it belong on a page of their own.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { broaderParts } from './broader-parts.ts';
import type { ContentSets } from './content-sets.ts';
import { GroupLikeness } from './group-likeness.ts';
import { KindOrder, namesKindFirst } from './kind-order.ts';
import type { ListedWords } from './listed-words.ts';
import { narrowPartOf } from './narrow-lead.ts';
import { OtherThings } from './other-things.ts';
import { partsAbout } from './parts-about.ts';
import { partsOutside } from './parts-outside.ts';
import { createPrepositionTest } from './prepositions.ts';
import { asks, formUsualness, isOpen, isQualified, isRareForm, isSaidIn, usualness } from './row-wording.ts';
import { createVagueStemTest } from './vague-words.ts';

export interface GroupedKeywords {
  readonly table: KeywordTable;
  /** Row → number of its group, below the number of rows. */
  readonly groupOfRow: Int32Array;
  /** By row: 0 for none. */
  readonly flaws: Uint8Array;
  readonly content: ContentSets;
  /** Row → unit of the content. */
  readonly unitOf: Int32Array;
  readonly listed: ListedWords;
  /** That of most of the list. */
  readonly language: string;
  /** Whether only words brought the keywords together, and as they are written: then a page says what they share. */
  readonly isByWords: boolean;
}

/** A keyword of a group. */
export interface Member {
  readonly row: number;
  readonly flaws: number;
  readonly volume: number;
  /** How much it says what its group says, 0 to 1; 1 for the one that says it best. */
  readonly like: number;
}

/** In smaller groups the words of one keyword are most of what the group says. */
const FEWEST_FOR_COMPANY = 4;
/** How fast searches lose weight the less a keyword says what its group says, from a tenth less than the one that says it best. */
const LIKENESS_POWER = 6;
const ENOUGH_LIKE = 0.9;
/** One that says less of it leads only where nothing says more. */
const LEAST_LIKE = 0.7;
/** A word of fewer of a group's keywords is not what the group is about. */
const LEAST_SHARE = 0.5;
/** A word of more of the list's keywords tells no page from another. */
const COMMON_SHARE = 0.2;
/** Searched this much of another with the same words, a keyword may lead instead of it. */
const NEARLY_AS_MUCH = 0.5;
/** A form that so few keywords of the list have leads only where one that is more usual by so many powers of two is not searched this much of it. */
const RARE_FORM = { most: 3, doublings: 3.5, volume: 0.25 } as const;
/** Share of a group. */
const MOSTLY = 0.5;
/** Searched so many times more than what says less, a keyword leads it. */
const TIMES_BROAD = 5;
/** So few different volumes of so many keywords are steps of a scale (50, 500, 5,000): keywords within one differ by up to ten times, and what is left open counts more. */
const COARSE = { volumes: 8, keywords: 100, power: 0.25, open: 0.5 } as const;

/** Row → the row that leads its page. */
export function leadingKeywords(source: GroupedKeywords): Int32Array {
  const { groupOfRow } = source;
  const leads = new Int32Array(groupOfRow.length);
  const groups = groupsOf(groupOfRow, groupOfRow.length);
  const chooser = new Chooser(source);
  const things = new OtherThings(source.content, source.listed.words.stems, source.language);
  for (let group = 0; group < groupOfRow.length; group++) {
    const rows = itemsOf(groups, group);
    const [only = 0] = rows;
    if (rows.length === 1) leads[only] = only;
    if (rows.length < 2) continue;
    let members = chooser.membersOf(rows);
    let lead = chooser.bestOf(members);
    const mayPart = source.isByWords && chooser.knowsVolumes;
    const narrow = mayPart ? narrowPartOf(members, lead, chooser.likeness) : null;
    if (narrow !== null) {
      const own = chooser.bestOf(chooser.membersOf(narrow.rows));
      for (const row of narrow.rows) leads[row] = own.row;
      members = chooser.membersOf(rows.filter((row) => !narrow.rows.includes(row)));
      lead = chooser.leadOfRest(narrow.broad, members);
    }
    for (const { row } of members) leads[row] = lead.row;
    if (!mayPart) continue;
    const outside = partsOutside(members, lead, chooser.likeness, source.listed.words.stems);
    const left = members.filter(({ row }) => !outside.some((part) => part.includes(row)));
    for (const part of [...outside, ...partsAbout(left, lead, chooser.likeness, things)]) {
      const own = chooser.bestOf(chooser.membersOf(part));
      for (const row of part) leads[row] = own.row;
    }
  }
  if (source.isByWords && chooser.knowsVolumes) chooser.partBroader(leads);
  return leads;
}

class Chooser {
  readonly likeness: GroupLikeness;
  private readonly source: GroupedKeywords;
  private readonly isCoarse: boolean;
  readonly knowsVolumes: boolean;
  /** By stem: 1 for what is asked of a thing, never which thing (`price`). */
  private readonly isVague: Uint8Array;
  /** The same, and for words of a good part of the list. */
  private readonly isAside: Uint8Array;
  private readonly isKindFirst: boolean;
  private readonly order: KindOrder;

  constructor(source: GroupedKeywords) {
    this.source = source;
    this.likeness = new GroupLikeness(source.content, source.unitOf);
    const searched = source.table.volume.filter((volume) => volume > 0);
    this.isCoarse = searched.length >= COARSE.keywords && new Set(searched).size <= COARSE.volumes;
    this.knowsVolumes = searched.length > 0;
    const isVague = createVagueStemTest(source.language);
    const common = COMMON_SHARE * source.groupOfRow.length;
    const { words, times } = source.listed;
    this.isKindFirst = namesKindFirst(source.language);
    this.order = new KindOrder(words, source.language);
    this.isVague = Uint8Array.from(words.stems, (stem) => (isVague(stem) ? 1 : 0));
    this.isAside = this.isVague.map((vague, id) => ((times[id] ?? 0) > common ? 1 : vague));
  }

  partBroader(leads: Int32Array): void {
    const { likeness, isAside, isKindFirst, source } = this;
    const { flaws, table, listed } = source;
    const isPlain = (row: number) => flaws[row] === 0 && !isQualified(listed, row);
    const isBehindPreposition = createPrepositionTest(listed);
    const parts = broaderParts({
      leads,
      volume: table.volume,
      isPlain,
      likeness,
      isAside,
      isVague: this.isVague,
      isKindFirst,
      isBehindPreposition,
    });
    for (const part of parts) {
      const own = this.bestOf(this.membersOf(part));
      for (const row of part) leads[row] = own.row;
    }
  }

  membersOf(rows: Int32Array): Member[] {
    const { table, flaws } = this.source;
    const alike = this.likeness.of(rows);
    const most = Math.max(...alike) || 1;
    return alike.map((like, at) => {
      const row = rows[at] ?? 0;
      return { row, flaws: flaws[row] ?? 0, volume: table.volume[row] ?? 0, like: like / most };
    });
  }

  /** Searched as much, a keyword that leaves out what few of the others say leads the one that says it. */
  bestOf(members: readonly Member[]): Member {
    return this.broadestOf(this.mostSearchedOf(members), members);
  }

  broadestOf(best: Member, members: readonly Member[]): Member {
    const rows = Int32Array.from(members, ({ row }) => row);
    const broader = members.filter(
      (one) =>
        one.volume >= best.volume &&
        one.flaws <= best.flaws &&
        Number(isOpen(this.source.listed, one.row)) <= Number(isOpen(this.source.listed, best.row)) &&
        this.leavesOutLittle(one.row, best.row, rows) &&
        isSaidIn(this.source.listed, one.row, best.row),
    );
    return broader.length === 0 ? best : this.mostSearchedOf(broader);
  }

  /** Of what is left of a group: what says nothing but the rest leads, unless a typical keyword is searched many times more: `security systems cape town`, not `cape town`. */
  leadOfRest(broad: readonly Member[], members: readonly Member[]): Member {
    const [rest, best] = [this.bestOf(broad), this.bestOf(members)];
    const isTypical = best.like >= ENOUGH_LIKE && best.flaws === 0;
    return isTypical && best.volume > TIMES_BROAD * rest.volume ? best : this.broadestOf(rest, members);
  }

  private leavesOutLittle(row: number, other: number, rows: Int32Array): boolean {
    if (this.likeness.leavesOutRare(row, other, rows, LEAST_SHARE)) return true;
    const said = this.likeness.wordsOf(row);
    if (!said.some((stem) => this.isAside[stem] !== 1)) return false;
    const all = this.likeness.wordsOf(other);
    if (said.length >= all.length) return false;
    return (
      said.every((stem) => all.includes(stem)) &&
      all.every((stem) => said.includes(stem) || this.isAside[stem] === 1)
    );
  }

  private mostSearchedOf(members: readonly Member[]): Member {
    const best = this.inUsualForm(this.mostWrittenOf(members), members);
    return this.isKindFirst ? this.inOrder(best, members) : best;
  }

  /** The same words in forms that the list writes many times as often: `cheque` for the slip `chequar`. */
  private inUsualForm(best: Member, members: readonly Member[]): Member {
    const { listed } = this.source;
    const usual = members.filter(
      (one) =>
        one.volume >= RARE_FORM.volume * best.volume &&
        one.flaws <= best.flaws &&
        this.setOf(one.row) === this.setOf(best.row) &&
        isRareForm(listed, best.row, one.row, RARE_FORM),
    );
    return usual.length === 0 ? best : this.mostWrittenOf(usual);
  }

  /** The same words as people say them, where nearly as many search for them: `scuole a pordenone` for `pordenone scuole`. */
  private inOrder(best: Member, members: readonly Member[]): Member {
    const said = members.filter(
      (one) =>
        one.volume >= NEARLY_AS_MUCH * best.volume &&
        one.flaws <= best.flaws &&
        this.setOf(one.row) === this.setOf(best.row) &&
        this.order.isRightBeside(one.row, best.row, this.isAside),
    );
    return said.length === 0 ? best : this.mostWrittenOf(said);
  }

  private mostWrittenOf(members: readonly Member[]): Member {
    const hasCompany = members.length >= FEWEST_FOR_COMPANY;
    const asking = members.filter(({ row }) => asks(this.source.listed, row)).length;
    // Where most of a group asks, a question is how it is searched.
    const isAsked = asking > MOSTLY * members.length;
    const isLeftOpen = (row: number) =>
      isOpen(this.source.listed, row) && !(isAsked && asks(this.source.listed, row));
    const weightOf = ({ row, volume, like }: Member) =>
      Math.max(0, volume) ** (this.isCoarse ? COARSE.power : 1) *
      (hasCompany ? Math.min(1, like / ENOUGH_LIKE) ** LIKENESS_POWER : 1) *
      (this.isCoarse && isLeftOpen(row) ? COARSE.open : 1);
    return members.reduce((best, one) => {
      const difference =
        best.flaws - one.flaws ||
        weightOf(one) - weightOf(best) ||
        one.volume - best.volume ||
        (this.knowsVolumes && hasCompany && one.volume <= 0 ? one.like - best.like : 0);
      return difference > 0 || (difference === 0 && this.isPlainer(one, best, isLeftOpen)) ? one : best;
    });
  }

  /** Of keywords that are searched as much. */
  private isPlainer(one: Member, than: Member, isLeftOpen: (row: number) => boolean): boolean {
    const { table, listed } = this.source;
    const [text, other] = [textAt(table.keyword, one.row), textAt(table.keyword, than.row)];
    const difference =
      Number(than.like < LEAST_LIKE) - Number(one.like < LEAST_LIKE) ||
      // A page is called by what stays true: without a year.
      Number(YEAR.test(other)) - Number(YEAR.test(text));
    if (difference !== 0) return difference > 0;
    // Between other words the order of the list decides: it may be its author's.
    if (!this.knowsVolumes || this.setOf(one.row) !== this.setOf(than.row)) return one.row < than.row;
    const more =
      Number(isLeftOpen(than.row)) - Number(isLeftOpen(one.row)) ||
      usualness(listed, one.row) - usualness(listed, than.row) ||
      formUsualness(listed, one.row) - formUsualness(listed, than.row);
    if (more !== 0) return more > 0;
    return text.length !== other.length ? text.length < other.length : text < other;
  }

  private setOf(row: number): number | undefined {
    return this.source.content.ofUnit[this.source.unitOf[row] ?? 0];
  }
}

const YEAR = /(?:^|\s)(?:19|20)\d\d(?=\s|$)/u;
