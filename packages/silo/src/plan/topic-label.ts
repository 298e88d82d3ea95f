// What is a topic called? By the words of its pillar that its pages share, in the pillar's order, as a person would write them.
import { packFor, splitWords } from '@silosmith/language';
import { createSoftWordTest } from './soft-words.ts';

/** A word of the pillar is part of the label where this share of the topic's pages has it. */
const SHARED = 0.4;

/** `pages`: primary keywords of the topic, the pillar's first. Never a function word or a qualifier alone. */
export function topicLabel(pages: readonly string[], language: string): string {
  const [pillar = ''] = pages;
  const pack = packFor(language);
  const isSoft = createSoftWordTest(language);
  const written = splitWords(pillar, language);
  const others = pages
    .slice(1)
    .map((page) => new Set(splitWords(page, language).map((word) => pack.stem(word))));
  const isTelling = (word: string) => !pack.functionWords.has(word) && !isSoft(word);
  const isShared = (word: string) => {
    const stem = pack.stem(word);
    return others.filter((words) => words.has(stem)).length >= SHARED * others.length;
  };
  const telling = written.filter(isTelling);
  const shared = new Set(telling.filter(isShared));
  const kept = shared.size > 0 ? shared : new Set(telling);
  return sentenceCase(
    kept.size === 0 ? pillar : spanOf(written, kept, (word) => pack.functionWords.has(word)),
  );
}

/** From the first kept word to the last; function words between two kept ones stay, other words between them go. */
function spanOf(
  words: readonly string[],
  kept: ReadonlySet<string>,
  isFunction: (word: string) => boolean,
): string {
  const span: string[] = [];
  let between: string[] = [];
  for (const word of words) {
    if (kept.has(word)) {
      if (span.length > 0) span.push(...between);
      if (!span.includes(word)) span.push(word);
      between = [];
    } else if (isFunction(word)) between.push(word);
    else between = [];
  }
  return span.join(' ');
}

function sentenceCase(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
