import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeProjectName } from './free-project-name.ts';
import { projectSlug } from './project-slug.ts';

it.each([
  ['garden', [], 'garden'],
  ['garden', ['gardens'], 'garden'],
  ['garden', ['garden'], 'garden 2'],
  ['garden', ['Garden!', 'garden-2'], 'garden 3'],
  ['boots 26', ['boots 26'], 'boots 26 2'],
  ['!?', ['…'], '!? 2'],
  ['abcdefghij', ['abcdefghij'], 'abcdefgh 2'],
  ['abcdefg👢x', ['abcdefg👢x'], 'abcdefg 2'],
])('%s among %j becomes %s', (name, taken, free) => {
  expect(freeProjectName(name, taken, 10)).toBe(free);
});

it('has an address of its own, whatever the names', () => {
  const names = fc.array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('garden', 'Garden', 'garden 2')),
  );
  fc.assert(
    fc.property(names, (asked) => {
      const given: string[] = [];
      for (const name of asked) given.push(freeProjectName(name, given, 200));
      expect(new Set(given.map(projectSlug)).size).toBe(asked.length);
    }),
  );
});
