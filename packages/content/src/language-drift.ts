import { detectLanguages, LANGUAGES } from '@silosmith/language';
import { textOf } from './words.ts';

/** Shorter lines (headings, names) often show no language of their own. */
const FEWEST_WORDS = 6;
const FEWEST_LINES = 3;
const MOST_SHARE = 0.6;

/**
 * The language an article is written in where it is not the one asked for; null where it is, or where its text does not say. Judged for the
 * languages with a full word list alone: others look too much like each other. O(length).
 */
export function languageDriftOf(html: string, language: string): string | null {
  const wanted = language.toLowerCase().split(/[-_]/u)[0] ?? '';
  if (!LANGUAGES.some(({ tag, importable }) => importable && tag === wanted)) return null;
  const lines = textOf(html)
    .split('\n')
    .filter((line) => line.split(' ').length >= FEWEST_WORDS);
  const [first] = lines.length < FEWEST_LINES ? [] : detectLanguages(lines);
  return first && first.language !== wanted && first.share >= MOST_SHARE ? first.language : null;
}
