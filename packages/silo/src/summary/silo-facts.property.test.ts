import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { undo } from '../edits/apply-patch.ts';
import type { DocumentPatch } from '../edits/patch.ts';
import { groupings, keywordLists, siloEdits, withinTable } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { planDemand } from './plan-demand.ts';
import { planSummary } from './plan-summary.ts';
import { factsAfter, type SiloFacts, siloFacts } from './silo-facts.ts';

/** All that a tree says of every row. */
function listed({ tree, ...facts }: SiloFacts) {
  const rows = Array.from(facts.demands.keys(), (row) => ({
    children: tree.children(row),
    childCount: tree.childCount(row),
    variants: tree.variants(row),
    sections: tree.sections(row),
    below: tree.below(row),
  }));
  return { ...facts, rows, pillars: tree.pillars, pageCount: tree.pageCount };
}

it('gives after any edits, taken back or not, what is found in the whole silo', () => {
  fc.assert(
    fc.property(
      keywordLists(40),
      groupings,
      fc.array(fc.record({ edit: siloEdits, takenBack: fc.boolean() }), { maxLength: 20, size: 'max' }),
      (list, grouping, steps) => {
        let now: SiloDocument = builtDocument(tableOf(list), { language: 'en', grouping });
        let facts = siloFacts(now.table, now.silo);
        const take = (next: SiloDocument, patch: DocumentPatch) => {
          facts = factsAfter(facts, now.silo, next, patch);
          now = next;
          expect(listed(facts)).toEqual(listed(siloFacts(now.table, now.silo)));
          const { demand, demandServed, pages, topics } = planSummary(now.table, now.silo);
          const figures = planDemand(facts, now.silo);
          expect([figures.demand, figures.demandServed, facts.pages.length]).toEqual([
            demand,
            demandServed,
            pages,
          ]);
          const summed = topics.map(({ topic, ...of }) => [topic, { pages: of.pages, demand: of.demand }]);
          expect(figures.topics).toEqual(new Map(summed as [number, { pages: number; demand: number }][]));
        };
        for (const { edit, takenBack } of steps) {
          try {
            const { document, patch } = applyEdit(now, withinTable(edit, now.table.rowCount));
            const before = now;
            take(document, patch);
            if (takenBack) take(undo(now, patch), patch);
            if (takenBack) expect(now).toEqual(before);
          } catch (error) {
            if (!(error instanceof Fault)) throw error;
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
