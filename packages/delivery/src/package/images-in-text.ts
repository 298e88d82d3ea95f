// An article with the images of its sections in place, for a screen that shows it as readers will get it.
import type { ImageRecord } from '@silosmith/contract';
import { galleryOf, withGallery } from './content-images.ts';

/** Each image below its heading; those of headings that are gone at the end. The featured one is not among them. */
export const withImagesInText = (html: string, record: ImageRecord | undefined): string =>
  withGallery(html, galleryOf(record), ({ url }) => url);
