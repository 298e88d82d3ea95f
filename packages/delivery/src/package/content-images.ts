// The images of an article's sections: from its record, and into its text.
import { cleanLine, safeImageUrl } from '@silosmith/content';
import type { ImageRecord } from '@silosmith/contract';
import { escapeHtml } from '@silosmith/kernel';
import { belowHeadings } from './below-headings.ts';
import type { GalleryImage } from './content-package.ts';

/** Without the featured one. */
export function galleryOf(record: ImageRecord | undefined): readonly GalleryImage[] {
  return (record?.pictures ?? []).flatMap(({ role, section, alt, caption, url }) => {
    const safe = role === 'content' ? safeImageUrl(url) : null;
    return safe === null ? [] : [{ url: safe, alt, section, caption }];
  });
}

/** Each image below its heading; `srcOf` gives null for one that is left out. */
export function withGallery(
  html: string,
  gallery: readonly GalleryImage[],
  srcOf: (image: GalleryImage, index: number) => string | null,
): string {
  const placed = gallery.flatMap((image, index) => {
    const src = srcOf(image, index);
    return src === null ? [] : [{ ...image, src }];
  });
  return placed.length === 0 ? html : belowHeadings(html, placed, figureHtml);
}

/** A caption that repeats the heading says nothing. */
function figureHtml({ src, alt, caption, section }: GalleryImage & { readonly src: string }): string {
  const said = cleanLine(caption);
  const words = said === '' || said === section ? '' : `<figcaption>${escapeHtml(said)}</figcaption>`;
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(cleanLine(alt))}" />${words}</figure>`;
}
