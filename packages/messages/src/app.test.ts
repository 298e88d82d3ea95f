import { expect, it } from 'vitest';
import { createAppMessages } from './app.ts';
import type { MessageKey } from './catalogue.ts';
import { en } from './locales/en/index.ts';

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? keysOf(child, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

it('says a check of one character, word or heading in the singular', () => {
  const { t } = createAppMessages();
  const said = (check: 'few-h2' | 'too-short' | 'meta-title-length' | 'meta-description-length') =>
    [1, 2].map((count) => t(`workspace.checks.${check}`, { figure: String(count), count }).split(':')[0]);
  expect(said('few-h2')).toEqual(['Only 1 H2 heading', '2 H2 headings']);
  expect(said('too-short')).toEqual(['1 word', '2 words']);
  expect(said('meta-title-length')).toEqual([
    'The meta title has 1 character',
    'The meta title has 2 characters',
  ]);
  expect(said('meta-description-length')[0]).toBe('The meta description has 1 character');
});

it('has every sentence but those that no page shows', () => {
  const { has } = createAppMessages();
  const left = keysOf(en).filter((key) => !has(key));
  const parts = new Set(left.map((key) => key.replace(/^(exporting\.\w+|errors\.\w+|\w+)\..*$/u, '$1')));
  expect([...parts]).toEqual(['cli', 'errors.cli', 'exporting.delivery', 'exporting.plan', 'server']);
  const known: MessageKey = 'exporting.title';
  expect(createAppMessages().t(known)).toBe('Export');
});
