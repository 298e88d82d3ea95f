import { CONTENT_LANGUAGES, TEMPLATE_IDS } from '@silosmith/contract';
import { expect, test } from 'vitest';
import { writeArticle } from './article-writer.ts';
import type { DemoBrief } from './demo-brief.ts';
import { writeMeta } from './meta-writer.ts';
import { writeOutline } from './part-writer.ts';
import { countWords } from './sentence-writer.ts';
import { templateName } from './template-shape.ts';

const brief = (change: Partial<DemoBrief> = {}): DemoBrief => ({
  keyword: 'coffee grinder',
  variants: ['coffee mill'],
  topic: 'coffee',
  level: 2,
  language: 'en',
  targetWords: 1200,
  intent: 'informational',
  pillar: 'coffee',
  parent: 'coffee',
  outline: [{ heading: 'Coffee grinder noise', keywords: ['coffee grinder noise'] }],
  siblings: [],
  children: [],
  links: [{ keyword: 'coffee', relation: 'pillar', anchors: [] }],
  ...change,
});
const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/gu)].map(([, text = '']) => text);

test.each(CONTENT_LANGUAGES)(
  'in %s each template makes another article, of the length asked for',
  (language) => {
    const articles = TEMPLATE_IDS.map((template) => writeArticle(brief({ language, template })));
    expect(new Set(articles.map(({ title }) => title)).size).toBe(TEMPLATE_IDS.length);
    for (const [at, { title, content }] of articles.entries()) {
      const name = templateName(TEMPLATE_IDS[at] ?? 'how-to', language);
      expect(title).toContain(name);
      expect(countWords(content) / 1200).toBeGreaterThan(0.9);
      expect(countWords(content) / 1200).toBeLessThan(1.1);
    }
  },
);

test.each(CONTENT_LANGUAGES)('in %s the title of the search result names the form', (language) => {
  for (const template of TEMPLATE_IDS) {
    const { title, description } = writeMeta(brief({ language, template }));
    expect(title.toLowerCase()).toContain(templateName(template, language).toLowerCase());
    expect([...title].length).toBeLessThanOrEqual(60);
    expect([...description].length).toBeLessThanOrEqual(160);
  }
});

test('a how-to guide has steps, a comparison a table, a list numbered headings that keep their searches', () => {
  expect(writeArticle(brief({ template: 'how-to' })).content).toContain('<ol>');
  expect(writeArticle(brief({ template: 'how-to' })).content).not.toContain('<table>');
  expect(writeArticle(brief({ template: 'comparison' })).content).toContain('<table>');
  const numbered = headingsOf(writeArticle(brief({ template: 'listicle' })).content).slice(0, -1);
  expect(numbered.map((heading) => Number.parseInt(heading, 10))).toEqual(numbered.map((_, at) => at + 1));
  const { sections } = writeOutline(brief({ template: 'listicle' }));
  expect(sections.flatMap(({ entries }) => entries)).toEqual([1]);
});
