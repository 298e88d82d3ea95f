import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { marketOf, marketsOf } from './markets.ts';

it('a language is for its main market, unless it names a country', () => {
  expect(['en', 'de', 'pt', 'DE', 'en-GB', 'pt_PT', 'zh-Hant-TW', 'xx', 'constructor'].map(marketOf)).toEqual(
    ['us', 'de', 'br', 'de', 'gb', 'pt', 'tw', 'us', 'us'],
  );
});

it('every language has markets that the platform can name', () => {
  const nameOf = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const tag of CONTENT_LANGUAGES)
    for (const market of marketsOf(tag))
      expect([tag, nameOf.of(market.toUpperCase())]).not.toContain(undefined);
});
