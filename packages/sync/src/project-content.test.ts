import { versionKey } from '@silosmith/contract';
import { articleOf, pageIdOf, smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { contentOfImport, withRecords } from './project-content.ts';

it('reads the versions of an article under their own keys, and forgets one that was removed', () => {
  const pageId = pageIdOf('boots');
  const key = versionKey(pageId, '2026-01-05T09:30:00.000Z', 'a');
  const body = {
    pageId,
    keptAt: '2026-01-05T09:30:00.000Z',
    end: 'edited',
    article: articleOf('boots', '<p>Older.</p>'),
  };
  const content = withRecords(contentOfImport(smallImport(['boots'])), [{ kind: 'version', key, body }]);
  expect([...content.versions]).toEqual([[key, body]]);
  expect(withRecords(content, [{ kind: 'version', key, body: null }]).versions.size).toBe(0);
});
