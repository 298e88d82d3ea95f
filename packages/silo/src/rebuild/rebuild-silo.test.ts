import { GROUPING_STRICTNESS, PLACES, ROW_FLAGS } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { redo, undo } from '../edits/apply-patch.ts';
import { groupings, keywordLists } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { breachesOf } from '../testing/invariants.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { rebuildSilo } from './rebuild-silo.ts';

const TABLE = tableOf(
  listOf(`
    espresso machine              | - | 9000 | 50
    best espresso machine         | - | 5000 | 40
    how to clean espresso machine | - | 600  | 10
    coffee grinder                | - | 7000 | 45
    burr coffee grinder           | - | 1500 | 35
    coffee grinders               | - | 1000 | 35
    cold brew                     | - | 90   | 5
  `),
);
const START = builtDocument(TABLE, { language: 'en', grouping: 'off' });

describe('rebuildSilo', () => {
  it('keeps pins, edits, deletions, marks and values', () => {
    const { document } = applyEdit(START, {
      type: 'batch',
      edits: [
        { type: 'promote', row: START.silo.place[6] === PLACES.pillar ? 5 : 6 },
        { type: 'pin', row: 4 },
        { type: 'delete', row: 2 },
        { type: 'toggleFavourite', row: 1 },
        { type: 'setBusinessValue', row: 0, value: 90 },
        { type: 'add', keyword: 'moka pot', level: 1, topic: 'Pots' },
      ],
    });
    for (const grouping of GROUPING_STRICTNESS) {
      const { silo } = rebuildSilo(document, { grouping }).document;
      expect(breachesOf(silo)).toEqual([]);
      expect([silo.place[4], silo.parent[4]]).toEqual([document.silo.place[4], document.silo.parent[4]]);
      expect(silo.place[2]).toBe(PLACES.deleted);
      expect((silo.flags[1] ?? 0) & ROW_FLAGS.favourite).toBe(ROW_FLAGS.favourite);
      expect(silo.businessValue[0]).toBe(90);
      expect(silo.topics[silo.topic[7] ?? -1]).toBe('Pots');
    }
  });

  it('has what the user moved at home there, where plans of another size put it back', () => {
    const keywords = [
      'blast freezer',
      'blast freezer guide',
      'blast freezer hinges',
      'ice maker',
      'dough mixer',
    ];
    const table = tableOf(keywords.map((keyword, at) => ({ keyword, volume: 900 - 100 * at })));
    const built = builtDocument(table, { language: 'en', grouping: 'moderate' });
    const hinges = keywords.indexOf('blast freezer hinges');
    const moved = applyEdit(built, {
      type: 'batch',
      edits: [
        { type: 'move', row: hinges, parent: null },
        { type: 'move', row: 0, parent: hinges },
      ],
    });
    const { silo } = rebuildSilo(moved.document, { grouping: 'moderate' }).document;
    expect(silo.home[0]).toBe(hinges);
    expect(breachesOf(silo)).toEqual([]);
  });

  it('is a step that can be undone and done again', () => {
    const { document, patch } = rebuildSilo(START, { grouping: 'soft' });
    expect(undo(document, patch)).toEqual(START);
    expect(redo(START, patch)).toEqual(document);
  });

  it('keeps a silo a silo, whatever was decided before', () => {
    fc.assert(
      fc.property(
        keywordLists(40),
        fc.array(fc.record({ row: fc.nat(), kind: fc.constantFrom('pin', 'promote', 'delete', 'split') }), {
          maxLength: 15,
        }),
        groupings,
        groupings,
        (list, steps, first, second) => {
          const table = tableOf(list);
          let document = builtDocument(table, { language: 'en', grouping: first });
          for (const { row, kind } of steps) {
            try {
              // The kinds above are edit types that need a row alone.
              const type = kind as 'pin' | 'promote' | 'delete' | 'split';
              document = applyEdit(document, { type, row: row % table.rowCount }).document;
            } catch {
              // An edit that makes no sense here is left out.
            }
          }
          const { silo } = rebuildSilo(document, { grouping: second }).document;
          expect(breachesOf(silo)).toEqual([]);
          document.silo.flags.forEach((flags, row) => {
            const kept = (flags & ROW_FLAGS.pinned) !== 0 || document.silo.place[row] === PLACES.deleted;
            if (kept)
              expect([silo.place[row], silo.parent[row]]).toEqual([
                document.silo.place[row],
                document.silo.parent[row],
              ]);
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});
