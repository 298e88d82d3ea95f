import type { ImageRecord } from '@silosmith/contract';
import { articleOf, byPage, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { projectOfImport } from '../../../state/project/project-rows.ts';
import { galleryOf } from './gallery-cards.ts';
import { researchOpportunities } from './opportunity-rows.ts';

const imported = smallImport(['shoes', 'boots', 'winter boots', 'dress shoes']);
const PNG = 'data:image/png;base64,AAAA';
const image = (keyword: string, change: Partial<ImageRecord> = {}): ImageRecord => ({
  ...{ keyword, url: PNG, alt: keyword, provenance: null },
  prompt: `Photograph of ${keyword}, in a room with large windows and a plant`,
  ...change,
});
const project = (images: Readonly<Record<string, ImageRecord>>, change = {}): OpenProject => ({
  ...projectOfImport('p1', { ...imported, articles: byPage({ boots: articleOf('boots', '<p>x</p>') }) }),
  images: byPage(images),
  ...change,
});

it('has a card for each page with an image, in the order of the pages, with figures of all of them', () => {
  const provenance = { ...(articleOf('x', '').provenance ?? {}), provider: 'bfl', demo: false } as never;
  const pictures = ['a', 'b'].map((section) => ({
    ...{ role: 'content' as const, section, url: PNG, prompt: '', alt: '', caption: '', fileName: '' },
  }));
  const { cards, images, pages, makers } = galleryOf(
    project({ boots: image('boots', { pictures, missing: 1, provenance }), shoes: image('shoes') }),
  );
  expect(cards.map(({ keyword, count, missing }) => [keyword, count, missing])).toEqual([
    ['shoes', 1, 0],
    ['boots', 2, 1],
  ]);
  expect([images, pages, makers]).toEqual([3, 4, [null, 'bfl']]);
  for (const { prompt, wholePrompt } of cards) {
    expect(prompt.length).toBeLessThanOrEqual(51);
    expect(wholePrompt.startsWith(prompt.slice(0, -1))).toBe(true);
  }
});

it('keeps the images of pages that the filters hide, and shows no address that runs', () => {
  const filters = { ...imported.filters, searchQuery: 'dress' };
  const hostile = image('boots', { url: 'javascript:x' });
  const { cards } = galleryOf(project({ boots: hostile }, { filters }));
  expect(cards.map(({ keyword, url }) => [keyword, url])).toEqual([['boots', null]]);
});

it('counts the tasks of the research plan of each pillar page, and the pages right below it', () => {
  // Trade, a case, and the competitors of each page below.
  expect(researchOpportunities(project({}))).toMatchObject([{ keyword: 'shoes', supporting: 3, tasks: 5 }]);
  const { silo } = project({});
  const parent = silo.parent.map((above, row) => (row === 3 ? 1 : above));
  const place = silo.place.map((at, row) => (row === 3 ? 3 : at));
  expect(researchOpportunities(project({}, { silo: { ...silo, parent, place } }))).toMatchObject([
    { supporting: 2, tasks: 4 },
  ]);
});
