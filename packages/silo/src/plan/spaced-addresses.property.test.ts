import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNoise } from './noise.ts';
import { ADDRESS_WORDS, isSpacedAddress } from './spaced-addresses.ts';

const name = fc.stringMatching(/^[a-z]{2,9}[0-9]{0,2}$/u).filter((word) => !ADDRESS_WORDS.has(word));
const ending = fc.constantFrom('com', 'de', 'co uk', 'org', 'ru', 'gov in', 'com br', 'it');
const others = ['coffee grinder', 'espresso machine', 'how to clean a grinder'];

it('sets every address written with blanks aside, however many names it has', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), ending, (names, last) => {
      const written = `www ${names.join(' ')} ${last}`;
      for (const address of [written, `http ${written}`, written.toUpperCase()])
        expect(isSpacedAddress(address, 'pt')).toBe(true);
      expect(findNoise([...others, written], 'en', 'en').reasons[3]).not.toBe(0);
    }),
  );
});

it('takes nothing for an address that has none of the words of one', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), (names) => {
      expect(isSpacedAddress(names.join(' '), 'en')).toBe(false);
    }),
  );
});
