import { CANCELLED, Fault, toFaultShape } from '@silosmith/kernel';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ProviderCall } from '../provider.ts';
import { loadResearchProvider, RESEARCH_PROVIDERS } from './index.ts';

const KEY = 'exa-0123456789abcdef';
const EXA = 'https://api.exa.ai/search';
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
const wish = { keyword: 'trail shoes', country: 'gb', language: 'en', results: 3, type: 'semantic' } as const;

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

describe('Exa', async () => {
  const { findPages, usdPerSearch } = await loadResearchProvider('exa');
  const find = (change?: Partial<ProviderCall>) => findPages(wish, callWith(change));
  const answering = (answer: () => Response | Promise<Response>) => network.use(http.post(EXA, answer));

  test('asks by meaning for the market, with the key in a header; reads web addresses, each once', async () => {
    let asked: unknown;
    let key: string | null = '';
    network.use(
      http.post(EXA, async ({ request }) => {
        asked = await request.json();
        key = request.headers.get('x-api-key');
        return HttpResponse.json({
          results: [
            { url: 'https://a.example/', title: 'A', publishedDate: '2026-03-04T05:06:07.000Z' },
            { url: 'https://a.example/', title: 'again' },
            { url: 'file:///etc/passwd', title: 'no page' },
            { url: 'https://b.example/', title: null, publishedDate: 'yesterday' },
            'in another form',
            { url: 'https://c.example/' },
            { url: 'https://d.example/', title: 'more than asked for' },
          ],
          costDollars: { total: 0.0071 },
        });
      }),
    );
    expect(await find()).toEqual({
      pages: [
        { url: 'https://a.example/', title: 'A', publishedAt: '2026-03-04T05:06:07.000Z' },
        { url: 'https://b.example/', title: '', publishedAt: null },
        { url: 'https://c.example/', title: '', publishedAt: null },
      ],
      costUsd: 0.0071,
    });
    expect(asked).toEqual({ query: 'trail shoes', type: 'neural', numResults: 3, userLocation: 'GB' });
    expect(key).toBe(KEY);
    expect(usdPerSearch).toBeGreaterThan(0);
  });

  test('nothing found is an answer; a cost in another form is none', async () => {
    answering(() => HttpResponse.json({ results: [], costDollars: 'little' }));
    expect(await find()).toEqual({ pages: [] });
  });

  test('an answer in another shape is none', async () => {
    answering(() => HttpResponse.json({ found: [] }));
    expect((await faultOf(find())).code).toBe('ai.invalid-json');
  });
});

/** What every provider of found pages keeps, the demo included. */
describe.each(RESEARCH_PROVIDERS.map(({ id }) => id))('%s', (id) => {
  test('gives no more than asked for, web addresses alone, and stops before it begins', async () => {
    network.use(
      http.post(EXA, () =>
        HttpResponse.json({
          results: Array.from({ length: 9 }, (_, at) => ({
            url: `https://p${at}.example/`,
            title: `P ${at}`,
          })),
        }),
      ),
    );
    const { findPages } = await loadResearchProvider(id);
    const { pages } = await findPages(wish, callWith());
    expect(pages).toHaveLength(3);
    for (const { url } of pages) expect(url).toMatch(/^https?:\/\//u);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(3);
    expect((await faultOf(findPages(wish, callWith({ signal: AbortSignal.abort() })))).code).toBe(CANCELLED);
  });
});

describe('demo', async () => {
  const { findPages, usdPerSearch } = await loadResearchProvider('demo');
  test.each(['en', 'de', 'nl', 'fr', 'es', 'it', 'pt'])(
    'writes its pages in %s from the keyword, at addresses of nobody, without a figure that could be taken for a fact',
    async (language) => {
      const { pages } = await findPages({ ...wish, language, results: 5 }, callWith({ apiKey: '' }));
      expect(usdPerSearch).toBe(0);
      expect(pages).toHaveLength(5);
      for (const { url, html } of pages) {
        expect(new URL(url).hostname).toBe('example.com');
        expect(html).toContain('trail shoes');
        expect(html).not.toMatch(/\d\s*%/u);
      }
    },
  );
});

test('an id that is unknown, or finds no pages, is a fault', async () => {
  await expect(loadResearchProvider('openai')).rejects.toThrow('ai.unknown-provider');
});
