import { Fault, toFaultShape } from '@silosmith/kernel';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderCall } from '../provider.ts';
import { loadSearchProvider } from './index.ts';

const KEY = 'serp-0123456789abcdef';
const SERP = 'https://serpapi.com/search.json';
const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const callWith = (change: Partial<ProviderCall> = {}): ProviderCall => ({
  apiKey: KEY,
  fetch: (url, init) => fetch(url, init),
  signal: new AbortController().signal,
  ...change,
});
const wish = { keyword: 'trail shoes', country: 'gb', language: 'en' };

async function faultOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Fault);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
  expect((error as Error).cause).toBeUndefined();
  return toFaultShape(error);
}

describe('SerpAPI', async () => {
  const { searchWeb, usdPerSearch } = await loadSearchProvider('serpapi');
  const search = (change?: Partial<ProviderCall>) => searchWeb(wish, callWith(change));
  const answering = (answer: () => Response | Promise<Response>) => network.use(http.get(SERP, answer));

  test('asks for the market and the language, and reads results, questions and related searches', async () => {
    let asked = new URLSearchParams();
    network.use(
      http.get(SERP, ({ request }) => {
        asked = new URL(request.url).searchParams;
        return HttpResponse.json({
          organic_results: [
            { position: 1, title: 'Shoes', link: 'https://a.example/', snippet: 'Grip.' },
            { position: 2, title: 'No snippet', link: 'https://b.example/' },
            { title: 'an advertisement without a position' },
          ],
          related_questions: [{ question: 'Are they waterproof?' }, { other: 1 }],
          related_searches: 'in another form',
        });
      }),
    );
    expect(await search()).toEqual({
      organic_results: [
        { position: 1, title: 'Shoes', link: 'https://a.example/', snippet: 'Grip.' },
        { position: 2, title: 'No snippet', link: 'https://b.example/', snippet: '' },
      ],
      related_questions: [{ question: 'Are they waterproof?' }],
      related_searches: [],
    });
    expect(Object.fromEntries(asked)).toEqual({
      engine: 'google',
      q: 'trail shoes',
      gl: 'gb',
      hl: 'en',
      api_key: KEY,
    });
    expect(usdPerSearch).toBeGreaterThan(0);
  });

  test('nothing found is an answer; a reply without results is none', async () => {
    answering(() => HttpResponse.json({ error: "Google hasn't returned any results for this query." }));
    expect((await search()).organic_results).toEqual([]);
    answering(() => HttpResponse.json({ search_metadata: {} }));
    expect((await faultOf(search())).code).toBe('ai.invalid-json');
  });

  test('searches used up are no matter of waiting', async () => {
    answering(() => HttpResponse.json({ error: 'Your account has run out of searches.' }, { status: 429 }));
    expect(await faultOf(search())).toMatchObject({ code: 'ai.quota', retryable: false });
  });
});

describe('demo', async () => {
  const { searchWeb, usdPerSearch } = await loadSearchProvider('demo');
  test.each(['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'zh-cn'])(
    'answers in %s from the keyword alone, at addresses of nobody',
    async (language) => {
      const found = await searchWeb({ ...wish, keyword: 'a $& b', language }, callWith({ apiKey: '' }));
      expect(usdPerSearch).toBe(0);
      const said = [
        ...found.organic_results.map(({ title }) => title),
        ...found.related_questions.map(({ question }) => question),
        ...found.related_searches.map(({ query }) => query),
      ];
      expect(said.length).toBeGreaterThan(10);
      for (const phrase of said) expect(phrase).toContain('a $& b');
      for (const { link, snippet } of found.organic_results) {
        expect(new URL(link).hostname).toBe('example.com');
        expect(snippet).toBe('');
      }
    },
  );
});

test('an id that is unknown, or does not search, is a fault', async () => {
  await expect(loadSearchProvider('exa')).rejects.toThrow('ai.unknown-provider');
});
