import {
  DEFAULT_FILTERS,
  isProposed,
  isWithdrawn,
  listedCount,
  PLACEMENT_REASONS,
  PLACES,
  ROW_FLAGS,
  textAt,
} from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { redo, undo } from '../edits/apply-patch.ts';
import { planFacts } from '../plan/plan-curve.ts';
import { fromProjectDocument } from '../project/from-project.ts';
import { toProjectDocument } from '../project/to-project.ts';
import { planSummary } from '../summary/plan-summary.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { listOf, outlineOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { rebuildSilo } from './rebuild-silo.ts';
import { resizePlan } from './resize-plan.ts';

const LIST = listOf(`
  hyperkalemia icd 10         | - | 900 | 10
  hypertriglyceridemia icd 10 | - | 700 | 10
  overactive bladder icd 10   | - | 600 | 10
  dapp vaccine                | - | 500 | 10
  twinrix vaccine             | - | 400 | 10
`);
const BUILT = builtDocument(tableOf(LIST), { language: 'en', grouping: 'moderate' });
const HUB = LIST.length;
const rebuilt = (document: SiloDocument) => rebuildSilo(document, { grouping: 'moderate' });
const textsOf = ({ table }: SiloDocument) =>
  Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));

describe('a page that the plan proposes', () => {
  it('stands above the pages that share its words, and no other', () => {
    expect(`\n${outlineOf(BUILT.table, BUILT.silo)}\n`).toMatchInlineSnapshot(`
      "
      ICD 10: icd 10
        hyperkalemia icd 10
        hypertriglyceridemia icd 10
        overactive bladder icd 10
      Dapp vaccine: dapp vaccine
      Twinrix vaccine: twinrix vaccine
      "
    `);
    expect(BUILT.silo.reason[HUB]).toBe(PLACEMENT_REASONS.pillarProposed);
  });

  it('is proposed in one of two topics that lack the same keyword, and each page stays in its topic', () => {
    const kinds = (topic: string, names: string) =>
      names.split(',').map((name, at) => ({ keyword: `${name} trailers`, topic, volume: 1000 - 10 * at }));
    const list = [
      ...kinds('Boats', 'pontoon,bass,kayak,jetski,dinghy'),
      ...kinds('Horses', 'pony,livestock,slant,stock,warmblood'),
    ];
    const built = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
    const again = rebuilt(built).document;
    for (const document of [built, again]) {
      expect(textsOf(document).slice(list.length)).toEqual(['trailers']);
      expect(breachesOf(document.silo)).toEqual([]);
      expect(list.map((_, row) => document.silo.topics[document.silo.topic[row] ?? -1])).toEqual(
        list.map(({ topic }) => topic),
      );
    }
  });

  it('is no keyword and claims no demand', () => {
    expect(listedCount(BUILT.silo)).toBe(LIST.length);
    const { keywords, proposed, demand } = planSummary(BUILT.table, BUILT.silo);
    expect(keywords).toEqual({ onPages: LIST.length, inSections: 0, setAside: 0, deleted: 0 });
    expect([proposed, demand]).toEqual([1, 3100]);
    expect(planFacts(BUILT.table, BUILT.silo).demandServedRatio).toBe(1);
  });

  it('is withdrawn by a plan too small for it, and comes back in the same row', () => {
    const index = buildTokenIndex(BUILT.table, 'en');
    const small = resizePlan(BUILT, index, 0).document;
    expect(isWithdrawn(small.silo, HUB)).toBe(true);
    const back = resizePlan(small, index, 6).document;
    expect(back.silo.place[HUB]).toBe(PLACES.pillar);
    expect(back.silo.reason[HUB]).toBe(PLACEMENT_REASONS.pillarProposed);
    expect(textsOf(back)).toEqual(textsOf(BUILT));
  });

  it('keeps its wordings in plans of every size', () => {
    const list = listOf(`
      lamborghini urus price     | - | 4400
      ferruccio lamborghini      | - | 3600
      lamborghini huracan engine | - | 1800
      lamborghini careers        | - | 900
      best lamborghini           | - | 300
      lamborghini near me        | - | 200
      bentley flying spur        | - | 800
      garden fence panels        | - | 700
      oak dining table           | - | 600
      ski boots                  | - | 500
    `);
    const built = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
    const wording = list.findIndex(({ keyword }) => keyword === 'lamborghini near me');
    const index = buildTokenIndex(built.table, 'en');
    expect(built.silo.parent[wording]).toBe(list.length);
    for (let size = 0; size <= list.length; size++) {
      const resized = resizePlan(built, index, size).document;
      expect(breachesOf(resized.silo)).toEqual([]);
      const { keywords } = planSummary(resized.table, resized.silo);
      expect(keywords.onPages + keywords.inSections + keywords.setAside).toBe(list.length);
      const back = resizePlan(resized, index, 10).document;
      expect([back.silo.place[list.length], back.silo.parent[wording]]).toEqual([PLACES.pillar, list.length]);
    }
  });

  it('is proposed anew by a rebuild, never twice, and undone with it', () => {
    const bare = builtDocument(tableOf(LIST), { language: 'en', grouping: 'off' });
    const { document, patch } = rebuilt(bare);
    expect(textsOf(document)).toEqual(textsOf(BUILT));
    expect(undo(document, patch)).toEqual(bare);
    expect(redo(bare, patch)).toEqual(document);
    expect(textsOf(rebuilt(rebuilt(document).document).document)).toEqual(textsOf(BUILT));
  });

  it('is the user’s once it is renamed, and stays where it is', () => {
    const { document } = applyEdit(BUILT, { type: 'rename', row: HUB, keyword: 'best icd 10' });
    expect(isProposed(document.silo, HUB)).toBe(false);
    const after = rebuilt(document).document;
    expect(after.silo.place[HUB]).toBe(PLACES.pillar);
    expect(textsOf(after)).not.toContain('icd 10');
    expect(breachesOf(after.silo)).toEqual([]);
  });

  it('takes no keyword that the user keeps on another page', () => {
    const list = [...LIST, { keyword: 'icd 10', volume: 90 }, { keyword: 'best icd 10', volume: 80 }];
    const built = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
    const { silo } = built;
    for (const row of [HUB, HUB + 1]) {
      silo.place[row] = PLACES.variant;
      silo.parent[row] = 3;
      silo.reason[row] = PLACEMENT_REASONS.byHand;
      silo.flags[row] = (silo.flags[row] ?? 0) | ROW_FLAGS.pinned;
    }
    for (const row of [0, 1, 2]) silo.parent[row] = -1;
    const after = rebuilt(built).document.silo;
    expect([after.parent[HUB], after.parent[HUB + 1]]).toEqual([3, 3]);
    expect([after.place[HUB], after.place[HUB + 1]]).toEqual([PLACES.variant, PLACES.variant]);
  });

  it('is not proposed again once it is deleted', () => {
    const { document } = applyEdit(BUILT, { type: 'delete', row: HUB });
    const after = rebuilt(document).document;
    expect(after.silo.place[HUB]).toBe(PLACES.deleted);
    expect(textsOf(after)).toEqual(textsOf(BUILT));
  });

  it('is kept by the project file', () => {
    const extras = { name: 'x', issues: [], articles: {}, metas: {}, tags: {}, images: {} };
    const project = toProjectDocument(BUILT, {
      ...extras,
      filters: { ...DEFAULT_FILTERS, minVolume: 0 },
      report: { rowsRead: 5, imported: 5, merged: 0, dropped: [] },
      grouping: 'moderate',
    });
    expect(project.silo.find(({ keyword }) => keyword === 'icd 10')?.proposed).toBe(true);
    expect(isProposed(fromProjectDocument(project).silo, HUB)).toBe(true);
  });
});
