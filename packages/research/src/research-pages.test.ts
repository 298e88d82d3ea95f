import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';
import { readPage } from './read-page.ts';
import { type PageToRead, researchPages } from './research-pages.ts';

const signal = new AbortController().signal;
const pages: readonly PageToRead[] = [
  {
    url: 'https://a.example/',
    title: 'A',
    publishedAt: '2026-01-02T00:00:00.000Z',
    html: '<h1>Trail shoes</h1><h2>Grip on wet ground</h2><p>Trail shoes with deep lugs hold 40 percent better on wet ground than road shoes do.</p><h2>Care</h2><p>Wash them by hand, and let them dry away from any heat source, slowly.</p>',
  },
  {
    url: 'https://b.example/',
    title: 'B',
    publishedAt: null,
    html: '<h1>Shoes</h1><h2>Grip on wet ground</h2><p>Grip on wet ground depends on the rubber.</p><h2>Sizes</h2><p>Take half a size more than usual, since feet swell on long descents.</p>',
  },
  { url: 'https://gone.example/', title: 'C', publishedAt: null },
];
const task = {
  keyword: 'trail shoes',
  language: 'en',
  keywords: ['wet ground grip', 'shoe sizes', 'vegan shoes'],
  reads: true,
};
const ports = {
  fetch: () => Promise.reject(new TypeError('fetch failed')),
  read: async (html: string, url: string) => readPage(html, url),
  pageLimit: () => new AbortController().signal,
  signal,
};

describe('what found pages hold', () => {
  it('is counted from their texts; a page that cannot be read is named', async () => {
    const found = await researchPages(pages, task, ports);
    expect(found.unread).toEqual([{ url: 'https://gone.example/', reason: 'unreachable' }]);
    expect(found.sources.map(({ url }) => url)).toEqual(['https://a.example/', 'https://b.example/']);
    expect(found.sources[0]?.passages).toEqual([
      'Trail shoes with deep lugs hold 40 percent better on wet ground than road shoes do.',
    ]);
    expect(found.contentAnalysis?.competitors).toMatchObject([
      { contentQuality: 100, competitiveAdvantage: ['Care'], contentGaps: [] },
      { contentQuality: 100, competitiveAdvantage: ['Sizes'], contentGaps: [] },
    ]);
    expect(found.semanticInsights).toEqual({ contentGaps: ['vegan shoes'], keywordOpportunities: [] });
    expect(found.recommendations.map(({ code }) => code)).toEqual(['length', 'topic', 'gap']);
  });

  it('without reading, pages are listed and nothing is said about them', async () => {
    const found = await researchPages(pages, { ...task, reads: false }, ports);
    expect(found.contentAnalysis).toBeNull();
    expect(found.sources.map(({ passages }) => passages)).toEqual([[], [], []]);
    expect(found.semanticInsights.contentGaps).toEqual([]);
  });

  it('a page that is slow is left behind, alone', async () => {
    const slow = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    const found = await researchPages(pages, task, {
      ...ports,
      fetch: slow,
      pageLimit: () => AbortSignal.timeout(20),
    });
    expect(found.unread).toEqual([{ url: 'https://gone.example/', reason: 'timeout' }]);
    expect(found.sources).toHaveLength(2);
  });

  it('stops with the call', async () => {
    const stopped = AbortSignal.abort(new Error('stop'));
    await expect(researchPages(pages, task, { ...ports, signal: stopped })).rejects.toThrow('stop');
  });
});

describe('passages', () => {
  const filler = 'Nothing of that is said here, in a sentence that is long enough.';
  it('are sentences of the text, word for word, figures first, and about the keyword', () => {
    const plain = 'Trail shoes have a softer sole than most other shoes have.';
    const figure = 'A pair of trail shoes weighs between 250 and 350 grams today.';
    expect(passagesOf([filler, `${plain} ${figure}`], 'trail shoes', 'en')).toEqual([plain, figure]);
    expect(passagesOf([filler], 'trail shoes', 'en')).toEqual([]);
  });
  it('are few and short', () => {
    const many = Array.from(
      { length: 50 },
      (_, at) => `Trail shoes number ${at} cost more than the one before it.`,
    );
    expect(passagesOf(many, 'trail shoes', 'en')).toHaveLength(4);
    expect(passagesOf([`Trail shoes ${'and shoes '.repeat(60)}.`], 'trail shoes', 'en')).toEqual([]);
  });
});
