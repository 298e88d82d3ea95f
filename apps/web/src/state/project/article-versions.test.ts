import { MAX_VERSIONS } from '@silosmith/contract';
import { articleOf, byPage, pageIdOf, smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import { keepVersion, restoreVersion, versionsOf } from './article-versions.ts';
import { projectStore, setProjectBackend, showImported } from './project-store.ts';
import { silentBackend } from './testing/silent-backend.ts';

const BOOTS = pageIdOf('boots');
const first = { ...articleOf('boots', '<p>First.</p>'), firstGeneratedAt: '2026-01-05T09:30:00.000Z' };

function open() {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
}
const kept = () => versionsOf(open(), BOOTS).map(({ end, article }) => `${end} ${article.content}`);

beforeEach(() => {
  setProjectBackend(silentBackend());
  showImported('p1', { ...smallImport(['shoes', 'boots']), articles: byPage({ boots: first }) });
});

it('keeps what is replaced, and the same text once', async () => {
  await keepVersion('p1', BOOTS, first, 'edited');
  await keepVersion('p1', BOOTS, first, 'rewritten');
  expect(kept()).toEqual(['edited <p>First.</p>']);
});

it('brings a version back, keeps what stood there, and the date of the first article', async () => {
  await keepVersion('p1', BOOTS, { ...first, content: '<p>Older.</p>' }, 'rewritten');
  const [older] = versionsOf(open(), BOOTS);
  if (older === undefined) throw new Error('nothing was kept');
  await restoreVersion(open(), older, BOOTS);
  expect(open().articles.get(BOOTS)?.content).toBe('<p>Older.</p>');
  expect(open().articles.get(BOOTS)?.firstGeneratedAt).toBe(first.firstGeneratedAt);
  expect(kept()).toContain('restored <p>First.</p>');
});

it('forgets the oldest beyond the limit, and none of another page', async () => {
  await keepVersion('p1', pageIdOf('shoes'), articleOf('shoes', '<p>Shoes.</p>'), 'edited');
  for (let at = 0; at < MAX_VERSIONS + 5; at++) {
    await keepVersion('p1', BOOTS, { ...first, content: `<p>${at}</p>` }, 'edited');
  }
  expect(kept()).toHaveLength(MAX_VERSIONS);
  expect(versionsOf(open(), pageIdOf('shoes'))).toHaveLength(1);
});
