import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { undo } from '../edits/apply-patch.ts';
import type { DocumentPatch } from '../edits/patch.ts';
import { keywordLists, siloEdits, withinTable } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { placementOf } from '../why/explain-placement.ts';
import { checkSilo, type SiloReport } from './check-silo.ts';
import { withPart } from './report-part.ts';
import { ResidentSilo } from './resident-silo.ts';

/** Of two rivals that are as near, either may be named: that depends on the numbers of their stems. */
function comparable({ findings, ...report }: SiloReport) {
  return {
    ...report,
    findings: findings.map(({ params: { other: _, ...params }, ...rest }) => ({ ...rest, params })),
  };
}
const checkedWhole = ({ table, silo, language }: SiloDocument) =>
  checkSilo(table, silo, buildTokenIndex(table, language));

it('says after any edits, taken back or not, what a check of the whole silo says', () => {
  fc.assert(
    fc.property(
      keywordLists(40),
      fc.array(fc.record({ edit: siloEdits, takenBack: fc.boolean() }), { maxLength: 12, size: 'max' }),
      (list, steps) => {
        const table = tableOf(list);
        let now: SiloDocument = builtDocument(table, { language: 'en', grouping: 'off' });
        const resident = new ResidentSilo(now);
        let report = resident.check();
        expect(report).toEqual(checkedWhole(now));
        const take = (document: SiloDocument, patch: DocumentPatch, direction: 'undo' | 'redo') => {
          now = document;
          // As it arrives in a worker.
          report = withPart(report, structuredClone(resident.change(structuredClone(patch), direction)));
          expect(comparable(report)).toEqual(comparable(checkedWhole(now)));
        };
        for (const { edit, takenBack } of steps) {
          try {
            const { document, patch } = applyEdit(now, withinTable(edit, now.table.rowCount));
            take(document, patch, 'redo');
            if (takenBack) take(undo(now, patch), patch, 'undo');
          } catch (error) {
            if (!(error instanceof Fault)) throw error;
          }
        }
        const index = buildTokenIndex(now.table, 'en');
        expect(resident.why(0)).toEqual(placementOf(now.table, now.silo, index, 0));
      },
    ),
    { numRuns: 12 },
  );
});

it('looks at the touched topics only', () => {
  const rows = ['red shoes', 'red shoes men', 'blue boots', 'blue boots men'];
  const table = tableOf(
    rows.map((keyword) => ({ keyword, topic: keyword.includes('shoes') ? 'Shoes' : 'Boots' })),
  );
  const document = builtDocument(table, { language: 'en', grouping: 'off' });
  const resident = new ResidentSilo(document);
  resident.check();
  const { patch } = applyEdit(document, { type: 'toggleFavourite', row: 1 });
  const part = resident.change(patch, 'redo');
  expect([...part.topics]).toEqual([document.silo.topic[1]]);
  expect(new Set(part.findings.map(({ topic }) => topic)).size).toBeLessThanOrEqual(1);
});
