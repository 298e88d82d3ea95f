import { smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import type { OpenProject } from './open-project.ts';
import { projectOfImport } from './project-rows.ts';
import { projectStore, setProjectBackend, takeEdit, undo } from './project-store.ts';
import { changeResearchDone, researchPlans } from './research-plan.ts';
import { silentBackend } from './testing/silent-backend.ts';

const current = (): OpenProject => {
  const { project } = projectStore.getState();
  if (project === null) throw new Error('no project');
  return project;
};

const kindsOf = (project: OpenProject, row: number): string[] =>
  researchPlans(project)
    .tasksOf(row)
    .map(({ kind, keyword }) => `${kind} ${keyword}`);

it('is that of the page and of those right below it that the filters show', () => {
  const imported = smallImport(['shoes', 'boots', 'dress shoes']);
  const project = projectOfImport('p1', imported);
  const competitors = ['competitors boots', 'competitors dress shoes'];
  expect(kindsOf(project, 0)).toEqual(['industry shoes', 'caseStudy shoes', ...competitors]);
  expect(kindsOf(project, 1)).toEqual(['caseStudy boots', 'competitors boots']);
  const filters = { ...imported.filters, searchQuery: 'dress' };
  expect(kindsOf({ ...project, filters }, 0)).not.toContain('competitors boots');
});

it('keeps what is done with the settings, as a step that can be taken back', async () => {
  const written: unknown[] = [];
  setProjectBackend(silentBackend({ write: async (_, changes) => void written.push(...changes) }));
  projectStore.setState({
    status: 'open',
    project: projectOfImport('p1', smallImport(['shoes', 'boots'])),
    fault: null,
  });
  const [first, second] = researchPlans(current()).tasksOf(0);
  if (!first || !second) throw new Error('no tasks');
  await changeResearchDone(takeEdit, current(), first, true);
  await changeResearchDone(takeEdit, current(), second, true);
  expect(written.at(-1)).toMatchObject({
    kind: 'settings',
    body: { researchDone: [first.key, second.key] },
  });
  await changeResearchDone(takeEdit, current(), first, false);
  expect(current().researchDone).toEqual([second.key]);
  for (const _ of [1, 2, 3]) await undo();
  expect(current().researchDone).toEqual([]);
});
