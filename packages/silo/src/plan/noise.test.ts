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
    for (const question of ['add css in website.com builder', 'daytraders.com prop firm review'])
      expect(reasonOf(question)).toBe('none');
    for (const name of ['node.js tutorial', 'asp.net core', '275/45r21', 'and/or gate'])
      expect(reasonOf(name)).toBe('none');
  });

  it('sets addresses written with blanks aside', () => {
    for (const address of [
      'http www shop script ru',
      'www foo com',
      'www foo com opening hours',
      'https //www.foo. com/help',
      'foo co uk dealers',
      'scholarship foo gov in 2025',
      'foo bar com',
    ])
      expect(reasonOf(address), address).toBe('asideAddress');
  });

  it('keeps words that only sound like a part of an address', () => {
    for (const name of [
      'www',
      'what is www',
      'www health insurance',
      'http error 500',
      'http 500 in',
      'how to turn on https in drupal',
      'best rom com',
      'com port driver',
      'elections gov in india',
      'best ac in 2025',
      'parking in the uk',
    ])
      expect(reasonOf(name), name).toBe('none');
    const portuguese = ['bolo de cenoura com chocolate', 'receita de bolo para o lanche', 'o que é café'];
    expect(reasonOf('bolo de cenoura com', 'pt', portuguese)).toBe('none');
    expect(reasonOf('lojas foo com br', 'pt', portuguese)).toBe('asideAddress');
    const french = [
      'agence de communication',
      'que faire dans une agence',
      'le salaire dans la communication',
    ];
    expect(reasonOf('agence com', 'fr', french)).toBe('none');
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

  it('sets aside what is typed to check an index, and keeps colons of other words', () => {
    for (const check of ['site:chobble.com', 'coffee -site:example.org', 'intitle:tea inurl:shop'])
      expect(reasonOf(check), check).toBe('asideOperator');
    for (const search of ['website: how to start', 'on site: parking', 'related: coffee'])
      expect(reasonOf(search), search).toBe('none');
  });

  it('sets adult terms aside, unless most of the list is of that kind', () => {
    expect(reasonOf('ai porn tools')).toBe('asideAdult');
    for (const trade of ['sex shop tokyo', 'Akihabara Sex Shops', 'japanese sex-toys', 'sexshop'])
      expect(reasonOf(trade), trade).toBe('asideAdult');
    for (const plain of ['sex education', 'same sex clubs', 'sex offender chart', 'shop for one sex'])
      expect(reasonOf(plain), plain).toBe('none');
    expect(reasonOf('ai porn tools', 'en', ['porn site', 'xxx tube'])).toBe('none');
  });

  it('says the language that the list shows, with or without a pack', () => {
    const polish = [
      'jak myć zęby',
      'ile kosztuje aparat na zęby',
      'dlaczego krwawią dziąsła',
      'jak czyścić język',
    ];
    expect(findNoise(polish, 'en', 'pl').spoken).toBe('pl');
    expect(findNoise(PLAIN, 'nl', 'en').spoken).toBe('en');
    expect(findNoise(PLAIN, 'en', null).spoken).toBe('en');
  });
});
