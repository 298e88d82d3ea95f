import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { mayAnswer } from './plan-pages.ts';
import { hostSections } from './section-hosts.ts';
import { readTellingWords } from './telling-words.ts';

/** Enough other pages that no word of those asked about is common. */
const OTHERS = 'alder birch cedar dogwood elm fir ginkgo hazel ivy juniper larch maple oak pine'
  .split(' ')
  .map((tree) => `${tree} seeds`);

/** What answers the last keyword in a plan of all the others; null for nobody. */
function hostOf(page: string, section: string, places: readonly string[] = []): string | null {
  const keywords = [page, ...OTHERS, section];
  const words = readTellingWords(keywords, 'en');
  const named = keywords.map((keyword) =>
    [...places.keys()].filter((at) => keyword.includes(places[at] ?? '')),
  );
  const pages = {
    ...planPagesOf(keywords),
    places: new Map([...named.entries()].filter(([, found]) => found.length > 0)),
  };
  const rank = Int32Array.from(keywords, (_, at) => at + 1);
  const { host } = hostSections(pages, words, findBroaderPages(pages, words), {
    rank,
    size: keywords.length - 1,
  });
  return keywords[host.at(-1) ?? -1] ?? null;
}

describe('hosts of sections', () => {
  it('is the page whose words a group extends, or that says a little more than it', () => {
    expect(hostOf('espresso machine', 'espresso machine gasket')).toBe('espresso machine');
    expect(hostOf('kitchen tub surround panel', 'tub surround panel')).toBe('kitchen tub surround panel');
  });

  it.each([
    ['michelin pilot sport cup tyre', 'michelin power sport cup tyre'],
    ['quick mill espresso machine andreja', 'quick mill espresso machine monza'],
    ['kitchen tub surround panel', 'kitchen tub surround caulk'],
  ])('is no page that names another thing in its place: %s for %s', (page, section) => {
    expect(hostOf(page, section)).toBeNull();
  });

  it('names the place that a group names, in a list of local searches', () => {
    const places = ['leeds', 'york'];
    expect(hostOf('boiler repair', 'boiler repair leeds')).toBe('boiler repair');
    expect(hostOf('boiler repair', 'boiler repair leeds', places)).toBeNull();
    expect(hostOf('boiler repair leeds', 'emergency boiler repair leeds', places)).toBe(
      'boiler repair leeds',
    );
    expect(hostOf('boiler repair york', 'boiler repair york leeds', places)).toBe('boiler repair york');
    expect(hostOf('boiler repair leeds', 'boiler repair leeds flat', places)).toBe('boiler repair leeds');
  });

  it('is no page about another place', () => {
    const pages = planPagesOf(['boiler repair leeds', 'boiler repair york']);
    const places = (...named: readonly number[]) => new Map(named.map((place, page) => [page, [place]]));
    expect(mayAnswer({ ...pages, places: places(1, 2) }, 0, 1)).toBe(false);
    expect(mayAnswer({ ...pages, places: places(1, 1) }, 0, 1)).toBe(true);
  });

  it('may ask in other words', () => {
    expect(hostOf('tub surround panel types', 'tub surround panel cost')).toBe('tub surround panel types');
  });
});
