// Initials and what they stand for, learnt from a list that has both with the same other words: `sil ndis` and `supported independent living ndis`.
import { countsOf } from '../columns/counts.ts';

/** The telling words of each keyword in their order: row `r` has the words `ids[offsets[r] .. offsets[r + 1])`. */
export interface SpokenRows {
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** By id. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

export interface Initialism {
  /** Of the words that the initials stand for, in order. */
  readonly stems: readonly string[];
  /** Rarely written in full: then the initials are a word of their own, and its words no relation to others. */
  readonly isWord: boolean;
}

export type Initialisms = ReadonlyMap<string, Initialism>;

/** Known without proof, where the list has both. */
const KNOWN: Readonly<Record<string, string>> = {
  'search engine optimization': 'seo',
  'search engine optimisation': 'seo',
  'artificial intelligence': 'ai',
  'pay per click': 'ppc',
  'customer relationship management': 'crm',
  'human resources': 'hr',
  'information technology': 'it',
  'public relations': 'pr',
  'quality assurance': 'qa',
  'machine learning': 'ml',
  'augmented reality': 'ar',
  'enterprise resource planning': 'erp',
  'learning management system': 'lms',
  'user experience': 'ux',
  'electric vehicle': 'ev',
  'virtual reality': 'vr',
  'content management system': 'cms',
  'united kingdom': 'uk',
  'united arab emirates': 'uae',
  'hong kong': 'hk',
  'western australia': 'wa',
  'british columbia': 'bc',
  'madhya pradesh': 'mp',
  'andhra pradesh': 'ap',
  'tamil nadu': 'tn',
  'west bengal': 'wb',
  'basal metabolic rate': 'bmr',
  'body mass index': 'bmi',
  'total daily energy expenditure': 'tdee',
  'key performance indicator': 'kpi',
  'virtual private network': 'vpn',
  'warehouse management system': 'wms',
  'irritable bowel syndrome': 'ibs',
  'polycystic ovary syndrome': 'pcos',
  'urinary tract infection': 'uti',
  'obsessive compulsive disorder': 'ocd',
  'attention deficit hyperactivity disorder': 'adhd',
  'post traumatic stress disorder': 'ptsd',
  'annual percentage rate': 'apr',
  'real estate investment trust': 'reit',
  'solid state drive': 'ssd',
};
const INITIALS = /^[a-z]{2,5}$/u;
const MOST_LETTERS = 5;
/** Distinct sets of other words that both must occur with, by the number of letters: two letters are anybody's. */
const COMPANIES: Readonly<Record<number, number>> = { 2: 3, 3: 2 };
const COMPANIES_OF_MORE = 1;
/** Share of the company of the initials that their meaning has, too: required of two letters; below it, longer ones are a word of their own. */
const OFTEN_IN_FULL = 0.15;
/** Keywords with a name – two words of which the list has neither without the other – from which on two letters mean it if all of its company is theirs, too. */
const FEWEST_WITH_NAME = 2;

function companiesNeeded(initials: string, beside: number): number {
  const fewest = COMPANIES[initials.length] ?? COMPANIES_OF_MORE;
  return initials.length === 2 ? Math.max(fewest, OFTEN_IN_FULL * beside) : fewest;
}

/** Reads runs of up to five words of every keyword; most are left after two letters, since no initials of the list begin with them. */
export function learnInitialisms(rows: SpokenRows): Initialisms {
  const beside = companiesOfInitials(rows);
  const learnt = new Map<string, Initialism>();
  const times = countsOf(rows.ids, rows.words.length);
  for (const [initials, meanings] of meaningsOf(rows, beside)) {
    const all = beside.get(initials)?.size ?? 0;
    const needed = companiesNeeded(initials, all);
    let most = 0;
    for (const meaning of meanings.values()) {
      const { stems, companies, isKnown } = meaning;
      const count = isKnown ? Number.POSITIVE_INFINITY : companies.size;
      if ((count >= needed || isNameOfThem(meaning, times)) && count > most) {
        learnt.set(initials, { stems, isWord: isKnown || count < OFTEN_IN_FULL * all });
        most = count;
      }
    }
  }
  return learnt;
}

/** `chief minister`, of which no word stands without the other and which the initials follow wherever it goes: chance would not. */
function isNameOfThem({ run, companies, strays, keywords }: Meaning, times: Uint32Array): boolean {
  if (run.length !== 2 || companies.size === 0 || strays > 0 || keywords < FEWEST_WITH_NAME) return false;
  return run.every((id) => (times[id] ?? 0) <= keywords);
}

/** The words beside others, whatever their order. */
function keyOf(
  { ids, stems }: SpokenRows,
  ...parts: readonly (readonly [from: number, to: number])[]
): string {
  const beside: string[] = [];
  for (const [from, to] of parts) for (let at = from; at < to; at++) beside.push(stems[ids[at] ?? 0] ?? '');
  return beside.sort().join(' ');
}

/** Initials → the sets of words that keywords have with them. */
function companiesOfInitials(rows: SpokenRows): Map<string, Set<string>> {
  const { offsets, ids, words } = rows;
  const isInitials = Uint8Array.from(words, (word) => (INITIALS.test(word) ? 1 : 0));
  const beside = new Map<string, Set<string>>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    for (let at = start; at < end; at++) {
      const id = ids[at] ?? 0;
      if (isInitials[id] !== 1) continue;
      const text = words[id] ?? '';
      const known = beside.get(text) ?? new Set<string>();
      if (end - start > 1) known.add(keyOf(rows, [start, at], [at + 1, end]));
      beside.set(text, known);
    }
  }
  return beside;
}

interface Meaning {
  readonly stems: readonly string[];
  /** Its words as they are first written. */
  readonly run: Uint32Array;
  /** That have it. */
  keywords: number;
  /** Of those, with other words that its initials never occur with. */
  strays: number;
  /** Sets of other words that both it and its initials occur with. */
  readonly companies: Set<string>;
  readonly isKnown: boolean;
}

/** Initials → every run of words that has them, by its stems. */
function meaningsOf(
  rows: SpokenRows,
  beside: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, Map<string, Meaning>> {
  const found = new Map<string, Map<string, Meaning>>();
  const { offsets, ids, words } = rows;
  const letters = Uint8Array.from(words, (word) => letterOf(word.charCodeAt(0)));
  const initialsBy = new Map([...beside.keys()].map((initials) => [codeOf(initials), initials]));
  const begun = new Set([...initialsBy.values()].flatMap(beginningsOf));
  for (let row = 0; row + 1 < offsets.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    for (let from = start; from < end; from++) {
      let code = letters[ids[from] ?? 0] ?? 0;
      for (let to = from + 1; to < end && to < from + MOST_LETTERS && begun.has(code); to++) {
        const letter = letters[ids[to] ?? 0] ?? 0;
        if (letter === 0) break;
        code = code * LETTERS + letter;
        const initials = initialsBy.get(code);
        if (initials === undefined) continue;
        const meaning = meaningOf(rows, initials, { from, to: to + 1 }, found);
        if (meaning === null) continue;
        const rest = keyOf(rows, [start, from], [to + 1, end]);
        const known = beside.get(initials);
        meaning.keywords++;
        // Many say the last of its words once more: `act therapy`, where the T is for `therapy`.
        if (known?.has(rest) || known?.has(keyOf(rows, [start, from], [to, end])))
          meaning.companies.add(rest);
        else if (rest !== '') meaning.strays++;
      }
    }
  }
  return found;
}

/** The meaning of a run of words, from among those `found`, which it joins; null where the run has the initials themselves. */
function meaningOf(
  { ids, words, stems }: SpokenRows,
  initials: string,
  { from, to }: { readonly from: number; readonly to: number },
  found: Map<string, Map<string, Meaning>>,
): Meaning | null {
  const run = ids.subarray(from, to);
  if (run.some((id) => words[id] === initials)) return null;
  const meanings = found.get(initials) ?? new Map<string, Meaning>();
  found.set(initials, meanings);
  const ofRun = Array.from(run, (id) => stems[id] ?? '');
  const key = ofRun.join(' ');
  const known = meanings.get(key);
  if (known !== undefined) return known;
  const isKnown = KNOWN[Array.from(run, (id) => words[id] ?? '').join(' ')] === initials;
  const meaning = { stems: ofRun, run, keywords: 0, strays: 0, companies: new Set<string>(), isKnown };
  meanings.set(key, meaning);
  return meaning;
}

/** Letters as digits from 1 to 26: five of them are a small number. */
const LETTERS = 27;
const BEFORE_A = 'a'.charCodeAt(0) - 1;

/** 0 for what is no letter from a to z. */
function letterOf(code: number): number {
  const letter = code - BEFORE_A;
  return letter > 0 && letter < LETTERS ? letter : 0;
}

function codeOf(initials: string): number {
  let code = 0;
  for (let at = 0; at < initials.length; at++) code = code * LETTERS + letterOf(initials.charCodeAt(at));
  return code;
}

/** Of `seo`: `s`, `se`. */
function beginningsOf(initials: string): number[] {
  return Array.from({ length: initials.length - 1 }, (_, at) => codeOf(initials.slice(0, at + 1)));
}
