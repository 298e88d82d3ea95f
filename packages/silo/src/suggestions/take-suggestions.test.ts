import { PLACEMENT_REASONS, ROW_FLAGS } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { undo } from '../edits/apply-patch.ts';
import { rebuildSilo } from '../rebuild/rebuild-silo.ts';
import { keywordLists } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { outlineOf, tableOf } from '../testing/keyword-list.ts';
import { TEA_AND_COFFEE } from '../testing/tea-and-coffee.ts';
import { type Suggestion, type SuggestionAction, takeSuggestions } from './take-suggestions.ts';

const START = TEA_AND_COFFEE;
const [tea, green, black, latte, cake, milk, coffee, espresso] = [0, 1, 2, 3, 4, 5, 6, 7];
const suggest = (row: number, action: SuggestionAction, of = -1): Suggestion => ({
  row,
  action,
  of,
  why: 'because',
});
const taken = (suggestions: readonly Suggestion[], document = START) => {
  const { result, taken: done } = takeSuggestions(document, suggestions);
  const { table, silo } = result.document;
  return { outline: `\n${outlineOf(table, silo)}\n`, rows: done.map(({ row }) => row), silo };
};

describe('suggestions about a plan', () => {
  it('move pages and make two one, in one step that says who suggested it', () => {
    const { outline, rows, silo } = taken([
      suggest(latte, 'same', cake),
      suggest(espresso, 'top'),
      suggest(milk, 'below', espresso),
    ]);
    expect(rows).toEqual([espresso, milk, latte]);
    expect(outline).toMatchInlineSnapshot(`
      "
      Coffee: coffee
      espresso: espresso
        black tea milk
      Tea: tea
        green tea
          green tea cake [green tea latte]
        black tea
      "
    `);
    expect([espresso, milk, latte].map((row) => silo.reason[row])).toEqual(
      [espresso, milk, latte].map(() => PLACEMENT_REASONS.bySuggestion),
    );
    expect(silo.topics[silo.topic[milk] ?? -1]).toBe('espresso');
  });

  it('name a page as they say, unless the other keyword is searched far more', () => {
    const pageOf = (row: number, other: number) => taken([suggest(row, 'same', other)]).silo.parent;
    expect([pageOf(latte, cake)[latte], pageOf(cake, latte)[cake]]).toEqual([cake, latte]);
    expect([pageOf(espresso, tea)[espresso], pageOf(tea, espresso)[espresso]]).toEqual([tea, tea]);
  });

  it('set a page beside one of the lowest level: there is nothing below it', () => {
    expect(taken([suggest(milk, 'below', latte)]).silo.parent[milk]).toBe(green);
  });

  it('reach a page that is itself moved, or becomes part of another, in whatever order they come', () => {
    const moves = [
      suggest(milk, 'below', black),
      suggest(black, 'top'),
      suggest(cake, 'below', black),
      suggest(green, 'same', tea),
      suggest(latte, 'same', green),
    ];
    const forward = taken(moves);
    expect(taken(moves.toReversed()).outline).toBe(forward.outline);
    expect([cake, milk].map((row) => forward.silo.parent[row])).toEqual([black, black]);
    expect(forward.silo.parent[latte]).toBe(tea);
  });

  it('leave alone what is pinned, what stands there already, and what would stand below itself', () => {
    const pinned = applyEdit(START, { type: 'pin', row: espresso }).document;
    expect(taken([suggest(espresso, 'top')], pinned).rows).toEqual([]);
    expect(taken([suggest(tea, 'same', espresso)], pinned).silo.parent[tea]).toBe(espresso);
    expect(taken([suggest(green, 'below', tea), suggest(tea, 'top')]).rows).toEqual([]);
    expect(taken([suggest(tea, 'below', latte), suggest(green, 'below', green)]).rows).toEqual([]);
    expect(taken([suggest(green, 'below', black), suggest(black, 'below', green)]).rows).toHaveLength(1);
  });

  it('hold through a rebuild, as what the user decided', () => {
    const { document } = takeSuggestions(START, [suggest(espresso, 'below', tea)]).result;
    const rebuilt = rebuildSilo(document, { grouping: 'moderate' }).document.silo;
    expect([rebuilt.parent[espresso], rebuilt.reason[espresso]]).toEqual([
      tea,
      PLACEMENT_REASONS.bySuggestion,
    ]);
  });

  it('leave alone what names no page, and listen once about each', () => {
    const nowhere = [
      suggest(99, 'top'),
      suggest(-1, 'top'),
      suggest(latte, 'below', 99),
      suggest(latte, 'same', latte),
    ];
    expect(taken(nowhere).rows).toEqual([]);
    expect(taken([suggest(latte, 'top'), suggest(latte, 'below', coffee)]).silo.parent[latte]).toBe(-1);
  });

  it('keep any silo a silo, and are undone to the byte', () => {
    const suggestions = fc.array(
      fc.record({
        row: fc.integer({ min: -1, max: 32 }),
        action: fc.constantFrom<SuggestionAction>('top', 'below', 'same'),
        of: fc.integer({ min: -1, max: 32 }),
        why: fc.constant(''),
      }),
      { maxLength: 25, size: 'max' },
    );
    fc.assert(
      fc.property(keywordLists(30), suggestions, (list, wishes) => {
        const start = builtDocument(tableOf(list), { language: 'en', grouping: 'off' });
        const { result } = takeSuggestions(start, wishes);
        expect(breachesOf(result.document.silo)).toEqual([]);
        expect(undo(result.document, result.patch).silo).toEqual(start.silo);
        const pins = start.silo.flags.map((flags) => flags | ROW_FLAGS.pinned);
        const held = { ...start, silo: { ...start.silo, flags: pins } };
        expect(takeSuggestions(held, wishes).taken).toEqual([]);
      }),
    );
  });
});
