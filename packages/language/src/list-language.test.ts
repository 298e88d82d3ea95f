import { describe, expect, it } from 'vitest';
import { languageOfList } from './list-language.ts';

const SCHOOLS = `scuole palermo|scuola media modena|scuole superiori ferrara|istituto comprensivo via dante|liceo scientifico brescia|elementari catania
  |asilo nido parma|scuola materna rimini|istituto tecnico commerciale novara|scuole private bologna|paritaria lecce|cercascuole`;
const CARS = `used aston martin|bentley gt used car|used rolls royce ghost|luxury used cars|maserati levante used car|approved used bentley|aston martin dealer
  |used ferrari finance|porsche service centre hatfield|mclaren showroom|lamborghini parts|range rover lease`;
const GARDEN = `hundewiese köln|hundespielplatz|freilauf|hundeplatz mieten|auslauf berlin|hundewald|agility platz|welpenschule|hundezone wien|leinenpflicht
  |eingezäunt|spazieren gehen|hundestrand`;

const listOf = (text: string) => text.split('|').map((keyword) => keyword.trim());

describe('languageOfList', () => {
  it.each([
    ['it', SCHOOLS],
    ['en', CARS],
    ['de', GARDEN],
  ])('hears %s in the words themselves, though no keyword has a function word', (language, text) => {
    expect(languageOfList(listOf(text))).toBe(language);
    expect(languageOfList(listOf(text).toReversed())).toBe(language);
  });

  it('is not misled by a word of every keyword that another language has, too', () => {
    const shirts = listOf(CARS).map((keyword) => `${keyword} men`);
    expect(languageOfList(shirts)).toBe('en');
  });

  it('knows scripts and function words of languages without a word list', () => {
    expect(languageOfList(['jak czyścić kosiarkę', 'czy kosiarka jest dobra', 'kosiarka opinie'])).toBe('pl');
    expect(languageOfList(['газонокосилка купить', 'ремонт газонокосилки'])).toBe('ru');
  });

  it('says nothing of names, and of a list that is half in one language and half in another', () => {
    expect(languageOfList(['vitamix a3500', 'kitchenaid artisan'])).toBeNull();
    expect(languageOfList([])).toBeNull();
    expect(languageOfList([...listOf(CARS).slice(0, 7), ...listOf(SCHOOLS)])).toBeNull();
  });
});
