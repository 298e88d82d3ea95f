import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { PACK_SOURCES, packFor } from './index.ts';

const NOT_A_PACK = ['index', 'language-pack', 'neutral', 'packs.test'];

describe('the list of packs', () => {
  it('names every pack file and no other', () => {
    const files = readdirSync(import.meta.dirname).map((name) => name.replace(/\.ts$/u, ''));
    const packFiles = files.filter((name) => !NOT_A_PACK.includes(name));
    expect(PACK_SOURCES.map(({ tag }) => tag).sort()).toEqual(packFiles.sort());
  });

  it('has a pack for every language a file can be imported in', () => {
    const importable = LANGUAGES.filter((language) => language.importable).map(({ tag }) => tag);
    expect(importable).toEqual(['en', 'nl', 'fr', 'de', 'es', 'it', 'pt']);
    for (const tag of importable) expect(packFor(tag).functionWords.size).toBeGreaterThan(80);
  });

  it.each(PACK_SOURCES.map(({ tag }) => tag))(
    '%s knows words for each intent, and its questions are function words',
    (tag) => {
      const pack = packFor(tag);
      for (const words of Object.values(pack.intentWords)) expect(words.size).toBeGreaterThan(9);
      expect(pack.questionWords.size).toBeGreaterThan(5);
      for (const word of pack.questionWords) expect(pack.functionWords.has(word)).toBe(true);
    },
  );
});

describe('packFor', () => {
  it('reads the primary subtag of a tag however it is written', () => {
    for (const tag of ['en-US', 'EN', ' en_GB ', 'en']) expect(packFor(tag)).toBe(packFor('en'));
    expect(packFor('pt-BR').tag).toBe('pt');
  });

  it('answers a neutral pack for every other language', () => {
    const swedish = packFor('sv');
    expect(swedish.tag).toBe('sv');
    expect(swedish.functionWords.size).toBe(0);
    expect(swedish.compounds).toBeNull();
    expect(packFor('').stem('word')).toBe('word');
  });
});
