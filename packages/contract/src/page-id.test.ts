import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordTable } from './keyword-table.ts';
import { idOfText, isPageId, pageIdsOf, withIdsOf, withKeptIds } from './page-id.ts';
import { textColumnOf } from './text-column.ts';

function tableOf(texts: readonly string[]): KeywordTable {
  const rowCount = texts.length;
  return {
    rowCount,
    keyword: textColumnOf(texts),
    topic: new Int32Array(rowCount),
    topics: [],
    pageLevel: new Uint8Array(rowCount),
    volume: new Float64Array(rowCount),
    difficulty: new Float64Array(rowCount),
    intent: new Uint8Array(rowCount),
    line: new Uint32Array(rowCount),
    cpc: null,
    position: null,
    url: null,
    trend: null,
    parentKeyword: null,
  };
}

const idsOf = (table: KeywordTable) =>
  Array.from({ length: table.rowCount }, (_, row) => pageIdsOf(table).at(row));
const withText = (table: KeywordTable, texts: readonly string[]) => ({
  ...table,
  keyword: textColumnOf(texts),
});

describe('page ids', () => {
  it('are those of the texts, in every release', () => {
    expect(idsOf(tableOf(['trail shoes', 'Straße']))).toEqual(['~2bciyr3x61t', idOfText('Straße')]);
    expect(idOfText('trail shoes')).toBe('~2bciyr3x61t');
  });

  it('are found again, and only they', () => {
    const table = tableOf(['tea', 'coffee', 'cups']);
    expect(idsOf(table).map((id) => pageIdsOf(table).rowOf(id))).toEqual([0, 1, 2]);
    expect(pageIdsOf(table).rowOf(idOfText('milk'))).toBe(-1);
    expect(pageIdsOf(tableOf([])).rowOf(idOfText('tea'))).toBe(-1);
  });

  it('have a form that no keyword has by accident', () => {
    expect(isPageId(idOfText('tea'))).toBe(true);
    expect(['tea', '~tea', '~zzzzzzzzzzz', '~0000000000A', ' ~00000000000'].filter(isPageId)).toEqual([]);
  });

  it('are distinct and survive any renames, whatever the texts and the kept ids are', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'ä', ''), { minLength: 1, maxLength: 8 });
    const claims = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('a', 'b', 'x')), { maxLength: 4 });
    const renames = fc.array(fc.tuple(fc.nat(7), fc.constantFrom('a', 'b', 'd', 'e')), { maxLength: 12 });
    fc.assert(
      fc.property(texts, claims, renames, (start, claimed, changes) => {
        const kept = new Map(claimed.map(([row, text]) => [row, idOfText(text)]));
        let table = withKeptIds(tableOf(start), kept);
        const first = idsOf(table);
        expect(new Set(first).size).toBe(start.length);
        const now: string[] = [...start];
        for (const [at, text] of changes) {
          const row = at % start.length;
          now[row] = text;
          table = withIdsOf(table, withText(table, now), row);
          expect(idsOf(table)).toEqual(first);
          // A copy is a table of which nothing is known.
          expect(idsOf({ ...table })).toEqual(first);
        }
      }),
    );
  });

  it('leave no trace in the columns of a table whose texts are as they were', () => {
    const table = tableOf(['tea', 'coffee']);
    const renamed = withIdsOf(table, withText(table, ['tea', 'mocha']), 1);
    expect(renamed.keptIdRow).toEqual(Int32Array.of(1));
    expect(idsOf(renamed)).toEqual([idOfText('tea'), idOfText('coffee')]);
    expect(withIdsOf(renamed, withText(renamed, ['tea', 'coffee']), 1)).toEqual(table);
  });

  it('are found by the exact text, else where a keyword was made with it', () => {
    const kept = new Map([[0, idOfText('coffee')]]);
    const table = withKeptIds(tableOf(['mocha', 'tea', 'tea', 'Tea']), kept);
    const ids = pageIdsOf(table);
    expect(ids.ofText('mocha')).toBe(ids.at(0));
    expect(ids.ofText('coffee')).toBe(ids.at(0));
    expect(ids.ofText('tea')).toBe(ids.at(1));
    expect(ids.ofText('Tea')).toBe(ids.at(3));
    expect(ids.ofText('milk')).toBe(idOfText('milk'));
    const both = pageIdsOf(withKeptIds(tableOf(['mocha', 'coffee']), kept));
    expect(both.ofText('coffee')).toBe(both.at(1));
  });

  it('give a new keyword another id where a renamed one was made with its text', () => {
    const renamed = withKeptIds(tableOf(['mocha', 'coffee']), new Map([[0, idOfText('coffee')]]));
    const [mocha, coffee] = idsOf(renamed);
    expect(mocha).toBe(idOfText('coffee'));
    expect(coffee).not.toBe(mocha);
  });
});
