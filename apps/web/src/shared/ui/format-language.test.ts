import { createMessages } from '@silosmith/messages';
import { expect, it } from 'vitest';
import { formatOf } from './use-format.ts';

it('8.4: figures and dates are written as the language of the messages writes them', () => {
  const english = createMessages('en');
  const polish = formatOf({ ...english, language: 'pl' });
  expect(polish.number(12345.6)).toBe('12\u00a0345,6');
  expect(formatOf(english).number(12345.6)).toBe('12,345.6');
  expect(polish.date('2026-11-22T12:00:00Z')).toMatch(/lis/u);
  expect(polish.language('de')).toBe('niemiecki');
});
