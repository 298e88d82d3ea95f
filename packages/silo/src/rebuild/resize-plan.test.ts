import { copyOfSilo, isProposed, PLACES, type SiloState, textAt } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleTopics } from '../build/settle-topics.ts';
import { checkSilo } from '../checks/check-silo.ts';
import { withPart } from '../checks/report-part.ts';
import { ResidentSilo } from '../checks/resident-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { redo, undo } from '../edits/apply-patch.ts';
import { planFacts } from '../plan/plan-curve.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { weighKeywords } from '../scores/score-keywords.ts';
import { keywordLists, siloEdits, withinTable } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { resizePlan } from './resize-plan.ts';

const TABLE = tableOf(
  listOf(`
    espresso machine               | - | 9000
    espresso machine for office    | - | 800
    espresso machine descaling     | - | 700
    espresso machine descaling kit | - | 90
    espresso machine with grinder  | - | 600
    coffee grinder                 | - | 7000
    coffee grinder burr size       | - | 300
    coffee grinder cleaning        | - | 250
    green tea                      | - | 5000
    green tea latte                | - | 400
    matcha whisk                   | - | 350
    oat milk foam                  | - | 120
    kettle thermometer             | - | 60
    v60 paper filter               | - | 50
  `),
);
const INDEX = buildTokenIndex(TABLE, 'en');
const START = builtDocument(TABLE, { language: 'en', grouping: 'moderate', index: INDEX });
const rowOf = (keyword: string) =>
  Array.from({ length: TABLE.rowCount }, (_, row) => textAt(TABLE.keyword, row)).indexOf(keyword);
const pagesOf = (silo: SiloState) => [...silo.place.keys()].filter((row) => isPage(silo.place[row]));

describe('resizePlan', () => {
  it('turns pages into sections of what covers them, sets aside what nothing covers, and takes them back', () => {
    const small = resizePlan(START, INDEX, 3).document.silo;
    expect(pagesOf(small).map((row) => textAt(TABLE.keyword, row))).toEqual([
      'espresso machine',
      'coffee grinder',
      'green tea',
    ]);
    expect(small.place[rowOf('espresso machine for office')]).toBe(PLACES.section);
    expect(small.parent[rowOf('espresso machine descaling')]).toBe(rowOf('espresso machine'));
    expect(small.place[rowOf('matcha whisk')]).toBe(PLACES.setAside);
    const large = resizePlan({ ...START, silo: small }, INDEX, Number.POSITIVE_INFINITY).document.silo;
    expect(large.place.includes(PLACES.section)).toBe(false);
    expect(large.place.includes(PLACES.setAside)).toBe(false);
    expect(breachesOf(large)).toEqual([]);
  });

  it('weighs what it moved as if all were weighed, after any edits, and names every topic that a check must look at', () => {
    fc.assert(
      fc.property(
        keywordLists(30),
        fc.array(siloEdits, { maxLength: 3 }),
        fc.nat(20),
        (list, edits, size) => {
          let now = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
          for (const edit of edits) {
            try {
              now = applyEdit(now, withinTable(edit, now.table.rowCount)).document;
            } catch (error) {
              if (!(error instanceof Fault)) throw error;
            }
          }
          const resident = new ResidentSilo(now);
          const report = resident.check();
          const { document, patch } = resident.resized(size);
          const { table, silo, language } = document;
          const whole = copyOfSilo(silo);
          const index = buildTokenIndex(table, language);
          weighKeywords(table, whole, index, { language, median: medianDifficultyOf(table) });
          if (edits.length === 0) expect(silo).toEqual(whole);
          const settled = copyOfSilo(silo);
          settleTopics(settled);
          expect(silo.topic).toEqual(settled.topic);
          for (const { rows } of patch.columns.filter(({ column }) => column === 'place'))
            for (const row of rows) expect(silo.opportunity[row]).toBe(whole.opportunity[row]);
          expect(redo(now, patch).silo).toEqual(silo);
          expect(withPart(report, resident.change(patch, 'redo')).valid).toEqual(
            checkSilo(table, silo, index).valid,
          );
        },
      ),
    );
  });

  it('says what every size serves, and the curve agrees with the plan of that size', () => {
    for (const { pages, demandServedRatio } of planFacts(TABLE, START.silo).curve) {
      const resized = resizePlan(START, INDEX, pages).document.silo;
      expect(planFacts(TABLE, resized)).toMatchObject({ pages, demandServedRatio });
    }
  });

  it('leaves what the user placed, and all above it', () => {
    const row = rowOf('coffee grinder cleaning');
    const pinned = applyEdit(START, { type: 'pin', row }).document;
    const made = isPage(pinned.silo.place[row])
      ? pinned
      : applyEdit(pinned, { type: 'makePage', row }).document;
    const { silo } = resizePlan(made, INDEX, 1).document;
    expect(isPage(silo.place[row])).toBe(true);
    expect(breachesOf(silo)).toEqual([]);
  });

  it('nests: a smaller plan only turns pages into sections or sets them aside, topics keep their names, undo gives the bytes back', () => {
    fc.assert(
      fc.property(keywordLists(30), fc.nat(20), fc.nat(20), (list, one, other) => {
        const table = tableOf(list);
        const document = builtDocument(table, { language: 'en', grouping: 'hard' });
        const index = buildTokenIndex(document.table, 'en');
        const large = resizePlan(document, index, Math.max(one, other));
        const small = resizePlan(large.document, index, Math.min(one, other));
        const [before, after] = [large.document.silo, small.document.silo];
        expect(breachesOf(before)).toEqual([]);
        expect(breachesOf(after)).toEqual([]);
        const held = new Set(pagesOf(before));
        for (const row of pagesOf(after)) {
          expect(held.has(row)).toBe(true);
          expect(after.topics[after.topic[row] ?? -1]).toBe(before.topics[before.topic[row] ?? -1]);
          expect(after.parent[row]).toBe(before.parent[row]);
        }
        for (const [row, place] of after.place.entries()) {
          if (isPage(before.place[row]) && !isPage(place))
            expect(
              isProposed(after, row) ? [PLACES.section, PLACES.deleted] : [PLACES.section, PLACES.setAside],
            ).toContain(place);
        }
        expect(undo(small.document, small.patch)).toEqual(large.document);
        expect(undo(large.document, large.patch)).toEqual(document);
      }),
      { numRuns: 25 },
    );
  });
});
