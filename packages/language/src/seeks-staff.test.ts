import { expect, it } from 'vitest';
import { maySeekStaff, seekingStaff } from './seeks-staff.ts';

const read = (text: string, language = 'it') => {
  const words = text.split(' ');
  return words.map((_, at) => seekingStaff(words, at, language)).join(' ');
};

it('an employer who looks for somebody hires, one or several', () => {
  expect(read('scuola privata cerca docenti')).toBe('scuola privata assumono docenti');
  expect(read('scuole in cerca di nuovi infermieri')).toBe('scuole in assumono di nuovi infermieri');
  expect(read('scuole che cercano')).toBe('scuole che assumono');
  expect(read('cercasi badante')).toBe('assumono badante');
});

it('a reader who looks for something, and those who look for work, do not', () => {
  for (const text of [
    'cerca la tua scuola',
    'miur cerca scuole',
    'persone che cercano lavoro',
    'cerca storie',
  ])
    expect(read(text)).toBe(text);
});

it('in Spanish the word says near by', () => {
  expect(read('cerca docenti', 'es')).toBe('cerca docenti');
  expect([maySeekStaff('cerca', 'es'), maySeekStaff('cerca', 'it'), maySeekStaff('trova', 'it')]).toEqual([
    false,
    true,
    false,
  ]);
});
