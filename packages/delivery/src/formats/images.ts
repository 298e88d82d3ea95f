// Images as files in a ZIP, of the project or of one page, with a list of what each shows.
import { cleanLine } from '@silosmith/content';
import { type ImageRecord, type Picture, type ProjectDocument, recordOf } from '@silosmith/contract';
import { Fault, throwIfCancelled } from '@silosmith/kernel';
import { SLUG_LENGTH, slugOf } from '@silosmith/language/slugs';
import * as z from 'zod/mini';
import { BYTE_ORDER_MARK, csvRow } from '../csv/csv-cell.ts';
import { imageFileOf } from '../markdown/image-files.ts';
import { createSlugger } from '../package/addresses.ts';
import { defineFormat } from '../registry/export-format.ts';
import { createZipWriter } from '../zip/zip-writer.ts';

const LIST = 'images.csv';
const COLUMNS = ['filename', 'originalUrl', 'altText', 'caption', 'keyword', 'downloadDate', 'fileSize'];

export const images = defineFormat({
  id: 'images',
  extension: 'zip',
  mimeType: 'application/zip',
  needs: 'articles',
  options: z.object({
    /** Keyword of a page; '' is all of them. */
    page: z._default(z.string(), ''),
  }),
  fileName: ({ page }, date) =>
    typeof page === 'string' && page !== ''
      ? `${slugOf(page, { language: 'en', maxLength: SLUG_LENGTH.fileName, fallback: 'page' })}-images-${date}`
      : `project-images-${date}`,
  /** Throws `delivery.no-images`, `no-images-of-page`, `no-image-loaded`. */
  async write({ project, nowIso, loadImage }, { page }, sink, { onProgress, signal }) {
    const wanted = picturesOf(project, page);
    if (wanted.length === 0)
      throw page === ''
        ? new Fault('delivery.no-images')
        : new Fault('delivery.no-images-of-page', { params: { keyword: page } });
    const zip = createZipWriter(sink, nowIso);
    // The extra column exists only if there is something to mark.
    const hasDemo = wanted.some(({ demo }) => demo);
    const rows: (string | number)[][] = [hasDemo ? [...COLUMNS, 'demoContent'] : COLUMNS];
    for (const [done, { name, keyword, demo, picture }] of wanted.entries()) {
      throwIfCancelled(signal);
      const { url, alt, caption } = picture;
      const file = await imageFileOf(url, loadImage);
      if (file !== null) {
        const fileName = `${name}.${file.extension}`;
        await zip.add(fileName, file.bytes, { store: true });
        const source = /^https?:/iu.test(url) ? url : '';
        const about = [
          fileName,
          source,
          cleanLine(alt),
          cleanLine(caption),
          keyword,
          nowIso,
          file.bytes.length,
        ];
        rows.push(hasDemo ? [...about, demo ? 'yes' : ''] : about);
      }
      onProgress?.({ stage: 'write', done: done + 1, total: wanted.length });
    }
    const items = rows.length - 1;
    if (items === 0) throw new Fault('delivery.no-image-loaded');
    await zip.add(LIST, new TextEncoder().encode(BYTE_ORDER_MARK + rows.map(csvRow).join('')));
    const bytes = await zip.finish();
    const missing = wanted.length - items;
    return {
      ...{ items, bytes },
      notes: missing === 0 ? [] : [{ code: 'images-not-loaded', params: { count: missing } }],
    };
  },
});

interface WantedPicture {
  /** File name without its ending, unlike every other. */
  readonly name: string;
  readonly keyword: string;
  readonly demo: boolean;
  readonly picture: Pick<Picture, 'url' | 'alt' | 'caption'>;
}

function picturesOf({ images: records, language }: ProjectDocument, page: string): WantedPicture[] {
  const slugger = createSlugger(language, 'image', { maxLength: SLUG_LENGTH.fileName });
  const one = recordOf(records, page);
  const chosen = page === '' ? Object.values(records) : one === undefined ? [] : [one];
  return chosen.flatMap((record) => {
    const base = slugger(record.keyword);
    let number = 0;
    return allOf(record).map(({ role, ...picture }): WantedPicture => {
      const name = role === 'featured' ? `${base}-featured` : `${base}-image-${++number}`;
      return { name, keyword: record.keyword, demo: record.provenance?.demo === true, picture };
    });
  });
}

/** A record of an import, or of an earlier version, has one picture and no list. */
const allOf = ({
  pictures,
  url,
  alt,
}: ImageRecord): readonly Pick<Picture, 'role' | 'url' | 'alt' | 'caption'>[] =>
  pictures ?? [{ role: 'featured', url, alt, caption: '' }];
