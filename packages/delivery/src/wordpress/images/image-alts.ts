// Alternative texts in the media library: ours beside those of the site, image by image.
import type { Held } from '@silosmith/contract';
import { stableHash } from '@silosmith/kernel';
import type { SiteMedia } from './image-figures.ts';

/** Wanted text by key of the image. */
export type ImageAlts = ReadonlyMap<string, string>;

type MediaOf = (key: string) => SiteMedia | null | undefined;

export interface ComparedAlt {
  readonly key: string;
  readonly id: number;
  readonly ours: string;
  readonly theirs: string;
}

/** Of the images that the site has. */
export function comparedAlts(alts: ImageAlts, mediaOf: MediaOf): ComparedAlt[] {
  return [...alts].flatMap(([key, ours]): ComparedAlt[] => {
    const media = mediaOf(key);
    return media === null || media === undefined ? [] : [{ key, id: media.id, ours, theirs: media.alt }];
  });
}

/** Those that the site shows otherwise. */
export const changedAlts = (alts: ImageAlts, mediaOf: MediaOf): ComparedAlt[] =>
  comparedAlts(alts, mediaOf).filter(({ ours, theirs }) => ours !== theirs);

/** One line an image, so that a field of a post can hold them; null where the site has none of the images. */
export function altsText(alts: ImageAlts, mediaOf: MediaOf, side: 'ours' | 'theirs'): string | null {
  const all = comparedAlts(alts, mediaOf);
  if (all.length === 0) return null;
  return all.map((alt) => `${alt.key} ${alt[side].replaceAll(/\s+/gu, ' ')}`).join('\n');
}

/** What the record keeps of such lines: a hash an image, since a page can lose one and keep another. */
export const altsMark = (text: string): string =>
  altLines(text)
    .map(([key, alt]) => altMark(key, alt))
    .join(' ');

export const altMark = (key: string, alt: string): string => `${key}:${stableHash(alt).toString(36)}`;

/** Whether a text of ours was never sent. */
export function isNewAlt(text: string, held: Held): boolean {
  const sent = new Set(held.sent.split(' '));
  return altLines(text).some(([key, alt]) => !sent.has(altMark(key, alt)));
}

/** Whether the site gave another text for an image that the record knows. */
export function isEditedAlt(text: string, held: Held): boolean {
  return altLines(text).some(([key, alt]) => {
    const kept = held.kept.split(' ').find((mark) => mark.startsWith(`${key}:`));
    return kept !== undefined && kept !== altMark(key, alt);
  });
}

const altLines = (text: string): [key: string, alt: string][] =>
  text.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), line.slice(space + 1)];
  });
