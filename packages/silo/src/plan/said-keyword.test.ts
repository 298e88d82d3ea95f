import { describe, expect, it } from 'vitest';
import { readSaidRows } from './row-parts.ts';
import { SaidKeyword } from './said-keyword.ts';
import { readTellingWords } from './telling-words.ts';

// Enough of them for `solar` to be what the whole list is about.
const THINGS = 'panel roof battery inverter cable lamp charger pump heater tile meter garden';
const PAGES = [...THINGS.split(' ').map((thing) => `solar ${thing}`), 'panel'];
const pageOf = (name: string) => PAGES.indexOf(name);

function read(text: string): SaidKeyword {
  const words = readTellingWords(PAGES, 'en');
  const keyword = new SaidKeyword(
    readSaidRows(1, () => words.partsOf(text)),
    words,
  );
  keyword.read(0);
  return keyword;
}

describe('a keyword of a list', () => {
  it('says all of a page that says more, where that is what the whole list is about', () => {
    expect(read('roof').saysAllButFrame(pageOf('solar roof'))).toBe(true);
    expect(read('solar').saysAllButFrame(pageOf('solar roof'))).toBe(false);
  });

  it('is the same as a page with its words and no others', () => {
    expect(read('panel solar').isSameAs(pageOf('solar panel'))).toBe(true);
    expect(read('panel solar').isSameAs(pageOf('panel'))).toBe(false);
    expect(read('panel').isSameAs(pageOf('solar panel'))).toBe(false);
  });
});
