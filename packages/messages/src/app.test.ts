import { expect, it } from 'vitest';
import { createAppMessages } from './app.ts';
import type { MessageKey } from './catalogue.ts';
import { en } from './locales/en/index.ts';

function keysOf(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? keysOf(child, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

it('has every sentence but those that no page shows', () => {
  const { has } = createAppMessages();
  const left = keysOf(en).filter((key) => !has(key));
  const parts = new Set(left.map((key) => key.replace(/^(exporting\.\w+|\w+)\..*$/u, '$1')));
  expect([...parts]).toEqual(['cli', 'exporting.delivery', 'exporting.plan', 'server']);
  const known: MessageKey = 'exporting.title';
  expect(createAppMessages().t(known)).toBe('Export');
});
