import { smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { changeIgnored } from './ignored-issues.ts';
import { projectOfImport } from './project-rows.ts';
import { projectStore, setProjectBackend, takeEdit, undo } from './project-store.ts';
import { silentBackend } from './testing/silent-backend.ts';

const current = () => {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
};

it('is stored with the settings, taken back as a step, and restored one by one', async () => {
  const written: unknown[] = [];
  setProjectBackend(silentBackend({ write: async (_, changes) => void written.push(...changes) }));
  projectStore.setState({
    status: 'open',
    project: projectOfImport('p1', smallImport(['red shoes'])),
    fault: null,
  });
  await changeIgnored(takeEdit, current(), ['a', 'b'], true);
  expect(current().ignoredIssues).toEqual(['a', 'b']);
  expect(written.at(-1)).toMatchObject({ kind: 'settings', body: { ignoredIssues: ['a', 'b'] } });
  await changeIgnored(takeEdit, current(), ['a'], false);
  expect(current().ignoredIssues).toEqual(['b']);
  await undo();
  await undo();
  expect(current().ignoredIssues).toEqual([]);
});
