import { smallSilo } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { DEFAULT_FILTERS } from './filters.ts';
import { sameBody } from './same-body.ts';
import type { SiloState } from './silo-state.ts';

it('compares bodies by what they say, not by the order of their keys', () => {
  const { maxArticles, ...rest } = DEFAULT_FILTERS;
  expect(sameBody('settings', { filters: DEFAULT_FILTERS }, { filters: { maxArticles, ...rest } })).toBe(
    true,
  );
  expect(sameBody('settings', { name: 'a' }, { name: 'b' })).toBe(false);
  expect(sameBody('article', null, { title: 'a' })).toBe(false);
  const silo = smallSilo(3);
  const reordered: SiloState = { ...Object.fromEntries(Object.entries(silo).reverse()), ...silo };
  expect(sameBody('silo', silo, reordered)).toBe(true);
  expect(sameBody('silo', silo, { ...silo, flags: Uint8Array.of(1, 0, 0) })).toBe(false);
});
