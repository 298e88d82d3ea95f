// The image record of a page as its alternative texts are changed.
import type { ImageRecord } from '@silosmith/contract';

/** `index` 0 is the featured image, whose text the record carries twice. */
export function withAlt(record: ImageRecord, index: number, alt: string): ImageRecord {
  const pictures = record.pictures?.map((picture, at) => (at === index ? { ...picture, alt } : picture));
  return { ...record, ...(index === 0 ? { alt } : {}), ...(pictures ? { pictures } : {}) };
}

/** Characters: the content check asks for as many, and screen readers read no more in one go. */
const FEWEST = 10;
const MOST = 125;

export function altProblem(alt: string): 'missing' | 'short' | 'long' | null {
  const { length } = alt.trim();
  if (length === 0) return 'missing';
  if (length < FEWEST) return 'short';
  return length > MOST ? 'long' : null;
}
