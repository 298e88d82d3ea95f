// Records and providers shared by the tests of this package.
import type { Article, Meta, OutlineRecord, Provenance, Tags } from '@silosmith/contract';
import type { ExistingContent } from '../stages/stage.ts';

export const noContent: ExistingContent = { articles: {}, metas: {}, tags: {} };

const provenance: Provenance = {
  provider: 'openai',
  model: 'gpt-4o',
  demo: false,
  generatedAt: '2026-01-01T00:00:00.000Z',
  inputTokens: 1,
  outputTokens: 1,
  costUsd: 0,
};

export const articleOf = (keyword: string): Article => ({
  keyword,
  title: `About ${keyword}`,
  content: `<h1>About ${keyword}</h1>`,
  excerpt: `What there is to say about ${keyword}.`,
  wordCount: 2,
  provenance,
  edited: false,
});
export const metaOf = (keyword: string): Meta => ({ keyword, title: 'T', description: 'D', provenance });
export const tagsOf = (keyword: string): Tags => ({ keyword, tags: ['a', 'b'], provenance });
export const outlineOf = (keyword: string, headings: readonly string[] = ['One', 'Two']): OutlineRecord => ({
  keyword,
  sections: headings.map((heading) => ({ heading, about: '', keywords: [] })),
  provenance,
  edited: false,
});
