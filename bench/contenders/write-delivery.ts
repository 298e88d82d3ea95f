// Many articles written: by our writers, and by what a script would do in their place. `write-delivery.ts KIND PAGES [wide] [collected]`.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { crc32, deflateRawSync } from 'node:zlib';
import type { Article } from '@silosmith/contract';
import { type ExportFormat, type ExportRequest, exportProject, FORMATS } from '@silosmith/delivery';
import { createZipWriter } from '@silosmith/delivery/zip';
import { deliveryTexts } from '@silosmith/testkit';
import { deliveryProject, flat } from './delivery-project.ts';
import { measureWaiting } from './measure.ts';

const [kind = '', pages = '0', ...words] = process.argv.slice(2);
const NOW_ISO = '2026-01-31T08:00:00.000Z';
const LEVEL = 6;
/** Bytes that hold the item of any post. */
const ONE_POST = 131_072;
const project = deliveryProject(Number(pages), words.includes('wide') ? 'wide' : 'narrow');
const articles: readonly Article[] = Object.values(project.articles);
const encoder = new TextEncoder();
/** Garbage is collected so often: what the collector has not got to yet is no memory that the export needs. */
const COLLECTED_EVERY = 1 << 20;
const collect = words.includes('collected') ? collector() : null;
let written = 0;
let collectedAt = 0;
const sink = (chunk: Uint8Array): void => {
  written += chunk.length;
  if (collect === null || written - collectedAt < COLLECTED_EVERY) return;
  collectedAt = written;
  collect();
};

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const report = (work: () => Promise<unknown>): Promise<void> => measureWaiting(work, () => ({ written }));
const exported = (format: ExportRequest['format']): Promise<unknown> =>
  exportProject(project, { format, nowIso: NOW_ISO, texts: deliveryTexts }, sink);

const wxr = FORMATS.find(({ id }) => id === 'wxr');
if (wxr === undefined) throw new Error('There is no format wxr.');

/** Texts of the package are made when they are read; here all are made beforehand and flat, as those of the script are, so that the writer alone is measured. */
const writerAlone: ExportFormat = {
  ...wxr,
  async write(source, options, to, run) {
    const content = source.posts(options);
    const posts = content.posts.map((post) => ({ ...post, content: flat(post.content) }));
    let result = { items: 0, bytes: 0, notes: [] } as Awaited<ReturnType<ExportFormat['write']>>;
    await report(async () => {
      result = await wxr.write({ ...source, posts: () => ({ ...content, posts }) }, options, to, run);
    });
    return result;
  },
};

const PLAIN_ELEMENTS = [
  'link',
  'pubDate',
  'dc:creator',
  'guid',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
].concat(
  ['wp:comment_status', 'wp:ping_status', 'wp:post_name', 'wp:status', 'wp:post_parent', 'wp:menu_order'],
  ['wp:post_type', 'wp:post_password', 'wp:is_sticky', 'category', 'category', 'category', 'category'],
);
const PLAIN_META = [
  'keyword',
  'page_type',
  'topic',
  'parent',
  'volume',
  'difficulty',
  'score',
  ...['title', 'description', 'keyword'].flatMap((field) => [`_yoast_${field}`, `rank_math_${field}`]),
];

/** The elements that the importer needs for a post, as a script would concatenate them: nothing escaped, nothing looked at. */
function plainItem({ keyword, title, content, excerpt }: Article): string {
  const elements = PLAIN_ELEMENTS.map((name) => `\t\t<${name}><![CDATA[${keyword}]]></${name}>\n`).join('');
  const meta = PLAIN_META.map(
    (key) =>
      `\t\t<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${excerpt}]]></wp:meta_value></wp:postmeta>\n`,
  ).join('');
  return `\t<item>\n\t\t<title><![CDATA[${title}]]></title>\n\t\t<content:encoded><![CDATA[${content}]]></content:encoded>\n\t\t<excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>\n${elements}${meta}\t</item>\n`;
}

const KINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'wxr-writer': () => exported(writerAlone),
  'wxr-export': () => report(() => exported('wxr')),
  'wxr-plain': () =>
    report(async () => {
      sink(encoder.encode('<?xml version="1.0"?><rss><channel>'));
      for (const post of articles) sink(encoder.encode(plainItem(post)));
      sink(encoder.encode('</channel></rss>'));
    }),
  /** As before, but without new memory for each post, which takes more or less of the peer's time by machine. */
  'wxr-plain-in-place': () =>
    report(async () => {
      const buffer = new Uint8Array(ONE_POST);
      const put = (text: string): void => sink(buffer.subarray(0, encoder.encodeInto(text, buffer).written));
      put('<?xml version="1.0"?><rss><channel>');
      for (const post of articles) put(plainItem(post));
      put('</channel></rss>');
    }),
  'markdown-export': () => report(() => exported('markdown')),
  'zip-ours': () =>
    report(async () => {
      const zip = createZipWriter(sink, NOW_ISO);
      for (const [at, { content }] of articles.entries())
        await zip.add(`${at}.html`, encoder.encode(content));
      await zip.finish();
    }),
  'zip-zlib': () =>
    report(async () => {
      for (const { content } of articles) {
        const bytes = encoder.encode(content);
        crc32(bytes);
        sink(deflateRawSync(bytes, { level: LEVEL }));
      }
    }),
};

const chosen = KINDS[kind];
if (chosen === undefined) throw new Error(`kinds: ${Object.keys(KINDS).join(', ')}`);
await chosen();
