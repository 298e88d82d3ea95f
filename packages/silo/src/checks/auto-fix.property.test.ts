import { PLACES } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { undo } from '../edits/apply-patch.ts';
import { groupings, keywordLists } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { autoFix } from './auto-fix.ts';
import { checkSilo, type SiloReport } from './check-silo.ts';

const readable = ({ findings }: Pick<SiloReport, 'findings'>) =>
  findings
    .map(({ message, topic, rows, params }) => `${message} ${topic}: ${[...rows]}, ${params.count}`)
    .sort();

describe('autoFix', () => {
  it('mends a built silo without adding an issue or losing a keyword, and says rightly what remains', () => {
    fc.assert(
      fc.property(keywordLists(60), groupings, (list, grouping) => {
        const table = tableOf(list);
        const index = buildTokenIndex(table, 'en');
        const document = builtDocument(table, { language: 'en', grouping, index });
        const before = checkSilo(table, document.silo, index);
        const preview = autoFix(document, index, { report: before });
        const { silo } = preview.result.document;
        expect(breachesOf(silo)).toEqual([]);
        const after = checkSilo(table, silo, index);
        expect(readable({ findings: preview.remaining })).toEqual(readable(after));
        expect(after.findings.length).toBeLessThanOrEqual(before.findings.length);
        expect(silo.place.includes(PLACES.deleted)).toBe(false);
        for (const { row, into } of preview.merges) expect(silo.parent[row]).toBe(into);
        expect(undo(preview.result.document, preview.result.patch)).toEqual(document);
        expect(autoFix(preview.result.document, index).result.patch.columns).toEqual([]);
        const { merges, moves, created, items } = preview;
        expect(items).toHaveLength(merges.length + moves.length + created.length);
      }),
      { numRuns: 200 },
    );
  });

  it('mends damaged silos: whatever lost its parent stands somewhere again', () => {
    const damage = fc.array(fc.record({ row: fc.nat(60), kind: fc.constantFrom('orphan', 'unplace') }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(keywordLists(40), damage, (list, harm) => {
        const table = tableOf(list);
        const index = buildTokenIndex(table, 'en');
        const { silo } = buildSilo(table, { language: 'en', grouping: 'off', index });
        for (const { row, kind } of harm) {
          const at = row % table.rowCount;
          if (kind === 'unplace') silo.place[at] = PLACES.none;
          silo.parent[at] = -1;
        }
        const document = { table, silo, language: 'en' };
        const before = checkSilo(table, silo, index);
        const { result } = autoFix(document, index, { report: before });
        const mended = result.document.silo;
        const after = checkSilo(table, mended, index);
        expect(after.findings.length).toBeLessThanOrEqual(before.findings.length);
        expect(after.findings.filter(({ type }) => type === 'missing_pillar')).toEqual([]);
        expect(undo(result.document, result.patch)).toEqual(document);
      }),
      { numRuns: 200 },
    );
  });

  it('changes nothing about the pages that are left out, and moves none to a page it resembles less', () => {
    const picks = fc.array(fc.nat(20), { maxLength: 4 });
    fc.assert(
      fc.property(keywordLists(60), groupings, picks, (list, grouping, picked) => {
        const listed = tableOf(list);
        const { table, silo, index } = buildSilo(listed, { language: 'en', grouping });
        const document = { table, silo, language: 'en' };
        const { items } = autoFix(document, index);
        for (const { reason, likenessBefore, likenessAfter } of items) {
          if (reason !== 'follows' && likenessBefore !== null && likenessAfter !== null)
            expect(likenessAfter).toBeGreaterThanOrEqual(likenessBefore);
        }
        const left = picked.flatMap((at) => items[at]?.row ?? []);
        const chosen = autoFix(document, index, { left });
        for (const row of left) {
          const isFollower = chosen.items.find((item) => item.row === row)?.reason === 'follows';
          if (!isFollower) expect(chosen.result.document.silo.parent[row]).toBe(silo.parent[row]);
        }
        expect(breachesOf(chosen.result.document.silo)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
