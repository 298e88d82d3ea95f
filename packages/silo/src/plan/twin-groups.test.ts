import { NEEDS } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import type { PlanPages } from './plan-pages.ts';
import { createLocalSets } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';
import { findTwins } from './twin-groups.ts';
import { readWrittenWords } from './written-words.ts';

/** Keyword → the one that it is other words for. */
function twinsOf(
  keywords: readonly string[],
  given: Partial<PlanPages> = {},
  mayLead: (page: number) => boolean = () => true,
): Record<string, string> {
  const pages = planPagesOf(keywords, given);
  const twinOf = findTwins(pages, readTellingWords(keywords, 'en'), mayLead, { language: 'en' });
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const lead = twinOf[page] ?? -1;
      return lead < 0 ? [] : [[keyword, keywords[lead] ?? '']];
    }),
  );
}

const AGENCIES = ['seo agency', 'seo company', 'seo firm'];
const ALL_TO_FIRST = { 'seo company': 'seo agency', 'seo firm': 'seo agency' };

describe('groups that say the same in other words', () => {
  it('follow the first of them', () => {
    expect(twinsOf(AGENCIES)).toEqual(ALL_TO_FIRST);
    expect(twinsOf(['tub surround', 'shower surround', 'bathtub surround'])).toEqual({
      'bathtub surround': 'tub surround',
    });
  });

  it('ask the same with the same telling words, whichever of them is known to ask it', () => {
    const files = Uint8Array.of(1 + NEEDS.indexOf('files'), 0, 1 + NEEDS.indexOf('files'), 0);
    const keywords = ['ghost templates', 'ghost themes', 'budget near me pdf', 'budget near me'];
    expect(twinsOf(keywords, { need: files })).toEqual({ 'ghost themes': 'ghost templates' });
    const news = Uint8Array.of(1 + NEEDS.indexOf('news'), 0);
    expect(twinsOf(['ghost release', 'ghost launch'], { need: news })).toEqual({});
  });

  it('are those that name two things together and those that ask which of them', () => {
    const vs = 1 + NEEDS.indexOf('comparison');
    const compared = ['retool vs budibase', 'budibase retool', 'retool', 'retool vs'];
    const need = Uint8Array.of(vs, 0, 0, vs);
    expect(twinsOf(compared, { need })).toEqual({ 'budibase retool': 'retool vs budibase' });
    const differ = ['soft vs hard pins', 'difference between hard and soft pins', 'soft pins'];
    expect(twinsOf(differ, { need: Uint8Array.of(vs, vs, 0) })).toEqual({
      'difference between hard and soft pins': 'soft vs hard pins',
    });
  });

  it('are those that log in and those that sign in, and sizes by whichever side comes first', () => {
    const keywords = ['duo login', 'duo sign in', 'log into duo', 'duo sign', 'duo'];
    expect(twinsOf(keywords)).toEqual({ 'duo sign in': 'duo login', 'log into duo': 'duo login' });
    const sizes = ['30x60 rug', '60 by 30 rug', '60x40 rug', 'rug 60 30', '1920x1080 rug', '1080x1920 rug'];
    expect(twinsOf(sizes)).toEqual({ '60 by 30 rug': '30x60 rug' });
  });

  it('are those with words that are one beside the thing that the list is about', () => {
    const others = ['oak floor', 'roof tiles', 'kitchen sink'];
    const keywords = ['shower pan', 'shower base', 'shower trays', ...others];
    expect(twinsOf(keywords)).toEqual({ 'shower base': 'shower pan', 'shower trays': 'shower pan' });
    expect(twinsOf(['cake pan', 'cake base', ...others])).toEqual({});
    const many = Array.from(
      { length: 30 },
      (_, at) => `oak floor ${'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26)}${at}`,
    );
    expect(twinsOf(['shower pan', 'shower base', ...many])).toEqual({});
  });

  it('are a price and how much it is', () => {
    const price = 1 + NEEDS.indexOf('price');
    const asked = [
      'visa price',
      'how much does a visa cost',
      'how much is a visa',
      'visa quote',
      'visa form',
    ];
    const need = Uint8Array.of(price, price, price, price, 0);
    const pole = Int8Array.of(0, -1, -1, 0, 0);
    expect(twinsOf(asked, { need, pole })).toEqual({
      'how much does a visa cost': 'visa price',
      'how much is a visa': 'visa price',
    });
    // Who wants to buy is no twin of who asks, and what is asked of another thing is another page.
    const buys = ['visa price', 'visa prices', 'how much does a passport cost'];
    expect(twinsOf(buys, { need: need.slice(0, 3), pole: Int8Array.of(0, 1, -1) })).toEqual({});
    // The same words without the need are another question.
    expect(twinsOf(['visa price', 'how much visa'], { need: Uint8Array.of(price, 0) })).toEqual({});
  });

  it('are a price and what it is now', () => {
    const prices = [
      'heating oil price',
      'current price of heating oil',
      'heating oil',
      'current heating oil',
    ];
    expect(twinsOf(prices)).toEqual({ 'current price of heating oil': 'heating oil price' });
    expect(
      twinsOf(['heating oil price', 'heating oil price today', 'heating oil', 'heating oil today']),
    ).toEqual({
      'heating oil price today': 'heating oil price',
    });
  });

  it('are programs, whatever else they are called, and comparisons, whatever site makes them', () => {
    const programs = [
      'pricing software',
      'pricing tool software',
      'pricing software platform',
      'pricing tool',
    ];
    expect(twinsOf(programs)).toEqual({
      'pricing tool software': 'pricing software',
      'pricing software platform': 'pricing software',
    });
    const compared = [
      'oil comparison',
      'oil comparison site',
      'compare website builders',
      'compare builders',
    ];
    const need = new Uint8Array(4).fill(1 + NEEDS.indexOf('comparison'));
    expect(twinsOf(compared, { need })).toEqual({ 'oil comparison site': 'oil comparison' });
  });

  it('are called as they are searched, where that is twice as much', () => {
    const keywords = ['seo firm', 'seo agency'];
    const leadOf = (searches: readonly number[]) => {
      const searchedOf = (page: number) => searches[page] ?? 0;
      const words = readTellingWords(keywords, 'en');
      return findTwins(planPagesOf(keywords), words, () => true, { language: 'en', searchedOf })[0] === 1;
    };
    expect(leadOf([100, 250])).toBe(true);
    expect(leadOf([100, 150])).toBe(false);
  });

  it('are no two that go the other way round', () => {
    const ways = ['vga to hdmi', 'hdmi to vga', 'adapter for vga', 'vga adapter'];
    expect(twinsOf(ways)).toMatchObject({ 'hdmi to vga': 'vga to hdmi' });
    expect(twinsOf(ways, { direction: Int32Array.of(1, 2, 0, 0) })).toEqual({
      'vga adapter': 'adapter for vga',
    });
  });

  it('are those that say what is turned into what, and those that say besides that it is converted', () => {
    const turned = ['acres to hectares', 'acres to hectares converter', 'convert acres to hectares'];
    expect(twinsOf([...turned, 'acres converter', 'how to convert hectares', 'hectares'])).toEqual({
      'acres to hectares converter': 'acres to hectares',
      'convert acres to hectares': 'acres to hectares',
    });
  });

  it('are those that look near by: what does not say so leads', () => {
    expect(twinsOf(['dog parks near me', 'dog park', 'best dog park', 'dog park nearby'])).toEqual({
      'dog parks near me': 'dog park',
      'dog park nearby': 'dog park',
    });
    expect(twinsOf(['closest jaguar dealer', 'jaguar dealer'])).toEqual({
      'closest jaguar dealer': 'jaguar dealer',
    });
    expect(twinsOf(['jaguar dealership close to me', 'jaguar dealer', 'close jaguar dealer'])).toEqual({
      'jaguar dealership close to me': 'jaguar dealer',
    });
    const pole = Int8Array.of(1, 0);
    expect(twinsOf(['dog parks near me', 'dog park'], { pole })).toEqual({ 'dog parks near me': 'dog park' });
    expect(twinsOf(['bengkel mobil terdekat', 'bengkel mobil'])).toEqual({
      'bengkel mobil terdekat': 'bengkel mobil',
    });
  });

  describe('where a keyword names a place', () => {
    const listed = [
      'seo in austin',
      'plumber in austin',
      'cleaners in dorset',
      'cleaning in dorset',
      'cleaning tips',
    ];
    /** The same in a list whose places are known. */
    const localTwinsOf = (keywords: readonly string[], given: Partial<PlanPages> = {}, language = 'en') => {
      const written = readWrittenWords([...keywords, ...listed, ...listed], language);
      const words = readTellingWords(keywords, language, undefined, written);
      const localSet = createLocalSets(words, written, language);
      const twinOf = findTwins(planPagesOf(keywords, given), words, () => true, { language, localSet });
      return keywords.map((keyword, page) => keywords[twinOf[page] ?? -1] ?? keyword);
    };

    it('are those that say who does it and those that do not: the latter lead', () => {
      expect(localTwinsOf(['austin seo agency', 'seo austin'])).toEqual(['seo austin', 'seo austin']);
      expect(localTwinsOf(['seo agency', 'seo'])).toEqual(['seo agency', 'seo']);
      expect(localTwinsOf(['austin agency', 'austin'])).toEqual(['austin agency', 'austin']);
    });

    it('may name the one for what is done, in English', () => {
      expect(localTwinsOf(['cleaners dorset', 'dorset cleaning services'])).toEqual([
        'cleaners dorset',
        'cleaners dorset',
      ]);
      expect(localTwinsOf(['carpet cleaner', 'carpet cleaning'])).toEqual([
        'carpet cleaner',
        'carpet cleaning',
      ]);
    });

    it('are called by the one searched most, whichever of them says what the whole list is about', () => {
      const others = 'abcdefghijkl'.split('').map((letter) => `${letter}alko cleaning`);
      const [named] = localTwinsOf(['deep cleaner dorset', 'deep cleaning dorset', ...others]);
      expect(named).toBe('deep cleaner dorset');
    });

    it('want it, though they do not say so, unless they want to know', () => {
      const pole = Int8Array.of(1, 0, -1);
      const keywords = ['austin seo agency', 'seo austin', 'austin seo company'];
      expect(localTwinsOf(keywords, { pole })).toEqual(['seo austin', 'seo austin', 'austin seo company']);
    });
  });

  it('are those that ask with a pronoun, where it is none: `it` may be a trade', () => {
    const asked = ['how do payday loans work', 'how does it work payday loans', 'payday loans what is it'];
    expect(twinsOf([...asked, 'payday loans'])).toMatchObject({
      'how does it work payday loans': 'how do payday loans work',
      'payday loans': 'payday loans what is it',
    });
    expect(twinsOf(['degree', 'it degree', 'what is it support', 'what is support'])).toEqual({});
    const { partsOf } = readTellingWords(['it degree', 'is it safe'], 'en');
    const itOf = (keyword: string) => partsOf(keyword).find(({ text }) => text === 'it')?.isFunction;
    expect([itOf('is it safe'), itOf('it degree'), itOf('is it')]).toEqual([true, false, true]);
  });

  it('may leave out what the whole list is about, unless that is a choice, or all that says of which thing', () => {
    const frame =
      'summer,winter,truck,van,trailer,racing,touring,off road,run flat,retread,studded,vintage,spare,tractor'
        .split(',')
        .map((kind) => `michelin ${kind} tires`);
    // What says it leads, whatever comes first.
    expect(twinsOf(['summer tires', ...frame])).toEqual({ 'summer tires': 'michelin summer tires' });
    expect(twinsOf([...frame, 'summer tires', 'winter tires'])).toEqual({
      'summer tires': 'michelin summer tires',
      'winter tires': 'michelin winter tires',
    });
    expect(twinsOf([...frame, 'michelin reviews', 'reviews'])).toEqual({});
    const searchedAs = (keywords: readonly string[], searches: readonly number[]) => {
      const all = [...keywords, ...frame];
      const searchedOf = (page: number) => searches[page] ?? 1;
      const words = readTellingWords(all, 'en');
      const twinOf = findTwins(planPagesOf(all), words, () => true, { language: 'en', searchedOf });
      return keywords.filter((_, page) => twinOf[page] === -1);
    };
    // Unless the rest is a name that is searched many times more.
    const named = ['goodyear tires', 'goodyear'];
    expect(searchedAs(named, [70, 400])).toEqual(['goodyear']);
    expect(searchedAs(named, [70, 300])).toEqual(['goodyear tires']);
    expect(searchedAs(['car tires', 'car'], [70, 400])).toEqual(['car tires']);
    for (const choice of ['used', 'indoor']) {
      const chosen = frame.map((keyword) => keyword.replace('michelin', choice));
      expect(twinsOf([...chosen, 'summer tires'])).toEqual({});
    }
  });

  it('are those that say what something is like, with and without the word, but not what is like it', () => {
    expect(twinsOf(['litter smells like ammonia', 'litter ammonia smell'])).toEqual({
      'litter ammonia smell': 'litter smells like ammonia',
    });
    expect(twinsOf(['chess games', 'games like chess'])).toEqual({});
  });

  it('follow the first whose keyword may lead', () => {
    expect(twinsOf(AGENCIES, {}, (page) => page > 0)).toEqual({
      'seo agency': 'seo company',
      'seo firm': 'seo company',
    });
    expect(twinsOf(AGENCIES, {}, () => false)).toEqual(ALL_TO_FIRST);
  });

  it('are not those with a year, praise or question of their own', () => {
    expect(twinsOf(['shower pan', 'easy shower pan', 'shower pan 2025', 'best shower pan'])).toEqual({});
    expect(twinsOf(['best seo agency', 'best seo company'])).toEqual({
      'best seo company': 'best seo agency',
    });
  });

  it('are not those of another intent, need, topic or address of the file', () => {
    expect(twinsOf(AGENCIES, { pole: Int8Array.of(0, 1, -1) })).toEqual({});
    expect(twinsOf(AGENCIES, { need: Uint8Array.of(0, 1, 2) })).toEqual({});
    expect(twinsOf(AGENCIES, { scope: Int32Array.of(0, 1, 2) })).toEqual({});
    expect(twinsOf(AGENCIES, { planned: Int32Array.of(0, 1, -1) })).toEqual({});
  });

  it('say no more with `all`, with `for sale` beside what is used, nor with `update` beside news', () => {
    expect(twinsOf(['show errors', 'show all errors'])).toEqual({ 'show all errors': 'show errors' });
    expect(twinsOf(['used bentley', 'used bentley for sale'], { pole: Int8Array.of(0, 1) })).toEqual({
      'used bentley for sale': 'used bentley',
    });
    expect(twinsOf(['used bentley', 'how is used bentley'], { pole: Int8Array.of(0, -1) })).toEqual({});
    expect(twinsOf(['bentley', 'bentley for sale'], { pole: Int8Array.of(0, 1) })).toEqual({});
    const need = Uint8Array.of(0, 1 + NEEDS.indexOf('news'), 1 + NEEDS.indexOf('news'));
    expect(twinsOf(['ghost updates', 'ghost news', 'ghost update news'], { need })).toEqual({
      'ghost update news': 'ghost news',
    });
    expect(twinsOf(['ghost', 'ghost news'])).toEqual({});
  });

  it('are used things by whatever word', () => {
    const need = Uint8Array.of(0, 1 + NEEDS.indexOf('used'), 1 + NEEDS.indexOf('used'));
    const ways = ['used bentley', 'bentley second hand', 'pre owned bentley'];
    expect(twinsOf(ways, { need })).toEqual({
      'bentley second hand': 'used bentley',
      'pre owned bentley': 'used bentley',
    });
    expect(twinsOf(['bentley', 'bentley second hand', 'second bentley'], { need })).toEqual({});
  });

  it('never give way where the user keeps them, and follow one that is kept', () => {
    expect(twinsOf(AGENCIES, { kept: Uint8Array.of(0, 1, 1) })).toEqual({ 'seo agency': 'seo company' });
  });
});
