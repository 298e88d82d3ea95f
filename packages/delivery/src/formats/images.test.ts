import {
  articleOf,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
} from '@silosmith/testkit';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import type { OptionValues } from '../registry/export-format.ts';

const { url } = imageOf('tea');
const picture = { url, prompt: '', caption: '', fileName: 'tea' };
const LONG = 'a very long keyword that goes on and on about tea and about pots';
const project = projectOf({
  silo: [pageOf('tea'), pageOf(LONG)],
  articles: [articleOf('tea', '<p>Hot.</p>')],
  images: [
    imageOf('tea', {
      pictures: [
        { ...picture, role: 'featured', section: null, alt: '=A cup', caption: 'In "spring"' },
        { ...picture, role: 'content', section: 'Water', alt: 'Water' },
        { ...picture, role: 'content', section: 'Far', alt: 'Far', url: 'https://images.test/far.png' },
      ],
    }),
    imageOf(LONG, { alt: 'Pots' }),
  ],
});
const loadImage = async (): Promise<Uint8Array> => Uint8Array.of(0x89, 0x50, 0x4e, 0x47);

async function write(options: OptionValues = {}, from = project, load: typeof loadImage | null = loadImage) {
  const { sink, bytes } = createByteCollector();
  const request = { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, format: 'images', options };
  const result = await exportProject(from, { ...request, ...(load && { loadImage: load }) }, sink);
  const files = unzipSync(bytes());
  return { result, names: Object.keys(files), list: strFromU8(files['images.csv'] ?? new Uint8Array()) };
}

it('has every image as a file named after its page, and a list of what they show', async () => {
  const { result, names, list } = await write();
  expect(names).toEqual([
    ...['tea-featured.png', 'tea-image-1.png', 'tea-image-2.png'],
    ...['a-very-long-keyword-that-goes-on-and-on-about-tea-featured.png', 'images.csv'],
  ]);
  expect([result.items, result.fileName, result.notes]).toEqual([4, 'project-images-2026-01-31.zip', []]);
  const [head, first, , far] = list.split('\r\n');
  expect(head).toMatch(/filename,originalUrl,altText,caption,keyword,downloadDate,fileSize$/u);
  expect(first).toMatch(/^tea-featured\.png,,'=A cup,"In ""spring""",tea,2026-01-31T08:00:00.000Z,\d+$/u);
  expect(far).toContain('tea-image-2.png,https://images.test/far.png,Far,,tea,');
});

it('of one page has its images alone', async () => {
  const { result, names } = await write({ page: LONG });
  expect([result.items, names.length]).toEqual([1, 2]);
  expect(result.fileName).toBe('a-very-long-keyword-that-goes-on-and-on-about-tea-images-2026-01-31.zip');
});

it('says what is missing', async () => {
  expect((await write({}, project, null)).result.notes).toEqual([
    { code: 'images-not-loaded', params: { count: 1 } },
  ]);
  await expect(write({ page: 'coffee' })).rejects.toMatchObject({
    ...{ code: 'delivery.no-images-of-page', params: { keyword: 'coffee' } },
  });
  await expect(write({}, { ...project, images: {} })).rejects.toMatchObject({ code: 'delivery.no-images' });
  const far = { ...project, images: { tea: imageOf('tea', { url: 'https://images.test/far.png' }) } };
  await expect(write({}, far, null)).rejects.toMatchObject({ code: 'delivery.no-image-loaded' });
});
