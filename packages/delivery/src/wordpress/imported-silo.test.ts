import { expect, it } from 'vitest';
import { importedSilo } from './imported-silo.ts';
import type { ImportedPost } from './read-wxr.ts';

const post = (id: number, fields: Partial<ImportedPost> = {}): ImportedPost => ({
  ...{ id, title: `Post ${id}`, slug: `post-${id}`, url: '', content: '', stored: null, contentLength: 100 },
  ...{ excerpt: '', status: 'publish', postType: 'post', categories: ['Roses'], tags: [], author: '' },
  ...{ publishDate: '', featuredImage: null, seo: { title: '', description: '', focusKeyword: '' } },
  ...{ keyword: `post ${id}`, level: null, parentKeyword: null, volume: -1, difficulty: -1, wordCount: 20 },
  ...fields,
});

it('makes one topic of a category of twenty thousand posts, each once, in a time that grows with their number', () => {
  const count = 20_000;
  const posts = Array.from({ length: count }, (_, id) =>
    post(id, id % 2 === 0 ? {} : { level: 3, parentKeyword: `post ${id - (id % 100)}` }),
  );
  const [pillar, ...more] = importedSilo(posts, 'Site');
  expect([pillar?.topic, pillar?.level, more]).toEqual(['Roses', 1, []]);
  const below = pillar?.children.flatMap(({ keyword, children }) => [
    keyword,
    ...children.map((child) => child.keyword),
  ]);
  expect(new Set([pillar?.keyword, ...(below ?? [])]).size).toBe(count);
  // Those whose parent is the pillar are a level above their own.
  expect(pillar?.children.every(({ level }) => level === 2)).toBe(true);
  expect(pillar?.children.find(({ keyword }) => keyword === 'post 100')?.children).toHaveLength(50);
});

it('takes for the pillar of a category the post that is marked, else the first long one, else the first', () => {
  const pillarOf = (...posts: ImportedPost[]) => importedSilo(posts, 'Site')[0]?.keyword;
  const long = { contentLength: 2001 };
  expect(pillarOf(post(1), post(2, long), post(3, { level: 1 }))).toBe('post 3');
  expect(pillarOf(post(1), post(2, long), post(3, long))).toBe('post 2');
  expect(pillarOf(post(1), post(2, { contentLength: 2000 }))).toBe('post 1');
  expect(importedSilo([post(1, { categories: [] })], 'Site')[0]?.topic).toBe('Site');
});
