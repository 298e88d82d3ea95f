import { textColumnOf } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { readPieces } from '../columns/piece-rows.ts';

import { readChunks } from './keyword-chunks.ts';
import { wordLanguagesOf } from './word-languages.ts';

const SPANISH = ['qué es el vodka', 'cómo hacer vodka en casa', 'cuál es el mejor vodka'];
const ENGLISH = ['what are the best liquors', 'how to store liquors', 'where to buy liquors'];
const UNSHOWN = ['liquors chelsea', 'vodka casa'];

function read(languages: readonly string[]) {
  const keywords = [...SPANISH, ...ENGLISH, ...UNSHOWN];
  const table = { rowCount: keywords.length, keyword: textColumnOf(keywords) };
  const pieces = readChunks(readPieces(table.keyword), languages[0] ?? 'en');
  const { ofPiece, kinds } = wordLanguagesOf(table, pieces, languages);
  const languageOf = (word: string) => ofPiece[pieces.chunks.findIndex(({ text }) => text === word)];
  const kindOf = (keyword: string) => languages[kinds?.[keywords.indexOf(keyword)] ?? -1];
  return { languageOf, kindOf, kinds };
}

describe('wordLanguagesOf', () => {
  it('gives a word the language of the keywords it stands in, and a keyword that shows none that of its words', () => {
    const { languageOf, kindOf } = read(['es', 'en']);
    expect(['vodka', 'liquors', 'casa', 'chelsea'].map(languageOf)).toEqual(['es', 'en', 'es', 'es']);
    expect([...SPANISH, 'vodka casa'].map(kindOf)).toEqual(['es', 'es', 'es', 'es']);
    expect([...ENGLISH, 'liquors chelsea'].map(kindOf)).toEqual(['en', 'en', 'en', 'en']);
  });

  it('says the same whichever of the two the list is in', () => {
    const { languageOf, kindOf } = read(['en', 'es']);
    expect(['vodka', 'liquors'].map(languageOf)).toEqual(['es', 'en']);
    expect(UNSHOWN.map(kindOf)).toEqual(['en', 'es']);
  });

  it('leaves a list of one language as it is', () => {
    const { languageOf, kinds } = read(['es']);
    expect(languageOf('liquors')).toBe('es');
    expect(kinds).toBeNull();
  });
});
