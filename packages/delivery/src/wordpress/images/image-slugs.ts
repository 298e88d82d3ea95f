// Slugs of attachments, like no others: by them an upload of an earlier or a killed run is found.
import type { SiteMedia } from './image-figures.ts';

export const slugOfImage = (key: string): string => `silosmith-${key}`;

/** WordPress numbers the slugs of files that ask for the same: a call that was late makes the second. */
export const numberedImageSlugs = (key: string): string[] =>
  ['', '-2', '-3'].map((number) => slugOfImage(key) + number);

/** The one with the lowest number: every run chooses alike. */
export function firstOf(key: string, found: readonly SiteMedia[]): SiteMedia | undefined {
  const bySlug = new Map(found.map((media) => [media.slug, media]));
  return numberedImageSlugs(key).flatMap((slug) => bySlug.get(slug) ?? [])[0];
}
