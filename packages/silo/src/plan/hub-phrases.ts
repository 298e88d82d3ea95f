// Phrases that pages share, as people write them: runs of telling words.
import { isAbbreviation, joinWords } from '@silosmith/language';
import type { PlanPages } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';
import { numberOfSet, withNumber } from './word-set-number.ts';

/** A phrase that could be the keyword of a page above those that have it. */
export interface HubPhrase {
  /** Telling words, ascending. */
  readonly ids: readonly number[];
  /** Words and order of most of the pages. */
  readonly text: string;
  readonly scope: number;
}

/** Telling words of a phrase at most. */
export const MOST_WORDS = 3;

interface Writings {
  readonly ids: readonly number[];
  readonly scope: number;
  readonly written: Map<string, Writing>;
}

interface Writing {
  readonly text: string;
  pages: number;
  demand: number;
}

/** Every phrase of the pages that two of them have; the first of equals is the one more pages write, then the one that is searched more. */
export function hubPhrases(
  pages: Pick<PlanPages, 'keywords' | 'scope' | 'demand'>,
  words: TellingWords,
  from: readonly number[],
  language: string,
): HubPhrase[] {
  const found = new Map<string, Writings>();
  for (const run of repeatedRuns(pages, words, from)) {
    const { page, ids } = run;
    const scope = pages.scope[page] ?? 0;
    const text = textOf(run, language);
    const key = `${scope}:${ids.join(' ')}`;
    const known = found.get(key) ?? { ids, scope, written: new Map<string, Writing>() };
    const writing = known.written.get(text) ?? { text, pages: 0, demand: 0 };
    writing.pages++;
    writing.demand += pages.demand[page] ?? 0;
    known.written.set(text, writing);
    found.set(key, known);
  }
  const shared: (HubPhrase & { readonly total: number })[] = [];
  for (const { ids, scope, written } of found.values()) {
    const all = [...written.values()].sort(byUse);
    const total = all.reduce((sum, writing) => sum + writing.pages, 0);
    const [first] = all;
    if (total <= 1 || first === undefined) continue;
    const inFull = all.find(({ text }) => isInFull(text, first.text)) ?? first;
    shared.push({ ids, scope, total, text: inFull.text });
  }
  return withoutCut(shared, words);
}

/** Of the pages those runs, but for the whole of what a page says, that occur more than once: most occur once, and need no text. */
function repeatedRuns(
  { keywords, scope }: Pick<PlanPages, 'keywords' | 'scope'>,
  words: TellingWords,
  from: readonly number[],
): (PhraseRun & { readonly page: number })[] {
  const runs: (PhraseRun & { readonly page: number; readonly number: number })[] = [];
  const times = new Map<number, number>();
  for (const page of from) {
    const size = (words.offsets[page + 1] ?? 0) - (words.offsets[page] ?? 0);
    for (const run of runsOf(words.partsOf(keywords[page] ?? ''))) {
      if (run.ids.length >= size) continue;
      const number = withNumber(numberOfSet(run.ids), scope[page] ?? 0);
      times.set(number, 1 + (times.get(number) ?? 0));
      runs.push({ ...run, page, number });
    }
  }
  return runs.filter(({ number }) => (times.get(number) ?? 0) > 1);
}

/** A name may be double, and then it is no name without its beginning: `kaki kaki`. */
function byUse(a: Writing, b: Writing): number {
  const ofPages = b.pages - a.pages;
  if (ofPages !== 0) return ofPages;
  const [shorter, longer] = a.text.length < b.text.length ? [a, b] : [b, a];
  const [, first = ''] = /^(\S+ )\1/u.exec(longer.text) ?? [];
  if (first !== '' && longer.text === first + shorter.text) return longer === a ? -1 : 1;
  return b.demand - a.demand || a.text.length - b.text.length || (a.text < b.text ? -1 : 1);
}

/** Without what every page says as a part of a longer phrase that begins with what the list is about: `firm ea` of `prop firm ea`. */
function withoutCut<Phrase extends HubPhrase & { readonly total: number }>(
  phrases: readonly Phrase[],
  { isFrame }: Pick<TellingWords, 'isFrame'>,
): Phrase[] {
  const whole = new Map<string, number>();
  for (const { ids, scope, text, total } of phrases)
    for (const one of ids) {
      if (isFrame[one] !== 1) continue;
      const rest = ids.filter((id) => id !== one);
      whole.set(keyOf({ ids: rest, scope, text: text.slice(text.indexOf(' ') + 1) }), total);
    }
  return phrases.filter((phrase) => (whole.get(keyOf(phrase)) ?? 0) < phrase.total);
}

const keyOf = ({ ids, scope, text }: HubPhrase): string => `${scope}:${ids.join(' ')}:${text}`;

/** What a page says without soft words, where it says some besides; null for others, and where nothing says of which thing. */
export function barePhrase(
  pages: PlanPages,
  words: TellingWords,
  page: number,
  language: string,
): HubPhrase | null {
  const parts = words.partsOf(pages.keywords[page] ?? '');
  const tells = ({ ids }: { readonly ids: readonly number[] }) => ids.length > 0;
  const first = parts.findIndex(tells);
  const last = parts.findLastIndex(tells);
  const kept = withoutSame(
    parts.filter((part, at) => at >= first && at <= last && (tells(part) || part.isFunction)),
  );
  const ids = [...setOf(words, page)];
  const isSoft = parts.some((part) => !tells(part) && !part.isFunction);
  if (!isSoft || ids.every((id) => words.isVague[id] === 1 || words.isNumber[id] === 1)) return null;
  const text = joinWords(
    kept.map((part) => part.text),
    language,
  );
  return { ids, text, scope: pages.scope[page] ?? 0 };
}

/** Up to another word for what was said: `add website` of `add website to trusted sites`. */
function withoutSame(parts: readonly KeywordPart[]): readonly KeywordPart[] {
  const texts = new Map<string, string>();
  const same = parts.findIndex(({ ids, text }) => {
    const key = ids.join(' ');
    const known = texts.get(key) ?? text;
    texts.set(key, known);
    return ids.length > 0 && known !== text;
  });
  if (same < 0) return parts;
  const before = parts.slice(0, same);
  return before.slice(0, 1 + before.findLastIndex(({ ids }) => ids.length > 0));
}

/** Whether a text writes out what the other gives as initials that only this list knows: `istituto comprensivo`, `ic`. */
export function isInFull(text: string, initials: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || words.length !== initials.length || isAbbreviation(initials)) return false;
  return words.every((word, at) => word[0] === initials[at]);
}

/** Words of a keyword that follow each other. */
interface PhraseRun {
  /** Telling words, ascending. */
  readonly ids: readonly number[];
  /** Of the keyword: `parts[from .. to]`. */
  readonly parts: readonly KeywordPart[];
  readonly from: number;
  readonly to: number;
}

/** Runs of words that begin and end with a telling one; function words between them stay, soft words part them. */
export function phrasesOf(
  words: TellingWords,
  keyword: string,
  language: string,
): { ids: readonly number[]; text: string }[] {
  return runsOf(words.partsOf(keyword)).map((run) => ({ ids: run.ids, text: textOf(run, language) }));
}

function textOf({ parts, from, to }: PhraseRun, language: string): string {
  return joinWords(
    parts.slice(from, to + 1).map((one) => one.text),
    language,
  );
}

function runsOf(parts: readonly KeywordPart[]): PhraseRun[] {
  const runs: PhraseRun[] = [];
  for (let from = 0; from < parts.length; from++) {
    if ((parts[from]?.ids.length ?? 0) === 0) continue;
    const ids: number[] = [];
    for (let to = from; to < parts.length; to++) {
      const part = parts[to];
      if (part === undefined || (part.ids.length === 0 && !part.isFunction)) break;
      if (part.ids.length === 0) continue;
      for (const id of part.ids) if (!ids.includes(id)) ids.push(id);
      if (ids.length > MOST_WORDS) break;
      runs.push({ ids: ids.toSorted((a, b) => a - b), parts, from, to });
    }
  }
  return runs;
}
