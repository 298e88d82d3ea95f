import { describe, expect, it } from 'vitest';
import { NEEDS } from './need-list.ts';
import { needBitsOf } from './needs.ts';
import { PACK_SOURCES, packFor } from './packs/index.ts';

const needsIn = (keyword: string, language: string) =>
  NEEDS.filter((_, at) => (needBitsOf(keyword, language) >> at) & 1).join(' ');

describe('needs', () => {
  it.each([
    ['en', 'registered dietitian salary', 'pay'],
    ['en', 'dietitian job openings near me', 'jobs'],
    ['en', 'how to become a nutritionist', 'study'],
    ['en', 'fuel tank regulations', 'law'],
    ['en', 'acme phone number', 'account'],
    ['en', 'ghost cms news', 'news'],
    ['en', 'acme logo png', 'pictures'],
    ['en', 'cash flow template excel', 'files'],
    ['en', 'boiler not working', 'repair'],
    ['en', 'sell my car', 'selling'],
    ['en', 'digger rental', 'renting'],
    ['en', 'second hand bikes', 'used'],
    ['en', 'youtube rank checker', 'tools'],
    ['en', 'what does a dietitian do', 'role'],
    ['en', 'pediatric dietitian', 'children'],
    ['en', 'best appsmith alternatives', 'alternatives'],
    ['en', 'cold brew vs iced coffee', 'comparison'],
    ['en', 'dietitian course fees', 'study price'],
    ['de', 'ernährungsberater gehalt', 'pay'],
    ['de', 'Kreditrechner', 'tools'],
    ['fr', 'récupération eau de pluie réglementation', 'law'],
    ['fr', 'pompe de relevage en panne', 'repair'],
    ['es', 'cuánto gana un nutricionista', 'pay'],
    ['it', 'scuole che cercano insegnanti lavora con noi', 'jobs'],
    ['nl', 'diëtist opleiding', 'study'],
    ['pt', 'salário de nutricionista', 'pay'],
  ])('%s: %s', (language, keyword, needs) => {
    expect(needsIn(keyword, language)).toBe(needs);
  });

  it.each([
    'registered dietitian',
    'income tax',
    'contact lenses',
    'what is ginger used for',
    'hire a plumber',
    'what are the interest rates on loans',
    'alternative medicine',
  ])('hears no need where the words mean something else: %s', (keyword) => {
    expect(needsIn(keyword, 'en')).toBe('');
  });

  it('has words for every need in every language that files are imported in', () => {
    for (const { tag, needWords } of PACK_SOURCES) {
      if (needWords === undefined) continue;
      for (const need of NEEDS)
        expect(packFor(tag).needWords.get(need)?.size, `${tag} ${need}`).toBeGreaterThan(0);
    }
    expect(
      PACK_SOURCES.filter(({ needWords }) => needWords)
        .map(({ tag }) => tag)
        .sort(),
    ).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);
  });
});
