// The label of a topic: the words of its pillar that its pages share, in the pillar's order, spelled as people write them.
import { packFor, splitWords } from '@silosmith/language';
import { isAbbreviation } from './abbreviations.ts';
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
  const written = splitWords(pillar, language);
  const stemmed = pages.map((page) => {
    const words = splitWords(page, language);
    return { words: new Set(words), stems: new Set(words.map((word) => pack.stem(word))) };
  });
  const others = stemmed.slice(1);
  const isTelling = (word: string) => !pack.functionWords.has(word) && !isSoft(word);
  const countOf = (word: string) => others.filter(({ stems }) => stems.has(pack.stem(word))).length;
  const telling = written.filter(isTelling);
  // Of a few pages the pillar says best what they are about: one shared word may be half a name.
  const isFew = pages.length < FEW_PAGES;
  let shared = isFew ? telling : telling.filter((word) => countOf(word) >= SHARED * others.length);
  const carriers = stemmed.filter(({ stems }) => shared.every((word) => stems.has(pack.stem(word))));
  if (!isFew && carriers.length < CARRIED * pages.length)
    shared = shared.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, 1);
  const kept = new Set(shared.length > 0 ? shared : telling);
  if (kept.size === 0) return sentenceCase(pillar.split(' '));
  const span = spanOf(written, kept, (word) => isFew || pack.functionWords.has(word));
  return sentenceCase(span.map((word) => (kept.has(word) ? usualForm(word, stemmed, pack.stem) : word)));
}

interface ReadPage {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
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

/** A capital letter first; abbreviations in capitals, wherever they stand. */
function sentenceCase(words: readonly string[]): string {
  const text = words.map((word) => (isAbbreviation(word) ? word.toUpperCase() : word)).join(' ');
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
