import { projectSchema } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { articleOf, metaOf } from '../testing/records.ts';
import { withArticleFacts } from './article-reports.ts';

const section = (keyword: string) => ({
  heading: keyword,
  keyword,
  volume: 10,
  variants: [],
  why: pageOf(keyword).why,
});
const silo = [
  pageOf('tea', { sections: [section('green tea'), section('tea pots')], children: [pageOf('black tea')] }),
];
const content = '<h1>Tea</h1><p>Tea is a drink.</p><h2>Green tea</h2><p>Leaves.</p>';
const project = (text = content) => projectOf({ silo, articles: [{ ...articleOf('tea'), content: text }] });

it('the file says of each article which keywords its sections answer, what is left out and why, and how it is graded', () => {
  const { articles } = withArticleFacts(project());
  expect(articles.tea).toMatchObject({
    sections: [{ heading: 'Green tea', keywords: ['green tea'] }],
    leftOut: [{ keyword: 'tea pots', reason: 'not-used' }],
    check: {
      grade: 'F',
      failed: expect.arrayContaining([{ check: 'few-h2', severity: 'major', figure: 1 }]),
      unchecked: [],
    },
  });
  const { check } = withArticleFacts({ ...project(), language: 'th' }).articles.tea ?? {};
  expect(check?.unchecked).toContain('passive-voice');
  const again = projectSchema.parse(withArticleFacts(project()));
  expect(JSON.stringify(again.articles)).toBe(JSON.stringify(articles));
});

it('and what each stage cost, with the pages that were read for it', () => {
  const { provenance: made } = metaOf('tea');
  if (made === null) throw new Error('nobody made it');
  const source = {
    url: 'https://tea.example/a',
    title: 'A',
    wordCount: 1,
    passages: ['Leaves.'],
    publishedAt: null,
    headings: [],
    links: [],
  };
  const research = {
    keyword: 'tea',
    sources: [source],
    contentGaps: [],
    opportunities: [],
    provenance: { ...made, costUsd: null },
  };
  const metas = { tea: { ...metaOf('tea'), provenance: { ...made, costUsd: 0.002 } } };
  const { articles } = withArticleFacts({
    ...project(),
    metas,
    sources: { tea: research },
  });
  expect(articles.tea?.readFrom).toEqual([{ url: 'https://tea.example/a', title: 'A' }]);
  expect(articles.tea?.costs).toEqual([
    { stage: 'research', costUsd: null },
    { stage: 'article', costUsd: made.costUsd },
    { stage: 'meta', costUsd: 0.002 },
  ]);
  expect(withArticleFacts(project()).articles.tea?.readFrom).toEqual([]);
});

it('facts of an earlier text do not outlive it', () => {
  const before = withArticleFacts(project());
  const tea = { ...articleOf('tea'), ...before.articles.tea, content: '<h1>Tea</h1><h2>Tea pots</h2>' };
  const after = withArticleFacts({ ...before, articles: { tea, gone: { ...tea, keyword: 'gone' } } });
  expect(after.articles.tea?.sections).toEqual([{ heading: 'Tea pots', keywords: ['tea pots'] }]);
  expect(after.articles.gone).not.toHaveProperty('check');
});
