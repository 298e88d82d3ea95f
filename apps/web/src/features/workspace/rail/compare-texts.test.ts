import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

it('tells what went and what came, in their places', () => {
  expect(compareTexts('Title\nOld\nEnd', 'Title\nNew\nMore\nEnd')).toEqual([
    { kind: 'same', text: 'Title' },
    { kind: 'removed', text: 'Old' },
    { kind: 'added', text: 'New' },
    { kind: 'added', text: 'More' },
    { kind: 'same', text: 'End' },
  ]);
});

it('holds both texts whole, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareTexts(before, after);
      const without = (left: string) =>
        lines
          .filter(({ kind }) => kind !== left)
          .map((line) => line.text)
          .join('\n');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});
