// Jaccard index over word stems: |A ∩ B| ÷ |A ∪ B|. The only measure of word similarity in the product.
import { stemsOf } from './stems-of.ts';

/** 0 to 1; 0 if both lists are empty. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  const left = new Set(a);
  const right = new Set(b);
  let shared = 0;
  for (const stem of left) if (right.has(stem)) shared++;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** `overlap` of the stems of two texts in one language. */
export function overlapOf(textA: string, textB: string, language: string): number {
  return overlap(stemsOf(textA, language), stemsOf(textB, language));
}
