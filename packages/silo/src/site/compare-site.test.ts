import { SITE_VERDICTS, type Site, textAt } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keywordLists, keywordText } from '../testing/arbitraries.ts';
import { builtDocument } from '../testing/built-document.ts';
import { type ListedKeyword, tableOf } from '../testing/keyword-list.ts';
import { isPage } from '../tree/page-tree.ts';
import { compareSite, type PageVerdict } from './compare-site.ts';
import { pathWords, samePageKey } from './site-address.ts';
import { siteTexts } from './site-texts.ts';

const siteOf = (...pages: (readonly [url: string, title?: string])[]): Site => ({
  name: 'sitemap.xml',
  pages: pages.map(([url, title = '']) => ({ url, title })),
});

const LIST: readonly ListedKeyword[] = [
  { keyword: 'running shoes', volume: 9000 },
  { keyword: 'trail running shoes', volume: 3000 },
  { keyword: 'running socks', volume: 800 },
  { keyword: 'marathon training plan', volume: 700 },
  { keyword: 'heart rate zones', volume: 600 },
  { keyword: 'how to clean white sneakers', volume: 500 },
];

function documentOf(list: readonly ListedKeyword[]) {
  return builtDocument(tableOf(list), { language: 'en', grouping: 'off' });
}

function compared(list: readonly ListedKeyword[], site: Site) {
  const document = documentOf(list);
  const { pages, unmatched } = compareSite(document, site);
  const byKeyword = new Map(pages.map((page) => [textAt(document.table.keyword, page.row), page]));
  const of = (keyword: string): PageVerdict => {
    const page = byKeyword.get(keyword);
    if (!page) throw new Error(`no page ${keyword}`);
    return page;
  };
  return { document, unmatched, of };
}

describe('the plan against the site that exists', () => {
  it('says for each page what to do, with which page and why', () => {
    const { of, unmatched } = compared(
      LIST,
      siteOf(
        ['https://run.example/shoes/running-shoes/', 'Running shoes | Runner'],
        ['https://run.example/blog/1234', 'Marathon training plan for old and slow beginners | Runner'],
        ['https://run.example/heart-rate-zones', 'Heart rate zones | Runner'],
        ['https://run.example/blog/zones-of-heart-rate/', 'Heart rate zones explained | Runner'],
        ['https://run.example/imprint', 'Imprint | Runner'],
      ),
    );
    expect(of('running shoes').verdict).toBe('covered');
    expect(of('running shoes').matches[0]).toMatchObject({ page: 0, similarity: 1 });
    expect(of('running shoes').matches[0]?.sharedWords.toSorted()).toEqual(['run', 'shoe']);
    expect(of('marathon training plan')).toMatchObject({ verdict: 'extend', matches: [{ page: 1 }] });
    expect(of('heart rate zones').verdict).toBe('merge');
    expect(
      of('heart rate zones')
        .matches.map(({ page }) => page)
        .toSorted(),
    ).toEqual([2, 3]);
    expect(of('how to clean white sneakers')).toMatchObject({ verdict: 'new', matches: [] });
    expect(unmatched).toEqual([4]);
  });

  it('takes the page that ranks for the keyword, whatever it is called, and names the keywords', () => {
    const list = LIST.map((row) =>
      row.keyword === 'running socks' ? { ...row, urls: ['http://www.run.example/p/1234?utm=x'] } : row,
    );
    const { of } = compared(list, siteOf(['https://run.example/p/1234/']));
    expect(of('running socks')).toMatchObject({
      verdict: 'covered',
      matches: [{ page: 0, similarity: 0, rankedKeywords: ['running socks'] }],
    });
    expect(of('running shoes').verdict).toBe('new');
  });

  it('leaves the last word to the user, and still says what it would propose', () => {
    const document = documentOf(LIST);
    const site = siteOf(['https://run.example/running-socks']);
    const [page] = compareSite(document, site).pages.filter(({ verdict }) => verdict === 'covered');
    const onSite = document.silo.onSite.slice();
    onSite[page?.row ?? 0] = SITE_VERDICTS.indexOf('new') + 1;
    const chosen = compareSite({ ...document, silo: { ...document.silo, onSite } }, site);
    expect(chosen.pages.find(({ row }) => row === page?.row)).toMatchObject({
      verdict: 'new',
      proposed: 'covered',
      byUser: true,
    });
  });

  it('takes another size or model for another page, and a year for none', () => {
    const list = [{ keyword: 'shower base 30 x 60' }, { keyword: 'best tents 2025' }];
    const { of } = compared(
      list,
      siteOf(['https://x.example/shower-base-36-x-60'], ['https://x.example/best-tents-2023']),
    );
    expect(of('shower base 30 x 60').verdict).toBe('new');
    expect(of('best tents 2025').verdict).toBe('covered');
  });

  it('needs the folder of an address only where its name does not say enough', () => {
    const { of } = compared(
      [{ keyword: 'rolls royce phantom' }, { keyword: 'bentley' }],
      siteOf(
        ['https://cars.example/rolls-royce/new-cars/phantom'],
        ['https://cars.example/bentley/contact-form'],
      ),
    );
    expect(of('rolls royce phantom').verdict).toBe('covered');
    expect(of('bentley').verdict).toBe('new');
  });

  it('finds no likeness in words of praise and what the whole site is about', () => {
    const pages = Array.from(
      { length: 20 },
      (_, at) => [`https://x.example/tokyo-${'abcdefghijklmnopqrst'[at]}xyz`] as const,
    );
    const list = [{ keyword: 'tokyo today' }, { keyword: 'best clubs in tokyo' }];
    const { of } = compared(
      list,
      siteOf(...pages, ['https://x.example/new-in-tokyo-2023'], ['https://x.example/top-clubs-tokyo']),
    );
    expect(of('tokyo today').verdict).toBe('new');
    expect(of('best clubs in tokyo').verdict).toBe('covered');
  });

  it('gives every page exactly one verdict, the same each time, whatever the site', () => {
    const sites = fc.array(
      fc.record({
        url: keywordText.map((text) => `https://x.example/${text.replaceAll(' ', '-')}`),
        title: fc.oneof(fc.constant(''), keywordText, fc.string()),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(keywordLists(40), sites, (list, pages) => {
        const document = builtDocument(tableOf(list), { language: 'en', grouping: 'moderate' });
        const site = { name: 's', pages };
        const { pages: verdicts, unmatched } = compareSite(document, site);
        const expected = [...document.silo.place.keys()].filter((row) => isPage(document.silo.place[row]));
        expect(verdicts.map(({ row }) => row)).toEqual(expected);
        for (const { verdict, matches } of verdicts) {
          expect(SITE_VERDICTS).toContain(verdict);
          if (verdict !== 'new') expect(matches.length).toBeGreaterThan(0);
          for (const { page, similarity } of matches) {
            expect(pages[page]).toBeDefined();
            expect(similarity).toBeGreaterThanOrEqual(0);
            expect(similarity).toBeLessThanOrEqual(1 + 1e-9);
            expect(unmatched).not.toContain(page);
          }
        }
        expect(compareSite(document, site)).toEqual({ pages: verdicts, unmatched });
      }),
    );
  });
});

describe('addresses', () => {
  it.each([
    ['https://www.Example.org/A/?x=1#y', 'example.org/a'],
    ['http://example.org/a/index.html', 'example.org/a'],
    ['example.org/%C3%BC', 'example.org/ü'],
    ['https://example.org', 'example.org'],
  ])('%s is %s', (address, key) => {
    expect(samePageKey(address)).toBe(key);
  });

  it('are read as words, without what says nothing', () => {
    expect(pathWords('https://x.example/en/blog/2024/05/green-tea_guide.html?p=1')).toEqual({
      name: 'green tea guide',
      above: '',
    });
    expect(pathWords('https://x.example/tea/green/')).toEqual({ name: 'green', above: 'tea' });
    expect(pathWords('https://x.example/')).toEqual({ name: '', above: '' });
  });

  it('keep out what cannot be decoded', () => {
    expect(pathWords('https://x.example/100%-tea').name).toBe('100% tea');
  });
});

describe('titles', () => {
  it('lose the name of the site, which several end with', () => {
    const pages = ['Tea | Shop', 'Coffee | Shop', 'Shop | Milk', 'Cups – for tea'].map((title) => ({
      url: '',
      title,
    }));
    const texts = siteTexts(pages).map((page) => page.texts);
    expect(texts).toEqual([['Tea'], ['Coffee'], ['Milk'], ['Cups for tea', 'Cups', 'for tea']]);
  });
});
