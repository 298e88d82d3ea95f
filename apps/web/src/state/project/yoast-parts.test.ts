import { articleOf, byPage, metaOf, pageIdOf, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from './open-project.ts';
import { yoastParts } from './yoast-parts.ts';

const BOOTS = pageIdOf('boots');
const SHOES = pageIdOf('shoes');

it('takes the page as it stands in the editor, and of the others that they are there', () => {
  const stored = articleOf('boots', '<p>Stored.</p>');
  const project: OpenProject = {
    ...smallImport(['shoes', 'boots']),
    sources: new Map(),
    viewpoints: new Map(),
    personas: new Map(),
    outlines: new Map(),
    failures: new Map(),
    tags: new Map(),
    images: new Map(),
    vectors: new Map(),
    published: new Map(),
    id: 'p1',
    versions: new Map(),
    jobs: new Map(),
    undoSteps: [],
    redoSteps: [],
    articles: byPage({ boots: stored, shoes: articleOf('shoes', '<p>Shoes.</p>') }),
    metas: byPage({ boots: metaOf('boots'), shoes: metaOf('shoes') }),
  };
  const { records } = yoastParts(project, BOOTS, { ...stored, content: '<p>Typed.</p>' });
  expect(records.articles.get(BOOTS)?.content).toBe('<p>Typed.</p>');
  expect(records.articles.get(SHOES)?.content).toBe('');
  expect([...records.metas.keys()]).toEqual([BOOTS]);
});
