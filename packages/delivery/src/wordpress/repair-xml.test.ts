import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ImportIssue, readWxr } from './read-wxr.ts';
import { createXmlRepair } from './repair-xml.ts';

const wxr = (content: string, title = 'T'): string =>
  `<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title><wp:wxr_version>1.2</wp:wxr_version><item><title>${title}</title><content:encoded>${content}</content:encoded><wp:post_type>page</wp:post_type></item></channel></rss>`;
const read = (text: string) => readWxr(new TextEncoder().encode(text));
const REPAIRED: ImportIssue = { code: 'repaired', params: { line: expect.any(Number) } };

const repaired = (text: string, lengths: readonly number[] = []): string => {
  const repair = createXmlRepair();
  let result = '';
  let at = 0;
  for (const length of lengths) {
    result += repair.write(text.slice(at, at + length));
    at += length;
  }
  return result + repair.write(text.slice(at)) + repair.end();
};

describe('the tolerant second reading of a WordPress export', () => {
  it('keeps a CDATA section that a script in the text closes too early', () => {
    const script = '<p>before</p><script>//<![CDATA[\nx && y\n//]]></script><p>behind &amp; all</p>';
    const { posts, issues } = read(wxr(`<![CDATA[${script}]]>`));
    expect(posts[0]?.content).toContain('before');
    expect(posts[0]?.content).toContain('behind');
    expect(issues).toEqual([REPAIRED]);
  });

  it.each([
    [
      'a warning of PHP before the document',
      `\nWarning: x in /a/b.php on line 3 <br />\n${wxr('<![CDATA[<p>a</p>]]>')}`,
    ],
    ['output behind it', `${wxr('<![CDATA[<p>a</p>]]>')}\n<!-- 12 queries & 0.3 s -->\n<script>x</script>`],
    ['a bare ampersand and an HTML entity', wxr('<![CDATA[<p>a</p>]]>', 'Tea & Caf&eacute;')],
    ['a control character', wxr('<![CDATA[<p>a</p>]]>', 'T\u0008')],
    ['a reference to a control character', wxr('<![CDATA[<p>a</p>]]>', 'T&#8;')],
    [
      'a comment that holds a CDATA mark',
      `${wxr('<![CDATA[<p>a</p>]]>').replace('<item>', '<!-- <![CDATA[ & --><item>').replace('>T<', '>T & U<')}`,
    ],
  ])('reads past %s', (_name, text) => {
    const { posts, issues } = read(text);
    expect(posts[0]?.content).toBe('<p>a</p>');
    expect(issues).toEqual([REPAIRED]);
  });

  it('counts posts before the fault once', () => {
    const whole = wxr('<![CDATA[<p>a</p>]]>');
    const item = whole.slice(whole.indexOf('<item>'), whole.indexOf('</channel>'));
    const { posts } = read(whole.replace('</channel>', `${item.replace('>T<', '>U & V<')}</channel>`));
    expect(posts.map(({ title }) => title)).toEqual(['T', 'U & V']);
  });

  it('does not expand entities that the file declares, nor fetches any', () => {
    const bomb = wxr('<![CDATA[<p>a</p>]]>', '&lol9;&file;').replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY lol "lol"><!ENTITY lol9 "&lol;&lol;&lol;"><!ENTITY file SYSTEM "file:///etc/passwd">]>\n<rss',
    );
    expect(read(bomb).posts[0]?.title).toBe('&lol9;&file;');
  });

  it('gives the same text wherever the file is cut into pieces', () => {
    const marks = [
      '<![CDATA[',
      ']]>',
      ']]]]><![CDATA[>',
      '<!--',
      '-->',
      '&',
      '&amp;',
      '&#8;',
      '&nbsp;',
      '<a b="c">',
      '</a>',
      '<title>',
      '</title>',
      '\r\n',
      '\r',
      'x',
      ' ',
      '</rss>',
      '<rss>',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...marks), { maxLength: 40 }),
        fc.array(fc.nat({ max: 30 }), { maxLength: 20 }),
        (pieces, lengths) => {
          const text = `<?xml version="1.0"?><rss>${pieces.join('')}`;
          expect(repaired(text, lengths)).toBe(repaired(text));
        },
      ),
    );
  });

  it('leaves a well-formed document as it is', () => {
    const text = wxr('<![CDATA[<p>a ]]]]><![CDATA[> b & c</p>]]>', 'Tea &amp; &#233;');
    expect(repaired(text)).toBe(text);
    expect(repaired(text, [7, 200, 3, 1, 1, 1, 40])).toBe(text);
  });

  it('takes time in proportion to the length', () => {
    const section = '<title><![CDATA[x]]></title>';
    const long = `<rss>${section.repeat(40_000)}&`;
    expect(
      repaired(
        long,
        Array.from({ length: 64 }, () => 17_000),
      ),
    ).toHaveLength(long.length + 'amp;'.length);
  });
});
