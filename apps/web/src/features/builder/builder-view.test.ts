import { PLACES, ROW_FLAGS } from '@silosmith/contract';
import { smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { UNLIMITED, WHOLE_PLAN } from '../../state/project/whole-plan.ts';
import { activeFilters, hiddenBy, lensOf, NOTHING_NARROWED, narrowed } from './builder-view.ts';

const small = projectOfImport('p', smallImport(['shoes', 'red shoes', 'boots']));
const project = {
  ...small,
  silo: {
    ...small.silo,
    place: Uint8Array.of(PLACES.pillar, PLACES.cluster, PLACES.pillar),
    parent: Int32Array.of(-1, 0, -1),
    intent: Uint8Array.of(1, 2, 1),
    flags: Uint8Array.of(0, 0, ROW_FLAGS.favourite),
  },
};
const all = { rows: Int32Array.of(2, 0, 1), passed: Uint8Array.of(1, 1, 1), shown: 3 };

it('keeps the page above one that passes, and counts it no more', () => {
  const found = narrowed(project, all, { ...NOTHING_NARROWED, intent: 'commercial' }, new Map());
  expect([...found.rows]).toEqual([0, 1]);
  expect([...found.passed]).toEqual([0, 1, 0]);
  expect(found.shown).toBe(1);
  expect(narrowed(project, all, NOTHING_NARROWED, new Map())).toBe(all);
  expect(narrowed(project, all, { ...NOTHING_NARROWED, written: true }, new Map()).shown).toBe(0);
});

it('narrows by what the site that exists means for a page; nothing is known of a page before it was compared', () => {
  const verdict = { row: 1, verdict: 'covered', proposed: 'new', byUser: true, matches: [] } as const;
  const by = { ...NOTHING_NARROWED, onSite: 'covered' } as const;
  expect([...narrowed(project, all, by, new Map([[1, verdict]])).passed]).toEqual([0, 1, 0]);
  expect(narrowed(project, all, by, new Map()).shown).toBe(0);
});

it('knows the lens by the filters, and the filters in force by name', () => {
  const { filters } = project;
  expect(lensOf({ ...filters, maxArticles: 20 }, true)).toBe('first');
  expect(lensOf({ ...filters, maxArticles: UNLIMITED }, true)).toBe('everything');
  expect(lensOf({ ...filters, ...WHOLE_PLAN }, false)).toBe('plan');
  expect(activeFilters({ ...filters, ...WHOLE_PLAN }, NOTHING_NARROWED)).toEqual([]);
  expect(
    activeFilters({ ...filters, ...WHOLE_PLAN, minVolume: 10, searchQuery: 'x' }, NOTHING_NARROWED),
  ).toEqual(['search', 'volume']);
});

it('counts what a limit hides, and unknown figures never', () => {
  const table = { ...project.table, volume: Float64Array.of(5, -1, 50) };
  expect(hiddenBy({ table, silo: project.silo }, 'volume', 10)).toBe(1);
  expect(hiddenBy({ table, silo: project.silo }, 'volume', 0)).toBe(0);
});
