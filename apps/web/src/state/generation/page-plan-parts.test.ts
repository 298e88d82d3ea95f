import { DEFAULT_FILTERS } from '@silosmith/contract';
import type { RunChoice } from '@silosmith/generation';
import { smallImport } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { pagePlanParts } from './page-plan-parts.ts';

const PROJECT = smallImport(['shoes', 'boots']);
const CHOICE: RunChoice = {
  ...{ provider: 'openai', model: 'gpt-4o', language: 'en', filters: DEFAULT_FILTERS, replacesDemo: false },
  advice: ['viewpoint'],
};

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, at) => part === other[at]);
const FIRST = { routeVersion: 0, pricesVersion: 0 };
const before = pagePlanParts(PROJECT, CHOICE, FIRST);

it.each<[string, Partial<RunChoice>]>([
  ['template', { template: 'how-to' }],
  ['strategy', { strategy: 'quality-focused' }],
  ['advice', { advice: ['viewpoint', 'persona'] }],
  ['research', { research: { provider: 'exa' } }],
  ['model', { model: 'gpt-4o-mini' }],
])('plans of pages are worked out again for another %s', (_, change) => {
  expect(areSame(pagePlanParts(PROJECT, { ...CHOICE, ...change }, FIRST), before)).toBe(false);
});

it('plans of pages stay for an equal choice of another component', () => {
  const equal = { ...CHOICE, advice: [...(CHOICE.advice ?? [])], replacesDemo: true };
  expect(areSame(pagePlanParts(PROJECT, equal, FIRST), before)).toBe(true);
});

it.each(['routeVersion', 'pricesVersion'])('they are worked out again for another %s', (version) => {
  expect(areSame(pagePlanParts(PROJECT, CHOICE, { ...FIRST, [version]: 1 }), before)).toBe(false);
});
