import { PLACEMENT_REASONS, PLACES, SITE_VERDICTS, textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { outlineOf } from '../testing/keyword-list.ts';
import { TEA_AND_COFFEE } from '../testing/tea-and-coffee.ts';
import { applyEdit } from './apply-edit.ts';
import { undo } from './apply-patch.ts';
import type { SiloEdit } from './edit.ts';

const START = TEA_AND_COFFEE;
const rowOf = (keyword: string, { table } = START) => {
  for (let row = 0; row < table.rowCount; row++) if (textAt(table.keyword, row) === keyword) return row;
  throw new Error(`no '${keyword}'`);
};
const [tea, green, black, latte, cake, milk, coffee, espresso] = [0, 1, 2, 3, 4, 5, 6, 7];
const after = (...edits: SiloEdit[]) => applyEdit(START, { type: 'batch', edits }).document;
const outline = ({ table, silo }: SiloDocument) => `\n${outlineOf(table, silo)}\n`;
const codeOf = (...edits: SiloEdit[]): string => {
  try {
    after(...edits);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('add', () => {
  it('puts level 2 under the chosen pillar, level 3 under its first child, anything else as a pillar', () => {
    const document = after(
      { type: 'add', keyword: ' White   tea ', level: 2, pillar: tea, volume: 50 },
      { type: 'add', keyword: 'green tea matcha', level: 3, pillar: tea },
      { type: 'add', keyword: 'coffee beans', level: 3, pillar: coffee },
      { type: 'add', keyword: 'water', level: 2 },
      { type: 'add', keyword: 'juice', level: 1, pillar: tea, topic: 'Drinks' },
    );
    expect(outline(document)).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        espresso
          coffee beans
      Tea: tea
        green tea
          green tea latte
          green tea cake
          green tea matcha
        black tea
          black tea milk
        White tea
      water: water
      Drinks: juice
      "
    `);
    expect(document.table.rowCount).toBe(13);
    expect(document.table.volume[rowOf('White tea', document)]).toBe(50);
  });

  it('puts level 3 under a pillar without children as its first cluster', () => {
    const document = after(
      { type: 'add', keyword: 'water', level: 1 },
      { type: 'add', keyword: 'sparkling water', level: 3, pillar: 8 },
    );
    expect(document.silo.place[9]).toBe(PLACES.cluster);
  });

  it('refuses what is there already, whatever its letter case', () => {
    expect(codeOf({ type: 'add', keyword: 'GREEN  tea', level: 1 })).toBe('silo.keyword-exists');
    expect(codeOf({ type: 'add', keyword: '  ', level: 1 })).toBe('silo.keyword-empty');
    expect(codeOf({ type: 'add', keyword: 'new', level: 2, pillar: green })).toBe('silo.not-a-pillar');
  });
});

describe('move, promote, demote', () => {
  it('takes the pages below along', () => {
    expect(outline(after({ type: 'move', row: green, parent: coffee }))).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        green tea
          green tea latte
          green tea cake
        espresso
      Tea: tea
        black tea
          black tea milk
      "
    `);
  });

  it('flattens what would be too deep', () => {
    expect(outline(after({ type: 'move', row: tea, parent: coffee }))).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        espresso
        tea
          green tea latte
          green tea
          green tea cake
          black tea
          black tea milk
      "
    `);
    expect(outline(after({ type: 'demote', row: green }))).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        espresso
      Tea: tea
        black tea
          green tea latte
          green tea
          green tea cake
          black tea milk
      "
    `);
  });

  it('promotes a cluster with its children', () => {
    expect(outline(after({ type: 'promote', row: green }))).toMatchInlineSnapshot(`
      "
      Tea: green tea
        green tea latte
        green tea cake
      Coffee: coffee
        espresso
      Tea: tea
        black tea
          black tea milk
      "
    `);
  });

  it('gives a moved page the topic and relevance of its new pillar', () => {
    const { silo } = after({ type: 'move', row: espresso, parent: green });
    expect(silo.topics[silo.topic[espresso] ?? -1]).toBe('Tea');
    expect(silo.relevance[espresso]).toBe(0);
  });

  it('refuses what makes no silo', () => {
    expect(codeOf({ type: 'move', row: tea, parent: latte })).toBe('silo.inside-itself');
    expect(codeOf({ type: 'move', row: espresso, parent: latte })).toBe('silo.no-room-below');
    expect(codeOf({ type: 'promote', row: tea })).toBe('silo.already-pillar');
    expect(codeOf({ type: 'demote', row: latte })).toBe('silo.lowest-level');
    expect(codeOf({ type: 'demote', row: espresso })).toBe('silo.no-other-cluster');
    expect(codeOf({ type: 'move', row: 99, parent: null })).toBe('silo.no-such-keyword');
  });
});

describe('merge and split', () => {
  it('makes a page a variant and hands its children over; a variant becomes a page again', () => {
    const merged = after({ type: 'merge', row: green, into: black });
    expect(outline(merged)).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        espresso
      Tea: tea
        black tea [green tea]
          green tea latte
          green tea cake
          black tea milk
      "
    `);
    const back = applyEdit(merged, { type: 'split', row: green }).document;
    expect(back.silo.parent[green]).toBe(black);
    expect(back.silo.place[green]).toBe(PLACES.subSupporting);
  });

  it('never leaves a topic without a pillar', () => {
    expect(outline(after({ type: 'merge', row: tea, into: green }))).toMatchInlineSnapshot(`
      "
      Tea: green tea [tea]
        black tea
          green tea latte
          green tea cake
          black tea milk
      Coffee: coffee
        espresso
      "
    `);
    expect(outline(after({ type: 'merge', row: tea, into: latte }))).toMatchInlineSnapshot(`
      "
      Tea: green tea latte [tea]
        green tea
          green tea cake
        black tea
          black tea milk
      Coffee: coffee
        espresso
      "
    `);
  });

  it('refuses a page that is none', () => {
    expect(codeOf({ type: 'split', row: green })).toBe('silo.not-a-variant');
    expect(codeOf({ type: 'merge', row: green, into: green })).toBe('silo.same-page');
  });
});

describe('delete and restore', () => {
  it('lets the best child lead where a pillar is deleted', () => {
    expect(outline(after({ type: 'delete', row: tea }))).toMatchInlineSnapshot(`
      "
      Tea: green tea
        green tea latte
        green tea cake
        black tea
          black tea milk
      Coffee: coffee
        espresso
      "
    `);
  });

  it('gives the children of a deleted cluster to the nearest other', () => {
    expect(outline(after({ type: 'delete', row: black }))).toMatchInlineSnapshot(`
      "
      Coffee: coffee
        espresso
      Tea: tea
        green tea
          green tea latte
          green tea cake
          black tea milk
      "
    `);
  });

  it('deletes all below when asked to, and restores a keyword in its topic', () => {
    const gone = after({ type: 'delete', row: green, withChildren: true });
    expect([green, latte, cake].map((row) => gone.silo.place[row])).toEqual([5, 5, 5]);
    const back = applyEdit(gone, { type: 'restore', row: latte }).document;
    expect(back.silo.parent[latte]).toBe(black);
    expect(codeOf({ type: 'restore', row: milk })).toBe('silo.not-deleted');
    expect(codeOf({ type: 'delete', row: milk }, { type: 'promote', row: milk })).toBe('silo.deleted');
  });
});

describe('marks and values', () => {
  it('computes the opportunity anew from the business value', () => {
    const before = START.silo.opportunity[green] ?? 0;
    const { silo } = after({ type: 'setBusinessValue', row: green, value: 100 });
    expect(silo.opportunity[green]).toBeCloseTo(before + 0.2 * 50, 10);
    expect(codeOf({ type: 'setBusinessValue', row: green, value: Number.NaN })).toBe(
      'silo.bad-business-value',
    );
  });

  it('completes a page with its direct children only', () => {
    const { silo } = after({ type: 'toggleCompleted', row: tea });
    expect([tea, green, black, latte].map((row) => (silo.flags[row] ?? 0) & 2)).toEqual([2, 2, 2, 0]);
  });

  it('renames a keyword, its intent with it, and undoes to the same bytes', () => {
    const { document, patch } = applyEdit(START, {
      type: 'rename',
      row: espresso,
      keyword: 'buy espresso ☕',
    });
    expect(textAt(document.table.keyword, espresso)).toBe('buy espresso ☕');
    expect(document.silo.intent[espresso]).not.toBe(START.silo.intent[espresso]);
    expect(undo(document, patch)).toEqual(START);
  });

  it('applies a batch whole or not at all, as one step', () => {
    const edits: SiloEdit[] = [
      { type: 'delete', row: cake },
      { type: 'promote', row: tea },
    ];
    expect(codeOf(...edits)).toBe('silo.already-pillar');
    const { document, patch } = applyEdit(START, { type: 'batch', edits: edits.slice(0, 1) });
    expect(undo(document, patch)).toEqual(START);
  });
});

it('gives a keyword that was set aside a topic of its own where it is moved to the top', () => {
  const { silo } = after({ type: 'setAside', row: espresso }, { type: 'move', row: espresso, parent: null });
  expect(silo.place[espresso]).toBe(PLACES.pillar);
  expect(silo.topics[silo.topic[espresso] ?? -1]).toBe('espresso');
});

it('says of what went along with a page that nobody decided it, unless somebody had', () => {
  const { reason } = after(
    { type: 'move', row: cake, parent: black },
    { type: 'move', row: tea, parent: coffee },
  ).silo;
  const { byHand, movedAlong } = PLACEMENT_REASONS;
  expect([tea, green, latte, black, cake].map((row) => reason[row])).toEqual([
    byHand,
    movedAlong,
    movedAlong,
    movedAlong,
    byHand,
  ]);
  const left = after({ type: 'delete', row: tea }).silo.reason;
  expect([green, black].map((row) => left[row])).toEqual([movedAlong, movedAlong]);
});

it('keeps what the user decided about a page on the site, and takes it back', () => {
  const decided = applyEdit(START, { type: 'setSiteVerdict', row: green, verdict: 'covered' });
  expect(SITE_VERDICTS[(decided.document.silo.onSite[green] ?? 0) - 1]).toBe('covered');
  expect(undo(decided.document, decided.patch).silo.onSite[green]).toBe(0);
  const withdrawn = applyEdit(decided.document, { type: 'setSiteVerdict', row: green, verdict: null });
  expect(withdrawn.document.silo.onSite[green]).toBe(0);
  expect(
    codeOf({ type: 'delete', row: milk }, { type: 'setSiteVerdict', row: milk, verdict: 'new' }),
  ).toMatch(/^silo\./u);
});
