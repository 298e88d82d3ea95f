// The page that survives a fix, and the fixes that are refused.
import { PLACES, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { applyEdit } from '../edits/apply-edit.ts';
import { builtDocument } from '../testing/built-document.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { autoFix } from './auto-fix.ts';
import { checkSilo } from './check-silo.ts';

function siloOf(text: string) {
  const table = tableOf(listOf(text));
  const index = buildTokenIndex(table, 'en');
  return { ...builtDocument(table, { language: 'en', grouping: 'off', index }), index };
}

/** `less searched -> survivor`, by keyword. */
function mergesOf(document: ReturnType<typeof siloOf>): string[] {
  const { table } = document;
  return autoFix(document, document.index).merges.map(
    ({ row, into }) => `${textAt(table.keyword, row)} -> ${textAt(table.keyword, into)}`,
  );
}

/** A topic with room to lose pages. */
const TWINS = `
  desk               | Desk | 9000 | 20 | pillar
  small              | Desk | 800  | 20 | cluster
  small desk oak     | Desk | 50   | 20 | child
  oak desk small     | Desk | 700  | 20 | child
  desk small oak     | Desk | 90   | 20 | child
  small desk lamp    | Desk | 60   | 20 | child
  small desk drawers | Desk | 60   | 20 | child
`;

describe('the fix of competing pages', () => {
  it('keeps the most searched page of those that say the same', () => {
    expect(mergesOf(siloOf(TWINS)).sort()).toEqual([
      'desk small oak -> oak desk small',
      'small desk oak -> oak desk small',
    ]);
  });

  it('merges no page that the user pinned', () => {
    const silo = siloOf(TWINS);
    const { document } = applyEdit(silo, { type: 'pin', row: 2 });
    const pinned = { ...silo, ...document };
    expect(mergesOf(pinned)).toEqual(['desk small oak -> oak desk small']);
    const { result } = autoFix(pinned, silo.index);
    expect(result.document.silo.place[2]).toBe(PLACES.subSupporting);
  });

  it('leaves pages alone that share 5 of 6 words: 83 % is less than 85 %', () => {
    const silo = siloOf(`
      ant bee cat dog elk fox | A | 900 | 20
      ant bee cat dog elk     | A | 10  | 20
      cow                     | A | 9   | 20
      pig                     | A | 9   | 20
      owl                     | A | 9   | 20
      rat                     | A | 9   | 20
    `);
    expect(mergesOf(silo)).toEqual([]);
  });
});

describe('a fix that would leave the tree more broken', () => {
  it('is refused: twins stay two pages where a cluster would be left with one', () => {
    const silo = siloOf(`
      desk           | Desk | 9000 | 20 | pillar
      small          | Desk | 800  | 20 | cluster
      small desk oak | Desk | 50   | 20 | child
      oak desk small | Desk | 700  | 20 | child
    `);
    const structural = (document: Pick<typeof silo, 'table' | 'silo'>) =>
      checkSilo(document.table, document.silo, silo.index).findings.filter(
        ({ type }) => type !== 'keyword_cannibalization',
      );
    expect(structural(silo)).toEqual([]);
    const { merges, result } = autoFix(silo, silo.index);
    expect(merges).toEqual([]);
    expect(structural(result.document)).toEqual([]);
  });
});
