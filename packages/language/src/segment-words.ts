// Word boundaries in scripts without spaces, by the platform's dictionary segmenter (`Intl.Segmenter`).
import { primarySubtag } from './languages.ts';

const KANA = /[\u3041-\u30ff]/u;
const HAN = /\p{Script=Han}/u;
const segmenters = new Map<string, Intl.Segmenter>();

function localeOfRun(run: string, language: string): string {
  if (KANA.test(run)) return 'ja';
  if (HAN.test(run)) return primarySubtag(language) === 'ja' ? 'ja' : 'zh';
  return 'th';
}

/** Words of a run of Han, kana, Thai, Lao, Khmer or Myanmar letters, in order. The language only decides between Chinese and Japanese for text in Han alone. */
export function segmentWords(run: string, language: string): string[] {
  const locale = localeOfRun(run, language);
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    segmenters.set(locale, segmenter);
  }
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(run)) if (isWordLike) words.push(segment);
  return words;
}
