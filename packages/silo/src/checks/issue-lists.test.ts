import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { buildSilo } from '../build/build-silo.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { listOf, tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { checkSilo } from './check-silo.ts';
import { issueLists } from './issue-lists.ts';

const TABLE = tableOf(
  listOf(`
    oak desk          | Desk | 9000 | 20 | pillar
    standing lamp     | Desk | 800  | 20 | cluster
    garden hose       | Desk | 700  | 20 | cluster
    small desk oak    | Desk | 50   | 20 | child
    oak desk small    | Desk | 40   | 20 | child
  `),
);
const INDEX = buildTokenIndex(TABLE, 'en');
const { silo: BUILT } = buildSilo(TABLE, { language: 'en', grouping: 'off', index: INDEX });
const SILO: SiloState = { ...BUILT, reason: BUILT.reason.map(() => PLACEMENT_REASONS.belowBroader) };
const DOCUMENT = { table: TABLE, silo: SILO, language: 'en' };
const listsOf = (document: typeof DOCUMENT, ignored: readonly string[] = []) =>
  issueLists(document, checkSilo(document.table, document.silo, INDEX), new Set(ignored));

it('lists the gravest first, and each page that is unlike its parent by itself', () => {
  const { open, ignored } = listsOf(DOCUMENT);
  expect(ignored).toEqual([]);
  const unlike = open.filter(({ type }) => type === 'unlike_parent');
  expect(unlike.map(({ params }) => params.example)).toEqual(
    expect.arrayContaining(['standing lamp', 'garden hose']),
  );
  const grave = open.map(({ severity }) => ['error', 'warning', 'information'].indexOf(severity));
  expect(grave).toEqual(grave.toSorted());
  expect(new Set(open.map(({ key }) => key)).size).toBe(open.length);
});

it('keeps an ignored issue ignored through edits and renamed pages, until it is about something else', () => {
  const asked = listsOf(DOCUMENT).open.find(({ params }) => params.example === 'garden hose');
  const key = asked?.key ?? '';
  expect(listsOf(DOCUMENT, [key]).ignored.map((issue) => issue.key)).toEqual([key]);
  const row = asked?.rows[0] ?? -1;
  const valued = applyEdit(DOCUMENT, { type: 'setBusinessValue', row, value: 80 }).document;
  expect(listsOf(valued, [key]).ignored).toHaveLength(1);
  const other = SILO.parent.with(row, 1);
  const moved = {
    ...DOCUMENT,
    silo: { ...SILO, parent: other, place: SILO.place.with(row, PLACES.subSupporting) },
  };
  expect(listsOf(moved, [key]).ignored).toEqual([]);
});
