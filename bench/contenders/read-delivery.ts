// A WordPress export read as `import-wxr` reads it without `-o`: `read-delivery.ts KIND MB`. The file is made while it is read.
import { type ByteChunks, readWxr } from '@silosmith/delivery';
import { measure } from './measure.ts';

const [kind = '', megabytes = '0'] = process.argv.slice(2);
const MB = 1_000_000;
const size = Number(megabytes) * MB;
const PIECE = 65_536;
const encoder = new TextEncoder();

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title><link>https://bench.example</link><wp:wxr_version>1.2</wp:wxr_version>';
const SENTENCE =
  'Water that is just off the boil takes more from the bean than water that has stood for a minute. ';
const SECTION = `<h2>How to brew</h2>\n<p>${SENTENCE.repeat(6)}</p>\n<ul>${`<li>${SENTENCE}</li>`.repeat(4)}</ul>\n`;
const SECTIONS_A_POST = 11;

const postHead = (id: number): string =>
  `<item><title>Post ${id}</title><link>https://bench.example/post-${id}</link><content:encoded><![CDATA[`;
const postEnd = (id: number): string =>
  `]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><category domain="category" nicename="a">A</category></item>\n`;

/** Posts of 12 kB, or one that has it all. */
function* textsOf(sectionsAPost: number): Generator<string> {
  yield HEAD;
  for (let id = 1, bytes = 0; bytes < size; id++) {
    yield postHead(id);
    for (let at = 0; at < sectionsAPost && bytes < size; at++) {
      yield SECTION;
      bytes += SECTION.length;
    }
    yield postEnd(id);
  }
  yield '</channel></rss>';
}

/** In pieces as long as those of a file. */
function* piecesOf(texts: Iterable<string>): Generator<Uint8Array> {
  const piece = new Uint8Array(PIECE);
  let used = 0;
  for (const text of texts)
    for (let bytes = encoder.encode(text); bytes.length > 0; ) {
      const part = bytes.subarray(0, PIECE - used);
      piece.set(part, used);
      used += part.length;
      bytes = bytes.subarray(part.length);
      if (used < PIECE) continue;
      yield piece;
      used = 0;
    }
  yield piece.subarray(0, used);
}

const KINDS: Readonly<Record<string, number>> = {
  posts: SECTIONS_A_POST,
  'one-post': Number.POSITIVE_INFINITY,
};
const sections = KINDS[kind];
if (sections === undefined) throw new Error(`kinds: ${Object.keys(KINDS).join(', ')}`);
const file: ByteChunks = { size, open: () => piecesOf(textsOf(sections)) };
measure(
  () => readWxr(file, { texts: 'nowhere' }),
  ({ totalPosts, convertedPosts }) => ({ totalPosts, convertedPosts }),
);
