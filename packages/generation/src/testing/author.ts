// A model that writes what it is asked for, in sentences that differ, and as long as a test says.
import { textOf, wordsOf } from '@silosmith/content';

export interface Author {
  /** Words written ÷ words asked for, of the n-th text from 0; default 1. */
  readonly ratio?: (text: number) => number;
  /** Sections of its outlines; default 7. */
  readonly sections?: number;
}

/** Of ordinary English: words of five letters on average. */
const SUBJECTS = [
  'temperature',
  'pressure',
  'grinding',
  'equipment',
  'price level',
  'flavour',
  'preparation',
  'maintenance',
  'storage',
  'noise',
  'power',
];
const VERBS = ['depends on', 'follows from', 'changes with', 'limits', 'improves', 'conceals', 'reveals'];

const SUMMARY =
  'The part explains what to look at first, which trade-offs there are between price and quality, and how the reader can check the result at home without special equipment.';

/** Answers prompts of ours; texts are numbered over its life. */
export function createAuthor({ ratio = () => 1, sections = 7 }: Author = {}) {
  let texts = 0;
  let sentences = 0;
  /** Every sixth names the keyword: about one word of a hundred. */
  const sentence = (keyword: string): string => {
    const n = sentences++;
    const pick = (list: readonly string[], step: number): string =>
      list[Math.floor(n / step) % list.length] ?? '';
    return `Example ${n} of ${pick(SUBJECTS, 1)} ${pick(VERBS, 3)} the ${pick(SUBJECTS, 5)} and a ${pick(SUBJECTS, 7)} beside ${n % 6 === 0 ? `the ${keyword}` : 'it'}.`;
  };
  const prose = (words: number, keyword: string): string => {
    const paragraphs: string[] = [];
    for (let left = words; left > 0; ) {
      const lines = [sentence(keyword), sentence(keyword), sentence(keyword)];
      left -= wordsOf(lines.join(' ')).length;
      paragraphs.push(`<p>${lines.join(' ')}</p>`);
    }
    return paragraphs.join('\n');
  };
  const keywordOf = (prompt: string): string => /Primary keyword: "([^"]*)"/.exec(prompt)?.[1] ?? '';

  function text(prompt: string, headings: readonly string[], asked: number): string {
    const keyword = keywordOf(prompt);
    const links = [...prompt.matchAll(/<a href="(silo:[^"]*)">/g)].map(
      ([, href]) => `<p>${href?.slice(5)}: see <a href="${href}">that page</a>.</p>`,
    );
    const words = asked * ratio(texts++);
    const isFirst = !/No h1,/.test(prompt);
    const start = isFirst ? `<h1>${keyword}</h1>\n<p>A ${keyword} is what this page is about.</p>` : '';
    const extra = wordsOf(textOf(start + links.join(''))).length;
    const each = (words - extra) / headings.length;
    const body = headings.map(
      (heading) => `<h2>${heading}</h2>\n<ul><li>One</li></ul>\n${prose(each, keyword)}`,
    );
    const source = '<p>See <a href="https://example.org/">a test of it</a>.</p>';
    return [start, ...body, ...links, ...(isFirst ? [source] : [])].join('\n');
  }

  return {
    reply(prompt: string): string {
      const keyword = keywordOf(prompt);
      if (prompt.startsWith('Plan the article')) {
        const titles = Array.from(
          { length: sections },
          (_, at) => `${at === 0 ? keyword : 'Aspect'} no ${at}`,
        );
        return JSON.stringify({
          sections: titles.map((heading) => ({
            heading,
            about: `What ${heading} means in everyday use, for whom it matters, and how to judge it before buying`,
            entries: [],
          })),
        });
      }
      const asked = Number(/- (\d+) words/.exec(prompt)?.[1] ?? 0);
      if (prompt.startsWith('Write part')) {
        const headings = [...prompt.matchAll(/- \[THIS PART\] "([^"]*)"/g)].map(
          ([, heading]) => heading ?? '',
        );
        const content = text(prompt, headings, asked);
        return JSON.stringify({
          title: `${keyword} explained`,
          content,
          summary: `Said: ${headings.join(', ')}. ${SUMMARY}`,
        });
      }
      if (prompt.startsWith('Write the article')) {
        const content = text(prompt, [`${keyword} first`, 'Then', 'Last'], asked);
        return JSON.stringify({ title: keyword, content, excerpt: 'E' });
      }
      return JSON.stringify({
        title: `${keyword}: what matters, what it costs, how to begin`,
        description: `D ${keyword}`,
        tags: [keyword, 'b'],
      });
    },
  };
}
