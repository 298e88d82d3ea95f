import { PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { undo } from '../edits/apply-patch.ts';
import { rebuildSilo } from '../rebuild/rebuild-silo.ts';
import { siloFacts } from '../summary/silo-facts.ts';
import { keywordLists } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { fitCaseOf } from './fit-case.ts';
import { FIT_DECISIONS, fitEditOf } from './fit-decisions.ts';
import { isWeakFit, weakFits } from './weak-fit.ts';

/** Row 4 is a child of 0 and could be one of 2; row 3 is a page of the third level. */
const TABLE = tableOf(
  listOf(`
    ai image tools              | - | 9000
    ai image generator          | - | 800
    ai photo tools              | - | 7000
    ai photo editor             | - | 300
    ai photo to image converter | - | 500
    photo converter             | - | 100
    convert photos online       | - | 90
  `),
);
const { pillar, cluster, subSupporting, variant } = PLACES;
const { silo: BUILT } = buildSilo(TABLE, { language: 'en', grouping: 'off' });
const SILO: SiloState = {
  ...BUILT,
  place: Uint8Array.of(pillar, cluster, pillar, cluster, cluster, variant, variant),
  parent: Int32Array.of(-1, 0, -1, 2, 0, 4, 4),
  topic: Int32Array.of(0, 0, 1, 1, 0, 0, 0),
  topics: ['Images', 'Photos'],
  runnerUp: Int32Array.of(-1, -1, -1, -1, 2, -1, -1),
  similarity: BUILT.similarity.map(() => 0.4),
  runnerUpSimilarity: BUILT.similarity.map(() => 0.38),
};
const ASKED = 4;
const DOCUMENT = { table: TABLE, silo: SILO, language: 'en' };

it('sets both places side by side, in words of the page and its keywords', () => {
  const found = fitCaseOf(TABLE, SILO, buildTokenIndex(TABLE, 'en'), ASKED);
  expect(found).toMatchObject({ row: ASKED, weakness: 'closeRunnerUp', keywords: 3 });
  expect(found.now).toMatchObject({ row: 0, sharedWords: ['ai', 'image'], neighbours: [1] });
  expect(found.runnerUp).toMatchObject({ row: 2, sharedWords: ['ai', 'photo'], neighbours: [3] });
  expect(found.now?.ownWords).toEqual([{ word: 'image', keywords: 1 }]);
  expect(found.runnerUp?.ownWords).toEqual([{ word: 'photo', keywords: 3 }]);
});

it('decides once: pinned where there is a place to pin, and kept by a rebuild', () => {
  for (const decision of FIT_DECISIONS) {
    const edit = fitEditOf(SILO, ASKED, decision, 2);
    expect(edit, decision).not.toBeNull();
    if (edit === null) continue;
    const { document, patch } = applyEdit(DOCUMENT, edit);
    const { silo } = document;
    expect(isWeakFit(silo, ASKED), decision).toBe(false);
    expect((silo.flags[ASKED] ?? 0) & ROW_FLAGS.pinned, decision).toBe(
      decision === 'setAside' ? 0 : ROW_FLAGS.pinned,
    );
    const again = rebuildSilo(document, { grouping: 'moderate' }).document.silo;
    expect([again.place[ASKED], again.parent[ASKED]], decision).toEqual([
      silo.place[ASKED],
      silo.parent[ASKED],
    ]);
    expect(undo(document, patch), decision).toEqual(DOCUMENT);
  }
});

it('offers no move below a page of the third level, and no section of itself', () => {
  const low = { ...SILO, place: SILO.place.with(2, subSupporting) };
  expect(fitEditOf(low, ASKED, 'move')).toBeNull();
  expect(fitEditOf({ ...low, place: low.place.with(ASKED, PLACES.section) }, ASKED, 'move')).not.toBeNull();
  expect(fitEditOf(SILO, ASKED, 'section', ASKED)).toBeNull();
});

it('answers every weak fit of any silo by edits that leave it whole', () => {
  const decision = fc.constantFrom(...FIT_DECISIONS);
  fc.assert(
    fc.property(keywordLists(50), fc.array(decision, { minLength: 1, maxLength: 8 }), (list, decisions) => {
      let document = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
      const { table } = document;
      for (const decided of decisions) {
        const [row] = weakFits(document.silo, siloFacts(table, document.silo));
        if (row === undefined) return;
        const edit = fitEditOf(document.silo, row, decided, document.silo.parent[row]);
        if (edit === null) continue;
        document = applyEdit(document, edit).document;
        expect(breachesOf(document.silo)).toEqual([]);
        expect(isWeakFit(document.silo, row)).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
