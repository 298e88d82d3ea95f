import { PLACES, pageIdsOf } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { applyEdit, redo, type SiloDocument, type SiloEdit, selectPages, undo } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectOfImport } from '../../state/project/project-rows.ts';
import { sortedRows } from './columns/sorted-rows.ts';
import { type Picks, pickedRows, picksOf, toggledPick } from './picks.ts';

const KEYWORDS = ['shoes', 'boots', 'winter boots', 'sandals', 'socks', 'clogs'];
const start = projectOfImport('p', smallImport(KEYWORDS));
const row = fc.nat(6);
const edits: fc.Arbitrary<SiloEdit> = fc.oneof(
  fc.record({ type: fc.constantFrom('delete' as const, 'setAside' as const, 'makePage' as const), row }),
  fc.record({ type: fc.constant('move' as const), row, parent: row }),
  fc.record({ type: fc.constant('merge' as const), row, into: row }),
  fc.record({ type: fc.constant('rename' as const), row, keyword: fc.constantFrom('boots', 'tea', 'clogs') }),
  fc.record({
    type: fc.constant('add' as const),
    keyword: fc.constantFrom('tea', 'mugs'),
    level: fc.constant(1 as const),
  }),
);

/** Applies what can be applied and answers the way back. */
function edited(from: SiloDocument, list: readonly SiloEdit[]) {
  const patches: ReturnType<typeof applyEdit>['patch'][] = [];
  let now = from;
  for (const edit of list) {
    try {
      const { document, patch } = applyEdit(now, edit);
      now = document;
      patches.push(patch);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
  return { now, patches };
}

const projectOf = (document: SiloDocument): OpenProject => ({ ...start, ...document });
const picked = (document: SiloDocument, picks: Picks) => [...pickedRows(projectOf(document), picks, true)];

it('picks outlive edits and their undo, by page id', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5)), fc.array(edits, { maxLength: 8 }), (rows, list) => {
      const picks = picksOf(start, rows, rows[0] ?? -1);
      const before = picked(start, picks);
      expect(before).toEqual(rows.toSorted((a, b) => a - b));
      const { now, patches } = edited(start, list);
      // What is still a line and was picked is picked, and nothing else.
      const ids = new Set(rows.map((one) => pageIdsOf(start.table).at(one)));
      for (const one of picked(now, picks)) {
        expect(ids.has(pageIdsOf(now.table).at(one))).toBe(true);
        expect([PLACES.none, PLACES.deleted, PLACES.variant]).not.toContain(now.silo.place[one]);
      }
      const back = patches.reduceRight<SiloDocument>((document, patch) => undo(document, patch), now);
      expect(picked(back, picks)).toEqual(before);
      const again = patches.reduce<SiloDocument>((document, patch) => redo(document, patch), back);
      expect(picked(again, picks)).toEqual(picked(now, picks));
    }),
  );
});

it('filters and sorting change nothing of what is picked', () => {
  const picks = picksOf(start, [1, 4], 1);
  const { silo, table } = start;
  const filters = { ...start.filters, searchQuery: 'socks' };
  const { rows } = selectPages(table, silo, filters);
  const sorted = sortedRows(start, rows, { column: 'demand', order: 'asc' });
  expect(rows).not.toContain(1);
  expect(sorted).not.toContain(1);
  expect(picked(start, picks)).toEqual([1, 4]);
});

it('a pick comes and goes, whatever else is picked', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5)), fc.nat(5), (rows, one) => {
      const was = Int32Array.from(rows).sort();
      const once = toggledPick(start, was, one);
      const twice = toggledPick(start, Int32Array.from(picked(start, once)), one);
      expect(picked(start, once).includes(one)).toBe(!rows.includes(one));
      expect(picked(start, twice)).toEqual([...was]);
    }),
  );
});
