// The label of a topic: the words of its pillar that its pages share, in the pillar's order, spelled as people write them.
import { asWritten, capitalised, joinWords, packFor, splitWords } from '@silosmith/language';
import { createSoftWordTest } from './soft-words.ts';

/** A word of the pillar is part of the label where this share of the topic's other pages has it. */
const SHARED = 1 / 3;
/** All words of a label together, and each as it is written, stand in this share of the pages; else the most shared word is enough. */
const CARRIED = 0.3;
const FEW_PAGES = 4;

/** `pages`: primary keywords of the topic, the pillar's first. Never a function word or a qualifier alone. */
export function topicLabel(pages: readonly string[], language: string): string {
  const [pillar = ''] = pages;
  const pack = packFor(language);
  const isSoft = createSoftWordTest(language);
  const isTelling = (word: string) => !pack.functionWords.has(word) && !isSoft(word);
  const written = splitWords(pillar, language);
  const telling = written.filter(isTelling);
  if (telling.length === 0) return sentenceCase(pillar);
  // Of a few pages the pillar says best what they are about: one shared word may be half a name.
  if (pages.length < FEW_PAGES) {
    const tells = (part: string) => splitWords(part, language).some(isTelling);
    const opens = (part: string) => splitWords(part, language).some((word) => !isSoft(word));
    // A question without its opening is no sentence, and no other page names it shorter.
    return sentenceCase(trimmed(pillar, pages.length === 1 ? opens : tells, tells));
  }
  const stemmed = pages.map((page) => {
    const words = splitWords(page, language);
    return { words: new Set(words), stems: new Set(words.map((word) => pack.stem(word))) };
  });
  const shared = new Set(sharedWords(telling, stemmed, pack.stem));
  const span = spanOf(written, shared, (word) => pack.functionWords.has(word));
  const forms = span.map((word) => (shared.has(word) ? usualForm(word, stemmed, pack.stem) : word));
  return sentenceCase(joinWords(forms, language));
}

/**
 * Names of topics, each by its pages as `topicLabel` takes them. No two have one label, whatever its endings: it is that of the topic whose pillar says just
 * this, else of the first; the others are called as their pillars.
 */
export function topicNames(topics: readonly (readonly string[])[], language: string): string[] {
  const { stem } = packFor(language);
  const stemmed = (label: string) => splitWords(label, language).map(stem).join(' ');
  const named = topics.map((pages) => {
    const [common, own] = [topicLabel(pages, language), topicLabel(pages.slice(0, 1), language)];
    return { common, own, key: stemmed(common) };
  });
  const keeperOf = new Map<string, number>();
  named.forEach(({ own, key }, at) => {
    if (stemmed(own) === key && !keeperOf.has(key)) keeperOf.set(key, at);
  });
  named.forEach(({ key }, at) => {
    if (!keeperOf.has(key)) keeperOf.set(key, at);
  });
  return named.map(({ common, own, key }, at) => (keeperOf.get(key) === at ? common : own));
}

/** The text from the first part that may begin it to the last that may end it. */
function trimmed(text: string, begins: (part: string) => boolean, ends: (part: string) => boolean): string {
  const parts = text.split(/\s+/u);
  return parts.slice(parts.findIndex(begins), parts.findLastIndex(ends) + 1).join(' ');
}

interface ReadPage {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

/** Of the pillar's telling words those that the other pages share; all where they share none. */
function sharedWords(
  telling: readonly string[],
  pages: readonly ReadPage[],
  stem: (word: string) => string,
): readonly string[] {
  const others = pages.slice(1);
  const countOf = (word: string) => others.filter(({ stems }) => stems.has(stem(word))).length;
  const shared = telling.filter((word) => countOf(word) >= SHARED * others.length);
  const carriers = pages.filter(({ stems }) => shared.every((word) => stems.has(stem(word))));
  if (shared.length === 0) return telling;
  if (carriers.length >= CARRIED * pages.length) return shared;
  return shared.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, 1);
}

/** The pillar's form of a word, or that of most pages where hardly any has it as the pillar does. */
function usualForm(word: string, pages: readonly ReadPage[], stem: (word: string) => string): string {
  const withForm = (form: string) => pages.filter(({ words }) => words.has(form)).length;
  if (withForm(word) >= CARRIED * pages.length) return word;
  // One letter more, less or another: `scuola`, `scuole`; a pillar about `testing` is not called `test`.
  const isForm = (form: string) => stem(form) === stem(word) && Math.abs(form.length - word.length) <= 1;
  const forms = new Set(pages.flatMap(({ words }) => [...words].filter(isForm)));
  return [...forms].reduce((best, form) => (withForm(form) > withForm(best) ? form : best), word);
}

/** From the first kept word to the last; of the others between two kept ones those that may stay do. */
function spanOf(
  words: readonly string[],
  kept: ReadonlySet<string>,
  mayStay: (word: string) => boolean,
): string[] {
  const span: string[] = [];
  let between: string[] = [];
  for (const word of words) {
    if (kept.has(word)) {
      if (span.length > 0) span.push(...between);
      if (!span.includes(word)) span.push(word);
      between = [];
    } else if (mayStay(word)) between.push(word);
    else between = [];
  }
  return span;
}

/** A capital letter first; abbreviations and brands as they are written, wherever they stand. */
const sentenceCase = (label: string): string => capitalised(label.split(' ').map(asWritten).join(' '));
