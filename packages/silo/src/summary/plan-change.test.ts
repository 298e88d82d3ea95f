import { PLACES, ROW_FLAGS } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { planChange } from './plan-change.ts';

const { pillar, cluster, variant, section, setAside } = PLACES;

/** Place and parent of each keyword, in row order. */
function placed(...rows: readonly (readonly [place: number, parent?: number, flags?: number])[]) {
  return {
    place: Uint8Array.from(rows, ([place]) => place),
    parent: Int32Array.from(rows, ([, parent = -1]) => parent),
    flags: Uint8Array.from(rows, ([, , flags = 0]) => flags),
  };
}

const BEFORE = placed([pillar], [variant, 0], [variant, 0], [cluster, 0], [variant, 3], [setAside]);

it('counts nothing where nothing changed, nor where a page is only called otherwise', () => {
  expect(planChange(BEFORE, BEFORE)).toEqual({ pagesBefore: 2, pagesAfter: 2, moved: 0, keywords: 6 });
  const renamed = placed([variant, 1], [pillar], [variant, 1], [variant, 4], [cluster, 1], [setAside]);
  expect(planChange(BEFORE, renamed)).toMatchObject({ pagesAfter: 2, moved: 0 });
});

it('counts the smaller of two pages that became one, and both halves but the larger of one that was split', () => {
  const joined = placed([pillar], [variant, 0], [variant, 0], [variant, 0], [variant, 0], [setAside]);
  expect(planChange(BEFORE, joined)).toEqual({ pagesBefore: 2, pagesAfter: 1, moved: 2, keywords: 6 });
  expect(planChange(joined, BEFORE)).toMatchObject({ pagesBefore: 1, pagesAfter: 2, moved: 2 });
});

it('finds a keyword in its section, and minds what was set aside and what was taken up', () => {
  const sections = placed([pillar], [section, 0], [variant, 1], [cluster, 0], [setAside], [cluster, 0]);
  expect(planChange(BEFORE, sections)).toMatchObject({ pagesAfter: 3, moved: 2 });
});

it('counts no page that the plan proposed as a keyword of the list', () => {
  const grown = placed([pillar], [variant, 0], [pillar, -1, ROW_FLAGS.proposed]);
  expect(planChange(grown, placed([pillar], [variant, 0], [setAside]))).toEqual({
    pagesBefore: 2,
    pagesAfter: 1,
    moved: 0,
    keywords: 2,
  });
});
