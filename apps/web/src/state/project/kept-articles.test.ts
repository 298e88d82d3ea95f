import { PLACES } from '@silosmith/contract';
import { articleOf, byPage, pageIdOf, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { keptArticles } from './kept-articles.ts';
import { projectOfImport } from './project-rows.ts';

const KEYWORDS = ['shoes', 'boots', 'winter boots', 'boot care', 'socks', 'laces', 'soles'];
const written = (keyword: string) => articleOf(keyword, `<p>${keyword}</p>`);
const project = projectOfImport('p1', {
  ...smallImport(KEYWORDS),
  articles: byPage(Object.fromEntries([...KEYWORDS, 'gone'].map((keyword) => [keyword, written(keyword)]))),
});
const { place, parent } = project.silo;
const stand = (row: number, where: number, at: number) => {
  place[row] = where;
  parent[row] = at;
};

it('are those of keywords that are no page, each with the page that serves it', () => {
  stand(2, PLACES.section, 1);
  stand(3, PLACES.variant, 2);
  stand(4, PLACES.setAside, -1);
  stand(5, PLACES.variant, 4);
  stand(6, PLACES.deleted, -1);
  const kept = keptArticles(project).map(({ id, page }) => [id, page]);
  expect(kept).toEqual([
    [pageIdOf('winter boots'), 1],
    [pageIdOf('boot care'), 1],
    [pageIdOf('socks'), -1],
    [pageIdOf('laces'), -1],
    [pageIdOf('soles'), -1],
    [pageIdOf('gone'), -1],
  ]);
});
