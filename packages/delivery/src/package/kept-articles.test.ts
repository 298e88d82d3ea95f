import type { ProjectDocument } from '@silosmith/contract';
import { articleOf, coffeeProject, deliveryTexts, metaOf, pageIdOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { contentPackageOf } from './content-package-of.ts';

const GONE = pageIdOf('gone');

function project(): ProjectDocument {
  const base = coffeeProject();
  const [, arabica] = base.keywords;
  if (arabica === undefined) throw new Error('no keyword');
  const like = (keyword: string, role: string, parent: string | null) => ({
    ...arabica,
    keyword,
    place: { ...arabica.place, role, parent },
  });
  return {
    ...base,
    keywords: [
      ...base.keywords,
      like('robusta', 'section', 'coffee grinder'),
      like('robusta beans', 'variant', 'robusta'),
      like('coffee pads', 'deleted', null),
    ],
    articles: {
      ...base.articles,
      'robusta beans': articleOf('robusta beans', '<p>Strong.</p>'),
      'coffee pads': articleOf('coffee pads', '<p>Thin.</p>'),
      [GONE]: articleOf('coffee beans', '<p>Gone.</p>'),
    },
    metas: { ...base.metas, [GONE]: metaOf('gone', { title: 'Meta of gone' }) },
  };
}

const postsOf = (keptArticles: boolean) =>
  contentPackageOf(project(), { nowIso: '2026-01-31T08:00:00.000Z', texts: deliveryTexts, keptArticles })
    .posts;

it('articles of merged and deleted keywords are left out unless asked for', () => {
  expect(postsOf(false)).toEqual(postsOf(false).filter(({ keyword }) => !keyword.startsWith('robusta')));
  expect(postsOf(false)).toHaveLength(3);
});

it('each is a post of its own where they are asked for, below the page that took its keyword in', () => {
  const posts = postsOf(true);
  expect(posts.map(({ keyword, page }) => [keyword, page.parentKeyword]).slice(3)).toEqual([
    ['robusta beans', 'coffee grinder'],
    ['coffee pads', null],
    ['coffee beans (2)', null],
  ]);
  expect(posts.at(-1)).toMatchObject({ slug: 'coffee-beans-2', content: '<p>Gone.</p>' });
  expect(JSON.stringify(posts.at(-1)?.seo)).toContain('Meta of gone');
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(6);
});
