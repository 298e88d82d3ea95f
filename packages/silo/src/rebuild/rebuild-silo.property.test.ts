// Maps of a site through edits, rebuilds and other sizes of the plan.
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import type { SiloEdit } from '../edits/edit.ts';
import { siloEdits, siteMaps, withinTable } from '../testing/arbitraries.ts';
import { breachesOf } from '../testing/invariants.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { rebuildSilo } from './rebuild-silo.ts';
import { resizePlan } from './resize-plan.ts';

/** The document unchanged where the edit makes no sense. */
function edited(document: SiloDocument, edit: SiloEdit): SiloDocument {
  try {
    return applyEdit(document, withinTable(edit, document.table.rowCount)).document;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return document;
  }
}

it('no page of a map is its own parent or home, whatever is edited, rebuilt and resized', () => {
  fc.assert(
    fc.property(
      siteMaps(16),
      fc.array(fc.array(siloEdits, { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
      fc.nat(8),
      (list, rounds, size) => {
        const { table, silo } = buildSilo(tableOf(list), { language: 'en', grouping: 'moderate' });
        let document: SiloDocument = { table, silo, language: 'en' };
        expect(breachesOf(document.silo)).toEqual([]);
        for (const edits of rounds) {
          document = rebuildSilo(edits.reduce(edited, document), { grouping: 'moderate' }).document;
          expect(breachesOf(document.silo)).toEqual([]);
        }
        const index = buildTokenIndex(document.table, 'en');
        expect(breachesOf(resizePlan(document, index, size).document.silo)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

it('every page of a map stands as it did after a smaller plan', () => {
  fc.assert(
    fc.property(siteMaps(20), fc.nat(12), (list, size) => {
      const { table, silo, index } = buildSilo(tableOf(list), { language: 'en', grouping: 'moderate' });
      const smaller = resizePlan({ table, silo, language: 'en' }, index, size).document;
      const all = silo.rank.reduce(
        (most, rank, row) => (isPage(silo.place[row]) ? Math.max(most, rank) : most),
        0,
      );
      const back = resizePlan(smaller, index, all).document.silo;
      expect([...back.parent]).toEqual([...silo.parent]);
      expect([...back.place]).toEqual([...silo.place]);
    }),
    { numRuns: 60 },
  );
}, 60_000);
