// Forms of one word in a language without a stemmer, learnt from the list: `zęby`, `zęba`, `zębów`. They begin alike and end as other words of the
// list do; where the beginning is short, or an ending met nowhere else, they share their company.
import { foldAccents } from '@silosmith/language';
import type { WrittenWords } from './written-words.ts';

/** Letters of these scripts are written one by one, so that a word's beginning says what it is. */
const PLAIN_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
const LONGEST_ENDING = 3;
/** Two words with such a beginning are hardly ever strangers. */
const SURE_ROOT = 5;
const SHORTEST_ROOT = 3;
/** An ending inflects words if so many beginnings of SURE_ROOT letters have it beside another ending. */
const FEWEST_ROOTS = 5;
/** Words that two forms must both keep company with, if the beginning or an ending proves less. */
const FEWEST_SHARED = { shortest: 4, short: 2, unusual: 4 } as const;

interface Form {
  readonly word: string;
  readonly ending: string;
}

/** Word (without accents) → the form that stands for all of its forms; of a word without other forms nothing. */
export function inflectedForms(written: WrittenWords): ReadonlyMap<string, string> {
  const { words, times, company } = readForms(written);
  const byRoot = formsByRoot(words);
  const inflects = inflectingEndings(byRoot);
  const isForm = (root: string, one: Form, other: Form): boolean => {
    if (!differAtOnce(one, other)) return false;
    const isUsual = inflects(one.ending) && inflects(other.ending);
    const isLong = root.length >= SURE_ROOT;
    if (isUsual && isLong) return true;
    const short = root.length === SHORTEST_ROOT ? FEWEST_SHARED.shortest : FEWEST_SHARED.short;
    return (
      (isUsual || isLong) && sharedWords(company, one, other) >= (isLong ? FEWEST_SHARED.unusual : short)
    );
  };
  const meant = new Map<string, string>();
  const standsFor = (word: string): string => {
    const next = meant.get(word);
    return next === undefined ? word : standsFor(next);
  };
  for (const [root, forms] of byRoot)
    forms.forEach((one, at) => {
      for (const other of forms.slice(at + 1)) {
        if (!isForm(root, one, other)) continue;
        const [a, b] = [standsFor(one.word), standsFor(other.word)];
        if (a === b) continue;
        const isFirst = (times.get(a) ?? 0) - (times.get(b) ?? 0) || (a < b ? 1 : -1);
        meant.set(isFirst > 0 ? b : a, isFirst > 0 ? a : b);
      }
    });
  return new Map([...meant.keys()].map((word) => [word, standsFor(word)]));
}

interface ReadForms {
  /** Plain words without accents, each once. */
  readonly words: readonly string[];
  readonly times: ReadonlyMap<string, number>;
  /** Word → the other words of its keywords. */
  readonly company: ReadonlyMap<string, ReadonlySet<string>>;
}

function readForms({ words: asWritten, offsets, ids }: WrittenWords): ReadForms {
  const bare = asWritten.map((word) => (PLAIN_WORD.test(word) ? foldAccents(word) : ''));
  const times = new Map<string, number>();
  const company = new Map<string, Set<string>>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const own = Array.from(ids.subarray(offsets[row], offsets[row + 1]), (id) => bare[id] ?? '');
    for (const word of own) {
      if (word === '') continue;
      times.set(word, (times.get(word) ?? 0) + 1);
      const beside = company.get(word) ?? new Set();
      company.set(word, beside);
      for (const other of own) if (other !== word && other !== '') beside.add(other);
    }
  }
  return { words: [...times.keys()].sort(), times, company };
}

/** Each word once for every ending it may have, none included. */
function formsByRoot(words: readonly string[]): ReadonlyMap<string, readonly Form[]> {
  const byRoot = new Map<string, Form[]>();
  for (const word of words)
    for (let cut = 0; cut <= LONGEST_ENDING && word.length - cut >= SHORTEST_ROOT; cut++) {
      const root = word.slice(0, word.length - cut);
      const form = { word, ending: word.slice(root.length) };
      const known = byRoot.get(root);
      if (known) known.push(form);
      else byRoot.set(root, [form]);
    }
  return byRoot;
}

function inflectingEndings(byRoot: ReadonlyMap<string, readonly Form[]>): (ending: string) => boolean {
  const roots = new Map<string, number>();
  for (const [root, forms] of byRoot) {
    if (root.length < SURE_ROOT) continue;
    for (const form of forms) {
      if (!forms.some((other) => differAtOnce(form, other))) continue;
      roots.set(form.ending, (roots.get(form.ending) ?? 0) + 1);
    }
  }
  return (ending) => (roots.get(ending) ?? 0) >= FEWEST_ROOTS;
}

/** Whether the root is all that two words have in common. */
function differAtOnce(one: Form, other: Form): boolean {
  return one.ending.slice(0, 1) !== other.ending.slice(0, 1);
}

function sharedWords(company: ReadForms['company'], one: Form, other: Form): number {
  const beside = company.get(other.word);
  let shared = 0;
  for (const word of company.get(one.word) ?? []) if (beside?.has(word)) shared++;
  return shared;
}
