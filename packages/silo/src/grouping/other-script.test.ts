import { expect, it } from 'vitest';
import { readTellingWords, setOf } from '../plan/telling-words.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { groupKeywords } from './index.ts';
import { otherScripts } from './other-script.ts';

/** Word in Cyrillic letters → word that it is in Latin ones. */
function meantOf(...stems: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries([...otherScripts(stems)].map(([id, meant]) => [stems[id] ?? '', stems[meant]]));
}

it('a name in Cyrillic letters is the one in Latin letters that sounds the same', () => {
  const names = { касио: 'casio', ситизен: 'citizen', тойота: 'toyota', ниссан: 'nissan', филипс: 'philips' };
  expect(meantOf(...Object.keys(names), ...Object.values(names))).toEqual(names);
  expect(meantOf('лексус', 'мазда', 'шкода', 'lexus', 'mazda', 'skoda')).toEqual({
    лексус: 'lexus',
    мазда: 'mazda',
  });
});

it('neither short names nor lists in one script have any', () => {
  expect(meantOf('бмв', 'bmv', 'часы', 'casio')).toEqual({});
  expect(meantOf('casio', 'kasio')).toEqual({});
  expect(meantOf('касио', 'часы')).toEqual({});
});

it('both are one page and one word of it', () => {
  const keywords = ['casio часы', 'часы касио', 'велосипед', 'casio edifice', 'касио edifice цена'];
  const table = tableOf(keywords.map((keyword) => ({ keyword })));
  const { primary } = groupKeywords(table, buildTokenIndex(table, 'ru'), {
    language: 'ru',
    strictness: 'moderate',
  });
  expect(primary[0]).toBe(primary[1]);
  const words = readTellingWords(keywords, 'ru');
  expect(setOf(words, 0)).toEqual(setOf(words, 1));
});
