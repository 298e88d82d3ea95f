import type { ProjectDocument } from '@silosmith/contract';
import {
  articleOf,
  createByteCollector,
  deliveryTexts,
  imageOf,
  pageOf,
  projectOf,
  tagsOf,
} from '@silosmith/testkit';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportProject } from '../export-project.ts';
import { chunksOf } from './byte-chunks.ts';
import { readWxr } from './read-wxr.ts';
import { createParts } from './wxr-parts.ts';

const MEGABYTE = 1_048_576;
const ISO = '2026-01-31T08:00:00.000Z';
const keywords = ['green tea', 'black tea', 'white tea'];
const imageUrl = (keyword: string): string => `https://x.example/${keyword.replace(' ', '-')}.png`;

/** Articles of some 500 kB each. */
function largeProject(): ProjectDocument {
  const paragraph = `<p>${'Зелёный чай заваривают дольше чёрного, а вода при этом холоднее. '.repeat(400)}</p>\n`;
  const linkTo = (at: number): string => `<p><a href="silo:${keywords[at % keywords.length]}">next</a></p>`;
  return projectOf({
    silo: keywords.map((keyword) => pageOf(keyword)),
    articles: keywords.map((keyword, at) => articleOf(keyword, linkTo(at + 1) + paragraph.repeat(10))),
    tags: keywords.map((keyword) => tagsOf(keyword, ['tea', `tag of ${keyword}`])),
    images: keywords.map((keyword) => imageOf(keyword, { url: imageUrl(keyword) })),
  });
}

async function exported(uploadLimit: number) {
  const { sink, bytes } = createByteCollector();
  const options = { uploadLimit, siteUrl: 'https://x.example' };
  const request = { nowIso: ISO, texts: deliveryTexts, format: 'wxr', options };
  const result = await exportProject(largeProject(), request, sink);
  return { result, bytes: bytes() };
}

async function partsOf(limitMb: number, megabytes: readonly number[]) {
  const { sink, bytes } = createByteCollector();
  const parts = createParts(sink, limitMb, ISO);
  await parts.frame(
    (out) => out.write('<head>'),
    (out) => out.write('<end>'),
  );
  for (const size of megabytes) await parts.item((out) => out.write('x'.repeat(size * MEGABYTE)));
  const result = await parts.finish();
  return { result, files: Object.values(unzipSync(bytes())) };
}

describe('a WordPress export below an upload limit', () => {
  it('is a ZIP of files that import by themselves, each post in one of them beside its image', async () => {
    const { result, bytes } = await exported(1);
    const files = Object.values(unzipSync(bytes));
    expect(files.map((file) => file.length <= MEGABYTE)).toEqual([true, true]);
    const read = files.map((file) => readWxr(file));
    const posts = read.flatMap((one) => one.posts);
    expect(posts.map(({ featuredImage }) => featuredImage?.url)).toEqual(keywords.map(imageUrl));
    // Links, ids, tags, dates: what the one file says of each post.
    expect(posts).toEqual(readWxr((await exported(0)).bytes).posts);
    expect(result).toMatchObject({
      fileName: 'export_wxr_3items_2026-01-31.zip',
      mimeType: 'application/zip',
      notes: [{ code: 'split', params: { count: 2 } }],
    });
  });

  it('is read back as the one site it was, whatever the order of its files', async () => {
    const { bytes } = await exported(1);
    const files = Object.entries(unzipSync(bytes)).map(([name, part]) => chunksOf(part, name));
    const whole = readWxr((await exported(0)).bytes);
    expect(readWxr(files)).toEqual(whole);
    const turned = readWxr(files.toReversed());
    expect(new Set(turned.posts.map(({ slug }) => slug))).toEqual(
      new Set(whole.posts.map(({ slug }) => slug)),
    );
    expect(turned.convertedPosts).toBe(whole.convertedPosts);
  });

  it('fills each file as far as it goes, and gives a larger post a file of its own', async () => {
    const { result, files } = await partsOf(3, [1, 1, 2, 5, 1]);
    expect(files.map(({ length }) => Math.floor(length / MEGABYTE))).toEqual([2, 2, 5, 1]);
    expect(result).toMatchObject({ files: 4, tooLarge: 1 });
    const text = new TextDecoder();
    for (const file of files) {
      expect(text.decode(file.subarray(0, 6))).toBe('<head>');
      expect(text.decode(file.subarray(-5))).toBe('<end>');
    }
  });
});
