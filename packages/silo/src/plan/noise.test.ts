import { PLACEMENT_REASONS } from '@silosmith/contract';
import { languageOfList } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { findNoise } from './noise.ts';

const PLAIN = ['coffee grinder', 'espresso machine', 'how to clean a grinder', 'best beans for espresso'];
const reasonOf = (keyword: string, language = 'en', others: readonly string[] = PLAIN) =>
  Object.entries(PLACEMENT_REASONS).find(
    ([, value]) =>
      value ===
      findNoise([...others, keyword], language, languageOfList([...others, keyword])).reasons.at(-1),
  )?.[0];

describe('findNoise', () => {
  it('sets addresses and host names aside, and keeps names that only look like them', () => {
    for (const address of ['https://a.example/b', 'www.shop', 'duo.com login', 'landrover.co.uk/dealers'])
      expect(reasonOf(address)).toBe('asideAddress');
    for (const name of ['node.js tutorial', 'asp.net core', '275/45r21', 'and/or gate'])
      expect(reasonOf(name)).toBe('none');
  });

  it('sets single characters aside, but no word of one sign in a script that has such', () => {
    expect(reasonOf('c')).toBe('asideCharacter');
    expect(reasonOf('茶', 'zh', ['绿茶', '红茶', '咖啡'])).toBe('none');
  });

  it('sets other languages and scripts aside, unless the list is in them', () => {
    expect(reasonOf('kaffeemaschine für die küche')).toBe('asideLanguage');
    expect(reasonOf('кофемолка')).toBe('asideLanguage');
    expect(reasonOf('land rover near me')).toBe('none');
    expect(reasonOf('a b la c')).toBe('none');
    const german = ['kaffee für die küche', 'maschine für den garten', 'was ist das für ein bohrer'];
    expect(reasonOf('kaffeemaschine für die küche', 'en', german)).toBe('none');
  });

  it('sets adult terms aside, unless most of the list is of that kind', () => {
    expect(reasonOf('ai porn tools')).toBe('asideAdult');
    expect(reasonOf('sex education')).toBe('none');
    expect(reasonOf('ai porn tools', 'en', ['porn site', 'xxx tube'])).toBe('none');
  });
});
