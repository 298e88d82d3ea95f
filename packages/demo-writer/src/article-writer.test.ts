import { CONTENT_LANGUAGES, INTENTS } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeArticle } from './article-writer.ts';
import type { DemoBrief } from './demo-brief.ts';
import { countWords } from './sentence-writer.ts';
import { writeMeta, writeTags } from './snippet-writer.ts';

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
  links: [
    { keyword: 'trail running', relation: 'pillar' },
    { keyword: 'trail socks', relation: 'sibling' },
    { keyword: 'wide trail shoes', relation: 'child' },
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

test('the same brief gives the same article, another place in the silo another one', () => {
  expect(writeArticle(brief())).toEqual(writeArticle(brief()));
  expect(writeArticle(brief({ parent: 'running' })).content).not.toBe(writeArticle(brief()).content);
});

test('a pillar presents each of its pages under a heading of its own', () => {
  const links = ['shoes', 'socks', 'poles'].map((keyword) => ({ keyword, relation: 'child' as const }));
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
          /<\/?(?:h[1-3]|p|[uo]l|li|table|thead|tbody|t[rhd]|a(?: href="silo:[^"<>]*")?)>/g,
          '',
        ),
      ).not.toMatch(/[<>]/);
    }),
    { numRuns: 50 },
  );
});

test.each(CONTENT_LANGUAGES)('meta and tags in %s keep to their limits', (language) => {
  const meta = writeMeta(brief({ language }));
  expect(meta.title.length).toBeLessThanOrEqual(60);
  expect(meta.title.toLowerCase()).toContain('trail running shoes');
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.description.length).toBeGreaterThanOrEqual(130);
  expect(writeTags(brief({ language })).tags).toHaveLength(8);
});
