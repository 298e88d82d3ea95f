// The images that a site should hold: of the image records, each distinct one once, and for what reason some cannot go there.
import { cleanLine, cutAtWord } from '@silosmith/content';
import type { ImageExtension, ImageRecord, PageId, Picture } from '@silosmith/contract';
import { stableHash } from '@silosmith/kernel';
import { slugOf } from '@silosmith/language/slugs';
import { type ImageRefusal, imageOfUrl } from './checked-image.ts';
import type { Figure } from './image-figures.ts';

export interface DesiredImage {
  /** By its bytes: what looks the same is uploaded once. */
  readonly key: string;
  /** File name, ASCII. */
  readonly name: string;
  readonly extension: ImageExtension;
  readonly bytes: number;
  readonly alt: string;
  readonly title: string;
  readonly source: ImageSource;
}

/** Where the bytes are: in the record of this page, at this place. */
export interface ImageSource {
  readonly pageId: PageId;
  readonly keyword: string;
  readonly index: number;
}

export interface RefusedImage {
  readonly keyword: string;
  readonly name: string;
  readonly refusal: ImageRefusal;
}

export interface PageImages {
  /** Key. */
  readonly featured: string | null;
  readonly figures: readonly Figure[];
}

/** The picture in the media library carries no more. */
const MOST_ALT_CHARACTERS = 250;

/** Collects the images of one page after the other. */
export class DesiredImages {
  readonly #images = new Map<string, DesiredImage>();
  readonly #language: string;
  readonly refused: RefusedImage[] = [];

  constructor(language: string) {
    this.#language = language;
  }

  get all(): readonly DesiredImage[] {
    return [...this.#images.values()];
  }

  addPage(
    record: ImageRecord | undefined,
    page: { readonly pageId: PageId; readonly keyword: string; readonly title: string },
  ): PageImages {
    if (record === undefined) return { featured: null, figures: [] };
    const { pageId, keyword, title } = page;
    let featured: string | null = null;
    const figures: Figure[] = [];
    for (const [index, picture] of picturesOf(record).entries()) {
      const key = this.#add(picture, { pageId, keyword, index }, title);
      if (key === null) continue;
      const { role, section, alt, caption } = picture;
      if (role === 'featured' && featured === null) featured = key;
      else figures.push({ key, section, alt, caption });
    }
    return { featured, figures };
  }

  #add(picture: Picture, source: ImageSource, title: string): string | null {
    const { keyword, index } = source;
    const checked = imageOfUrl(picture.url);
    const words = picture.fileName === '' ? `${keyword} ${index + 1}` : picture.fileName;
    const base = slugOf(words, {
      language: this.#language,
      maxLength: MOST_NAME_CHARACTERS,
      fallback: 'image',
    });
    if (checked.refusal !== undefined) {
      this.refused.push({ keyword, name: base, refusal: checked.refusal });
      return null;
    }
    const { extension, bytes } = checked;
    const key = keyOf(picture.url);
    if (!this.#images.has(key))
      this.#images.set(key, {
        key,
        name: `${base}.${extension}`,
        extension,
        bytes: bytes.length,
        alt: cutAtWord(cleanLine(picture.alt), MOST_ALT_CHARACTERS),
        title: cleanLine(picture.alt) || title,
        source,
      });
    return key;
  }
}

/** A record of an import, or of an earlier version, has one picture and no list. */
function picturesOf({ pictures, url, prompt, alt, keyword }: ImageRecord): readonly Picture[] {
  if (pictures !== undefined) return pictures;
  return [{ role: 'featured', section: null, url, prompt, alt, caption: '', fileName: keyword }];
}

/** Null where the record has changed since. */
export function imageUrlOf(record: ImageRecord | undefined, { index }: ImageSource): string | null {
  return record === undefined ? null : (picturesOf(record)[index]?.url ?? null);
}

/** Of the base64 without its line breaks, 106 bits: two pictures with one key would be one on the site. */
function keyOf(url: string): string {
  const data = url.slice(url.indexOf(',') + 1).replace(/\s+/gu, '');
  return [1, 2].map((seed) => stableHash(data, seed).toString(36).padStart(11, '0')).join('');
}

const MOST_NAME_CHARACTERS = 60;
