import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { ByteChunks } from './byte-chunks.ts';
import { createSectionCutter, SECTION_CUT } from './cut-sections.ts';
import { readWxr } from './read-wxr.ts';

/** Pieces of these lengths, the last of what is left. */
function piecesOf(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const length of lengths) {
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return [...pieces, text.slice(at)];
}

/** What a parser tells of the pieces, neighbouring texts as one; a fault ends the list. */
function told(pieces: readonly string[], cuts: boolean): string[] {
  const parser = new SaxesParser();
  const events: string[] = [];
  const text = (piece: string): void => {
    const last = events.at(-1);
    if (last?.startsWith('text ')) events[events.length - 1] = last + piece;
    else if (piece !== '') events.push(`text ${piece}`);
  };
  parser.on('error', () => {
    throw new SyntaxError();
  });
  parser.on('opentag', ({ name }) => events.push(`open ${name}`));
  parser.on('closetag', ({ name }) => events.push(`close ${name}`));
  parser.on('text', text);
  parser.on('cdata', text);
  const cutter = createSectionCutter();
  try {
    for (const piece of pieces) {
      const ready = cutter.write(piece);
      parser.write(cuts ? ready.text : piece);
      if (cuts && ready.cuts) parser.write(SECTION_CUT);
    }
    if (cuts) parser.write(cutter.end());
    parser.close();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Part of a section without an end may have come out: no post comes of it.
    if (events.at(-1)?.startsWith('text ') === true) events.pop();
    events.push('fault');
  }
  return events;
}

/** A file whose pieces have these lengths, for ever the last one. */
function fileOf(text: string, length: number): ByteChunks {
  const bytes = new TextEncoder().encode(text);
  return {
    size: bytes.length,
    *open() {
      for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
    },
  };
}
const wxr = (inner: string): string =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>S</title><wp:wxr_version>1.2</wp:wxr_version>${inner}</channel></rss>`;

describe('cutting long CDATA sections', () => {
  it('changes nothing of what a parser reads, wherever the pieces begin', () => {
    const part = fc.constantFrom(
      ...['<![CDATA[', ']]>', ']', ']]', '<!--', '--', '-->', '<?p ', '?>', '<a>', '</a>', '\r', '\n', '😀'],
      ...['text', '&amp;', '>', '<a b="]]">'],
    );
    const section = fc
      .array(part, { maxLength: 8 })
      .map((parts) => `<![CDATA[${parts.join('').replaceAll(']]>', '')}]]>`);
    const text = fc
      .array(fc.oneof(part, section), { maxLength: 10 })
      .map((parts) => `<r>${parts.join('')}</r>`);
    fc.assert(
      fc.property(text, fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 40 }), (whole, lengths) => {
        const pieces = piecesOf(whole, lengths);
        expect(told(pieces, true)).toEqual(told(pieces, false));
      }),
      { numRuns: 2_000 },
    );
  });

  it('cuts a section at each piece that lies within it, and nowhere else', () => {
    const cutter = createSectionCutter();
    const section = ['<r><![CD', 'ATA[a', 'bb', 'cc]', ']d', 'e\r', '\nf', 'g]', ']', '></r>', 'h', 'i'];
    const others = ['<!-- j', 'k', '--', '><?l ', 'm', '?', '>', 'n'];
    const cut = [...section, ...others].filter((piece) => cutter.write(piece).cuts);
    expect(cut).toEqual(['bb', 'cc]', ']d', '\nf', 'g]', ']']);
  });

  it('keeps the text of a post over many pieces, and its bounds', () => {
    const post = (text: string): string =>
      `<item><title>T</title><content:encoded><![CDATA[<p>${text}</p>]]></content:encoded><wp:post_type>page</wp:post_type></item>`;
    const long = 'a ]] b ]>'.repeat(3_000);
    const read = readWxr(fileOf(wxr(post(long) + post('x'.repeat(1_100_000)) + post('short')), 512));
    const texts = [`<p>${long}</p>`, '<p>short</p>'];
    expect(read.posts.map(({ content }) => content)).toEqual(texts);
    expect(read.issues).toMatchObject([{ code: 'too-large' }]);
  });

  it('names the column of a fault as the file has it, also behind a cut in the same line', () => {
    const text = wxr(`<item><title><![CDATA[${'x'.repeat(500)}]]></title></wrong>`);
    const faultOf = (length: number): unknown => {
      try {
        return readWxr(fileOf(text, length));
      } catch (error) {
        return error;
      }
    };
    expect(faultOf(64)).toMatchObject({ code: 'delivery.wxr-broken', params: { line: 1 } });
    expect(faultOf(64)).toEqual(faultOf(100_000));
  });
});
