import { type KeywordTable, PLACES, pageIdsOf } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { weighKeywords } from '../scores/score-keywords.ts';
import { groupings, keywordLists, siloEdits, withinTable } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { applyEdit } from './apply-edit.ts';
import { redo, undo } from './apply-patch.ts';
import type { SiloEdit } from './edit.ts';
import type { DocumentPatch } from './patch.ts';

/** Of few texts, so that keywords take the texts that others were made with. */
const renamesAndAdds: fc.Arbitrary<SiloEdit> = fc.oneof(
  siloEdits,
  fc.record({
    type: fc.constant('rename' as const),
    row: fc.nat(60),
    keyword: fc.constantFrom('tea', 'milk', 'pod'),
  }),
  fc.record({
    type: fc.constant('add' as const),
    keyword: fc.constantFrom('tea', 'milk', 'pod'),
    level: fc.constant(1 as const),
  }),
);

/** Applies what can be applied; an edit that makes no sense must say so with a fault and change nothing. */
function applyAll(
  start: SiloDocument,
  edits: readonly SiloEdit[],
): { states: SiloDocument[]; patches: DocumentPatch[] } {
  const states = [start];
  const patches: DocumentPatch[] = [];
  for (const drawn of edits) {
    const before = states.at(-1) ?? start;
    const one = withinTable(drawn, before.table.rowCount);
    try {
      const { document, patch } = applyEdit(before, one);
      expect(breachesOf(document.silo), JSON.stringify(one)).toEqual([]);
      states.push(document);
      patches.push(patch);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      expect(error.code).toMatch(/^silo\./u);
    }
  }
  return { states, patches };
}

/** The opportunity column as a build would fill it; of deleted keywords it is not kept up. */
function weighedAnew({ table, silo, language }: SiloDocument): Float64Array {
  const copy = { ...silo, relevance: silo.relevance.slice(), opportunity: silo.opportunity.slice() };
  weighKeywords(table, copy, buildTokenIndex(table, language), {
    language,
    median: medianDifficultyOf(table),
  });
  return copy.opportunity.map((fresh, row) => {
    const isDeleted = silo.place[row] === PLACES.deleted;
    return isDeleted ? (silo.opportunity[row] ?? 0) : fresh;
  });
}

const idsOf = (table: KeywordTable) =>
  Array.from({ length: table.rowCount }, (_, row) => pageIdsOf(table).at(row));

describe('applyEdit', () => {
  it('keeps a silo a silo through any 50 edits; undo and redo give the same bytes back', () => {
    fc.assert(
      fc.property(
        keywordLists(30),
        groupings,
        fc.array(siloEdits, { maxLength: 50, size: 'max' }),
        (list, grouping, edits) => {
          const table = tableOf(list);
          const start = builtDocument(table, { language: 'en', grouping });
          expect(breachesOf(start.silo)).toEqual([]);
          const copy = structuredClone(start);
          const { states, patches } = applyAll(start, edits);
          expect(start).toEqual(copy);
          let now = states.at(-1) ?? start;
          expect(now.silo.opportunity).toEqual(weighedAnew(now));
          for (let step = patches.length - 1; step >= 0; step--) {
            now = undo(now, structuredClone(patches[step] as DocumentPatch));
            expect(now).toEqual(states[step]);
          }
          for (const [step, patch] of patches.entries()) {
            now = redo(now, patch);
            expect(now).toEqual(states[step + 1]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves every keyword its id, and gives each new one another, through any edits, undo and redo', () => {
    fc.assert(
      fc.property(
        keywordLists(12),
        fc.array(renamesAndAdds, { maxLength: 30, size: 'max' }),
        (list, edits) => {
          const table = tableOf(list);
          const start = builtDocument(table, { language: 'en', grouping: 'off' });
          const { states, patches } = applyAll(start, edits);
          const last = idsOf((states.at(-1) ?? start).table);
          expect(new Set(last).size).toBe(last.length);
          for (const state of states) expect(idsOf(state.table)).toEqual(last.slice(0, state.table.rowCount));
          let now = states.at(-1) ?? start;
          for (const [step, patch] of [...patches.entries()].reverse()) {
            now = undo(now, structuredClone(patch));
            expect(idsOf(now.table)).toEqual(last.slice(0, states[step]?.table.rowCount));
          }
          for (const patch of patches) now = redo(now, patch);
          expect(idsOf(now.table)).toEqual(last);
        },
      ),
    );
  });
});
