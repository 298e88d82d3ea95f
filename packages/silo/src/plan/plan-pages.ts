// Candidate pages of a plan as columns with one entry a page, in descending order of demand.
import { isMild } from '../grouping/part-needs.ts';
import { readWrittenWords, type WrittenWords, writtenIn } from './written-words.ts';

/** Keywords of pages that have fewer words than the page's own. */
export interface ShorterKeywords {
  /** Page → rows of such keywords. */
  readonly rowsOf: ReadonlyMap<number, readonly number[]>;
  /** By row. */
  readonly texts: readonly string[];
}

/** Groups of keywords that each could be a page. Expected in descending order of `demand`, ties by text. */
export interface PlanPages {
  readonly count: number;
  /** Primary keywords. */
  readonly keywords: readonly string[];
  /** Searches a month of all keywords of the page; the number of keywords where the file knows no volumes. */
  readonly demand: Float64Array;
  /** Whether `demand` is searches; else it is numbers of keywords, which compare pages poorly. */
  readonly knowsDemand: boolean;
  /** 1 acts, -1 learns, 0 neither: opposite poles never share a page. */
  readonly pole: Int8Array;
  /** What the page is asked for beside its subject: 0 for nothing, else the place of the need in NEEDS, from 1; absent where nobody looked. */
  readonly need?: Uint8Array;
  /** Page → the places that its keyword names, as numbers; pages without any are absent, and so are all where the list is not one of local searches. */
  readonly places?: ReadonlyMap<number, readonly number[]>;
  /** Pages of different scope (topics of the file) have nothing to do with each other. */
  readonly scope: Int32Array;
  /** Number of the page that the file plans it for (by address, or by primary keyword), -1 for none; absent where the file is no keyword map. */
  readonly planned?: Int32Array;
  /** By page: 1 where the file names its page type or an address of its own, 2 where it lists secondary keywords beside primary ones; absent where it names no page. */
  readonly named?: Uint8Array;
  /** Whether the file names every page, by its address. */
  readonly isWhole?: boolean;
  /** Number of its way (`vga to hdmi`), 0 for none; absent where nobody looked. */
  readonly direction?: Int32Array;
  /** Absent where nobody asked. */
  readonly shorter?: ShorterKeywords;
  /** By page: 1 for pages that are in every plan because the file or the user says so; absent where there are none. */
  readonly kept?: Uint8Array;
  /** Pages that are parents because of their words, whatever the demand of their children; absent where there are none. */
  readonly leads?: ReadonlySet<number>;
  /** Pages with the telling words of one of `leads` that ask a question of their own: they have no children. */
  readonly asking?: ReadonlySet<number>;
}

/** Every keyword of a list by its row: what no page's own keyword says, another of its keywords may. */
export interface ListedKeywords {
  readonly texts: readonly string[];
  readonly demand: Float64Array;
  /** Row → page that it is another keyword of; -1 for its own page's, and for one that is on no page or stays where it is; WAITING. */
  readonly pageOf: Int32Array;
  /** By row: 0 for a keyword that may lead a page; absent where nobody looked. */
  readonly flaws?: Uint8Array;
  /** Row → the row that stands for all of the same words in other order or spelling; absent where nobody looked. */
  readonly sameAs?: Int32Array;
  /** Row → number of its way (`vga to hdmi`), 0 for none; absent where nobody looked. */
  readonly direction?: Int32Array;
  /** By row: what it asks beside its subject, as `need` of a page; absent where nobody looked. */
  readonly needs?: Uint8Array;
  /** Their words; absent where nobody read them. */
  readonly written?: WrittenWords;
}
/** In place of a page: what an earlier plan proposed. */
export const WAITING = -2;

/** Whether two keywords are the same words in other order or spelling. */
export function areSameWords({ sameAs }: ListedKeywords, a: number, b: number): boolean {
  return sameAs !== undefined && sameAs[a] === sameAs[b];
}

/** The words of every keyword, read in a language. */
export function writtenOf({ texts, written }: ListedKeywords, language: string): WrittenWords {
  return written === undefined ? readWrittenWords(texts, language) : writtenIn(written, language);
}

/**
 * Whether `host` may answer `section`: the file plans both for one page, or no place keeps them apart and what is asked for beside the subject is the same, or
 * what a page about the subject answers in passing.
 */
export function mayAnswer(pages: PlanPages, host: number, section: number): boolean {
  if (arePlannedTogether(pages, host, section)) return true;
  const [ours, asked] = [needOf(pages, host), needOf(pages, section)];
  if (!areCompatible(pages, host, section) || !sharesPlace(pages, host, section)) return false;
  return ours === asked || (ours === 0 && isMild(asked));
}

/** Whether a section names no place, or one that its host names, too. */
function sharesPlace({ places }: PlanPages, host: number, section: number): boolean {
  const there = places?.get(section);
  return there === undefined || places?.get(host)?.some((place) => there.includes(place)) === true;
}

/** Number of the page that the file plans it for; -1 for none. */
export function plannedFor({ planned }: PlanPages, page: number): number {
  return planned?.[page] ?? -1;
}

/** Whether the file plans both for one page: its author has decided that one page answers both. */
export function arePlannedTogether(pages: PlanPages, a: number, b: number): boolean {
  const address = plannedFor(pages, a);
  return address >= 0 && address === plannedFor(pages, b);
}

/** What the page is asked for beside its subject. */
export function needOf({ need }: PlanPages, page: number): number {
  return need?.[page] ?? 0;
}

/** Whether a page may be a parent whatever the demand of its children. */
export function isLead({ leads }: PlanPages, page: number): boolean {
  return leads?.has(page) === true;
}

/** Whether one page may answer what the other does: of one scope, no opposite intents, not the other way round. Symmetric. */
export function areCompatible(pages: PlanPages, a: number, b: number): boolean {
  return areOfOneScope(pages, a, b) && (pages.pole[a] ?? 0) * (pages.pole[b] ?? 0) >= 0;
}

/** The same of pages one of which may lead the other: opposite intents share a subject, though no page. */
export function areOfOneScope({ scope, direction }: PlanPages, a: number, b: number): boolean {
  const [ours, theirs] = [direction?.[a] ?? 0, direction?.[b] ?? 0];
  return scope[a] === scope[b] && (ours === 0 || theirs === 0 || ours === theirs);
}
