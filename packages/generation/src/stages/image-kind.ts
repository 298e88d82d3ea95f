// Whether a section is better shown by a drawing: what is done in steps, or set side by side, no photograph shows.
import type { ImageKind } from '@silosmith/ai';

/** Beginnings of words, in the languages of articles. */
const DRAWN: readonly string[] = [
  ...['how', 'step', 'process', 'compar', 'versus', 'vs', 'checklist'],
  ...['hoe', 'stap', 'vergelijk', 'wie', 'schritt', 'ablauf', 'vergleich'],
  ...['comment', 'étape', 'cómo', 'paso', 'come', 'passagg', 'confront', 'como', 'passo'],
];

export function sectionImageKind(heading: string): ImageKind {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => DRAWN.some((stem) => (stem.length > 4 ? word.startsWith(stem) : word === stem)))
    ? 'illustration'
    : 'photo';
}
