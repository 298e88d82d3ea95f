import { CONTENT_LANGUAGES, INTENTS } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeArticle } from './article-writer.ts';
import { bankOf } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import { writeMeta } from './meta-writer.ts';
import { countWords } from './sentence-writer.ts';
import { writeTags } from './snippet-writer.ts';

const brief = (change: Partial<DemoBrief> = {}): DemoBrief => ({
  keyword: 'trail running shoes',
  variants: ['trail shoes for women', 'best trail shoes'],
  topic: 'Trail running',
  level: 2,
  language: 'en',
  targetWords: 2000,
  intent: 'commercial',
  pillar: 'trail running',
  parent: 'trail running',
  outline: [
    {
      heading: 'Trail running shoes for women',
      keywords: ['trail running shoes for women', 'women’s trail running shoes'],
    },
    { heading: 'Waterproof trail running shoes', keywords: ['waterproof trail running shoes'] },
  ],
  siblings: ['trail socks'],
  children: ['wide trail shoes'],
  links: [
    { keyword: 'trail running', relation: 'pillar', anchors: ['trail running'] },
    { keyword: 'trail socks', relation: 'sibling', anchors: [] },
    { keyword: 'wide trail shoes', relation: 'child', anchors: ['wide trail shoes', 'wide shoes'] },
  ],
  ...change,
});
const keywords = Array.from({ length: 20 }, (_, i) => `keyword number ${i}`);

function sentencesOf(html: string): string[] {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map((match) => match[1] ?? '');
  return paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((text) => countWords(text) > 4);
}

describe.each(CONTENT_LANGUAGES)('an article in %s', (language) => {
  test.each([800, 1200, 2000, 3500, 4000])(
    'of %i words keeps to its length within 10 percent',
    (targetWords) => {
      for (const intent of INTENTS) {
        const level = targetWords >= 3500 ? 1 : targetWords >= 2000 ? 2 : 3;
        const { content } = writeArticle(brief({ language, targetWords, intent, level }));
        expect(countWords(content) / targetWords).toBeGreaterThan(0.9);
        expect(countWords(content) / targetWords).toBeLessThan(1.1);
      }
    },
  );

  test.each(INTENTS)(
    'for %s intent is a whole, linked, well-formed page without a repeated sentence',
    (intent) => {
      const { title, content, excerpt } = writeArticle(brief({ language, intent }));
      expect(title.toLowerCase()).toContain('trail running shoes');
      expect(content).not.toMatch(/[{}]|undefined/);
      const levels = [...content.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, i) => {
        expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
      });
      expect(content).toMatch(/<h2>[^<]*trail running shoes/i);
      expect(content).toMatch(/<[uo]l>/);
      if (intent !== 'informational') expect(content).toContain('<table>');
      for (const target of ['trail running', 'trail socks', 'wide trail shoes'])
        expect(content.split(`<a href="silo:${target}">`)).toHaveLength(2);
      const sentences = sentencesOf(content);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(excerpt.length).toBeGreaterThan(20);
    },
  );

  test('twenty pages of one silo read differently', () => {
    const pages = keywords.map(
      (keyword) => new Set(sentencesOf(writeArticle(brief({ language, keyword })).content)),
    );
    const shares = pages.flatMap((one, i) =>
      pages.slice(i + 1).map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
    );
    expect(Math.max(...shares)).toBeLessThan(0.1);
  });
});

describe.each(CONTENT_LANGUAGES)('the sentences in %s', (language) => {
  const beginnings = (html: string): Map<string, number> => {
    const items = [...html.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map((match) => match[2] ?? '');
    const counts = new Map<string, number>();
    for (const text of items.flatMap((item) => item.replace(/<[^>]+>/g, '').split(/(?<=[.!?][”»]?)\s+/u))) {
      const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
      if (words.length > 3)
        counts.set(words.slice(0, 3).join(' '), (counts.get(words.slice(0, 3).join(' ')) ?? 0) + 1);
    }
    return counts;
  };

  test.each([1200, 2000, 3500])('of %i words begin alike twice at most', (targetWords) => {
    const [only] = brief().outline;
    for (const outline of [brief().outline, only ? [only] : [], []])
      for (const keyword of ['seo', 'trail running shoes']) {
        const { content } = writeArticle(brief({ language, keyword, targetWords, outline }));
        const worn = [...beginnings(content)].filter(([, count]) => count > 2);
        expect(worn, `${keyword}, ${outline.length} headings`).toEqual([]);
      }
  });
});

describe.each(CONTENT_LANGUAGES)('the opening in %s', (language) => {
  const { quotes, section } = bankOf(language);
  const openings = Array.from({ length: 50 }, (_, i) => `trail running shoes${i}`).map((keyword) => {
    const { content } = writeArticle(brief({ language, keyword, targetWords: 800 }));
    return { keyword, text: (sentencesOf(content)[0] ?? '').replaceAll(keyword, '*') };
  });

  test('is the same on two pages of fifty at most', () => {
    expect(openings.length - new Set(openings.map(({ text }) => text)).size).toBeLessThanOrEqual(2);
  });

  test('sets no word of the keyword beside the keyword', () => {
    for (const keyword of ['trail', 'running', 'shoes'])
      for (const { text } of openings) expect(text).not.toContain(`${quotes[0]}${keyword}${quotes[1]}`);
  });

  test('and all that follows names no single word of a keyword that nothing else is known of', () => {
    const alone = { outline: [], variants: [], siblings: [], children: [], links: [] };
    const { content } = writeArticle(brief({ language, keyword: 'fenced dog park', ...alone }));
    for (const word of ['fenced', 'dog', 'park'])
      expect(content).not.toContain(`${quotes[0]}${word}${quotes[1]}`);
  });

  test('of a section refers to something said before only where something was', () => {
    const [, same = ''] = section.also;
    const starts = same.replace(/^\[|\].*$/gu, '').split('|');
    for (const { keyword } of openings.slice(0, 10)) {
      const { content } = writeArticle(brief({ language, keyword, outline: [] }));
      const first = [...content.matchAll(/<\/h2>\n<p>([^<]*)/g)].map((match) => match[1] ?? '');
      for (const start of starts) expect(first.filter((text) => text.startsWith(start))).toEqual([]);
    }
  });
});

test('the same brief gives the same article, another place in the silo another one', () => {
  expect(writeArticle(brief())).toEqual(writeArticle(brief()));
  expect(writeArticle(brief({ parent: 'running' })).content).not.toBe(writeArticle(brief()).content);
});

test('a pillar presents each of its pages under a heading of its own', () => {
  const links = ['shoes', 'socks', 'poles'].map((keyword) => ({
    keyword,
    relation: 'child' as const,
    anchors: [],
  }));
  const { content } = writeArticle(brief({ level: 1, targetWords: 3500, links }));
  for (const name of ['Shoes', 'Socks', 'Poles']) expect(content).toContain(`<h3>${name}</h3>`);
});

test('any keyword gives a page that no markup breaks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (keyword) => {
      const { content } = writeArticle(brief({ keyword, targetWords: 300 }));
      expect(content.match(/<h1>[^<>]*<\/h1>/g)).toHaveLength(1);
      expect(
        content.replace(
          /<\/?(?:h[1-3]|p|[uo]l|li|table|thead|tbody|t[rhd]|a(?: href="(?:silo:[^"<>]*|https:\/\/example\.com\/)")?)>/g,
          '',
        ),
      ).not.toMatch(/[<>]/);
    }),
    { numRuns: 50 },
  );
});

test('an article names every search of its outline, and each heading of it', () => {
  for (const language of CONTENT_LANGUAGES) {
    const { outline } = brief();
    const { content } = writeArticle(brief({ language }));
    for (const { heading, keywords } of outline) {
      expect(content.toLowerCase()).toContain(`<h2>${heading.toLowerCase()}</h2>`);
      for (const keyword of keywords) expect(content).toContain(keyword);
    }
  }
});

test('the only link to another site is the one marked as an example', () => {
  const { content } = writeArticle(brief());
  expect(content.match(/href="https?:[^"]*"[^>]*>[^<]*/g)).toEqual([
    'href="https://example.com/">example of an external link',
  ]);
});

describe.each(CONTENT_LANGUAGES)('title and description in %s', (language) => {
  const keywordTexts = ['seo', 'trail running shoes', 'how to clean white leather trail running shoes'];

  test.each(keywordTexts)('of “%s” keep to 50–60 and 150–160 characters', (keyword) => {
    for (const intent of INTENTS)
      for (const outline of [[], brief().outline]) {
        const { title, description } = writeMeta(brief({ language, keyword, intent, outline }));
        expect([...title].length, title).toBeGreaterThanOrEqual(50);
        expect([...title].length, title).toBeLessThanOrEqual(60);
        expect([...description].length, description).toBeGreaterThanOrEqual(150);
        expect([...description].length, description).toBeLessThanOrEqual(160);
      }
  });

  test('promise a table, steps or a checklist only where the article has them', () => {
    const { meta } = bankOf(language);
    for (const intent of INTENTS)
      for (const keyword of keywords) {
        const about = brief({ language, keyword, intent, level: 3, targetWords: 800 });
        const { description } = writeMeta(about);
        const { content } = writeArticle(about);
        const promised = (texts: readonly string[]) => texts.some((text) => description.includes(text));
        if (promised(meta.ifTable)) expect(content).toContain('<table>');
        if (promised(meta.ifSteps)) expect(content).toContain('<ol>');
        if (promised(meta.ifChecklist)) expect(content).toContain('<ul>');
      }
  });
});

test.each(CONTENT_LANGUAGES)('meta and tags in %s keep to their limits', (language) => {
  const meta = writeMeta(brief({ language }));
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.title.toLowerCase()).toContain('trail running shoes');
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.description.length).toBeGreaterThanOrEqual(130);
  expect(writeTags(brief({ language })).tags).toHaveLength(8);
});
