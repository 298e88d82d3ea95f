import type { PlanItem, PublishResult } from '@silosmith/delivery';
import { expect, it } from 'vitest';
import type { Work } from '../../../state/publishing/publishing-state.ts';
import { filteredRows, publishRows, runFigures } from './publish-rows.ts';

const item = (keyword: string, change: Partial<PlanItem> = {}): PlanItem =>
  ({
    ...{ pageId: keyword, keyword, title: keyword, operation: 'create', reason: 'new', postId: null },
    ...{ changes: {}, edited: [] },
    ...change,
  }) as PlanItem;
const result = (keyword: string, status: PublishResult['status'], wrong: readonly string[] | null = null) =>
  ({
    ...{ pageId: keyword, keyword, status, postId: 1, url: null, attempts: 1, fault: null },
    verification: wrong && {
      ...{ status: wrong.length > 0 ? 'warning' : 'success', checked: ['title', 'slug'] },
      fields: wrong.map((field) => ({ field, reason: 'altered' })),
    },
  }) as unknown as PublishResult;
const edited = item('edited', { operation: 'skip', reason: 'edited-on-site', edited: ['content'] });
const plan = {
  create: [item('a'), item('b'), item('c')],
  update: [item('d', { operation: 'update' })],
  skip: [item('e', { operation: 'skip', reason: 'unchanged' }), edited],
  images: { upload: [], there: 0, refused: [] },
};
const results = new Map(
  [
    ...[result('a', 'success', []), result('b', 'success', ['slug']), result('c', 'error')],
    ...[result('e', 'success', []), result('edited', 'skipped')],
  ].map((one) => [one.pageId as string, one]),
);
const ended: Work = { state: 'ended', plan, results, notes: [], fault: null, verifies: true };

it('shows a page with what the run has done to it; a skipped one that got a link counts as written', () => {
  const rows = publishRows(ended) ?? [];
  expect(rows.map(({ item: { keyword } }) => keyword)).toEqual(['d', 'a', 'b', 'c', 'e', 'edited']);
  expect(rows.map(({ result: one }) => one?.status ?? null)).toEqual([
    ...[null, 'success', 'success', 'error', 'success', null],
  ]);
  expect(runFigures(rows)).toEqual({
    ...{ total: 5, written: 3, failed: 1, readBack: 3, verified: 2 },
    ...{ fieldsAsSent: 5, fieldsDiffering: 1 },
  });
});

it('filters what is written, and what someone should look at', () => {
  const rows = publishRows(ended) ?? [];
  const shown = (filter: 'active' | 'trouble') =>
    filteredRows(rows, filter).map(({ item: one }) => one.keyword);
  expect(shown('active')).toEqual(['d', 'a', 'b', 'c', 'e']);
  expect(shown('trouble')).toEqual(['b', 'c', 'edited']);
});

it('has no pages where there is no plan', () => {
  expect(publishRows({ state: 'planning' })).toBeNull();
});
