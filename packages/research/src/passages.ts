// Sentences of a page that a claim can rest on, word for word.
import { splitWords, stemsOf } from '@silosmith/language';

/** Characters: shorter ones say nothing, longer ones are lists without stops. */
const FEWEST = 40;
const MOST = 320;
const MOST_PASSAGES = 4;
/** Sentences that are looked at: enough for any article. */
const MOST_SENTENCES = 2_000;
/** A figure is what a writer cannot know by himself. */
const FIGURE_POINTS = 2;

/** Those nearest to the keyword, figures first, in the order of the text. A sentence that shares no word with the keyword is none. */
export function passagesOf(blocks: readonly string[], keyword: string, language: string): string[] {
  const wanted = new Set(stemsOf(keyword, language));
  const sentences = sentencesOf(blocks, language);
  const rated = sentences.map((text, at) => {
    const shared = new Set(stemsOf(text, language).filter((stem) => wanted.has(stem))).size;
    return { text, at, points: shared === 0 ? 0 : shared + (/\d/u.test(text) ? FIGURE_POINTS : 0) };
  });
  return rated
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, MOST_PASSAGES)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);
}

function sentencesOf(blocks: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const found = new Set<string>();
  for (const block of blocks) {
    for (const { segment } of segmenter.segment(block.slice(0, MOST * 100))) {
      const sentence = segment.trim();
      if (sentence.length >= FEWEST && sentence.length <= MOST) found.add(sentence);
      if (found.size >= MOST_SENTENCES) return [...found];
    }
  }
  return [...found];
}

export const wordsIn = (blocks: readonly string[], language: string): number =>
  blocks.reduce((sum, block) => sum + splitWords(block, language).length, 0);
