import { applyEdit, type SiloEdit, siloFacts } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import { factsOf } from './facts-of-silo.ts';
import { foreseeDeletion, forgetDeletion, resultOf } from './foreseen-deletion.ts';
import type { OpenProject } from './open-project.ts';
import { projectOfImport } from './project-rows.ts';

const KEYWORDS = ['red shoes', 'red shoes men', 'blue shoes', 'shoes red', 'garden shoes'];
let project: OpenProject;

beforeEach(() => {
  forgetDeletion();
  project = projectOfImport('p1', smallImport(KEYWORDS));
});

const remove = (row: number): SiloEdit => ({ type: 'delete', row });

it('gives what the deletion itself would, for every page', () => {
  for (const row of factsOf(project).pages) {
    foreseeDeletion(project, row);
    expect(resultOf(project, remove(row))).toEqual(applyEdit(project, remove(row)));
  }
});

it('knows the facts of the silo after it', () => {
  const [row = -1] = factsOf(project).pages;
  foreseeDeletion(project, row);
  const { table, silo } = resultOf(project, remove(row)).document;
  const { tree, ...listed } = factsOf({ ...project, table, silo });
  const { tree: newTree, ...expected } = siloFacts(table, silo);
  expect(listed).toEqual(expected);
  expect([...listed.pages].map((page) => tree.children(page))).toEqual(
    [...expected.pages].map((page) => newTree.children(page)),
  );
});

it('is not used for a silo that was edited meanwhile', () => {
  const [row = -1, other = -1] = factsOf(project).pages;
  foreseeDeletion(project, row);
  const edited = { ...project, ...applyEdit(project, { type: 'toggleFavourite', row: other }).document };
  expect(resultOf(edited, remove(row))).toEqual(applyEdit(edited, remove(row)));
});

it('is not used where the pages below go too', () => {
  const [row = -1] = factsOf(project).pages;
  foreseeDeletion(project, row);
  const whole: SiloEdit = { type: 'delete', row, withChildren: true };
  expect(resultOf(project, whole)).toEqual(applyEdit(project, whole));
});
