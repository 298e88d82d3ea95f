import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { ProviderPages } from './provider-pages.ts';
import { localWordsOf, NOWHERE } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

const LISTED = ['seo agency in austin', 'seo company in dallas'];
const PLACES = ['seo in austin', 'seo in dallas', 'plumber in austin', 'plumber in dallas', 'seo in texas'];
const PAGES = [
  ...['seo', 'seo agency', 'seo austin', 'web design', 'roof tiles', 'austin', 'seo austin texas'],
  'seo los angeles',
];

/** The page of providers that leads a page, and how much of it that says; `broader`: what leads it else. */
function above(
  keyword: string,
  broader: readonly string[] = [],
  { isKnown = true, listed = LISTED }: { isKnown?: boolean; listed?: readonly string[] } = {},
) {
  const written = readWrittenWords([...PAGES, ...PLACES, ...PLACES, ...listed], 'en');
  const words = readTellingWords(PAGES, 'en', undefined, written);
  const local = isKnown ? localWordsOf(words, written, 'en') : NOWHERE;
  const providers = new ProviderPages(planPagesOf(PAGES), words, local);
  const others = broader.map((one) => ({ other: PAGES.indexOf(one), near: 0.5 }));
  return providers
    .of(PAGES.indexOf(keyword), others, () => true)
    .map(({ other, near }) => [PAGES[other], near > 0 && near < 1]);
}

describe('a page that names a place and nobody', () => {
  it('stands below those who do it anywhere', () => {
    expect(above('seo austin', ['seo'])).toEqual([['seo agency', true]]);
    expect(above('seo austin', [], { isKnown: false })).toEqual([]);
  });

  it('stands where it stood where nobody does it, or a page with a place leads it', () => {
    expect(above('austin')).toEqual([]);
    expect(above('seo austin texas', ['seo austin'])).toEqual([]);
    expect(above('seo austin texas', ['seo', 'seo austin'])).toEqual([['seo agency', true]]);
  });

  it('stands where it stood where those who name a place look for nobody', () => {
    expect(above('seo austin', ['seo'], { listed: ['seo tips in austin', 'seo jobs in dallas'] })).toEqual(
      [],
    );
  });

  it('may name one that the list does not show, where most who name a place look for somebody', () => {
    expect(above('seo los angeles', ['seo'])).toEqual([]);
    const ofAgencies = Array.from({ length: 24 }, (_, at) => `seo agency in ${at % 2 ? 'austin' : 'dallas'}`);
    expect(above('seo los angeles', ['seo'], { listed: ofAgencies })).toEqual([['seo agency', true]]);
  });

  it('is none without a place, or with those who do it', () => {
    expect(above('seo')).toEqual([]);
    expect(above('seo agency')).toEqual([]);
    expect(above('web design')).toEqual([]);
  });
});
