import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { outlineOf } from './outline.ts';
import { keywordsOf, type PageDemand } from './page-demand.ts';

const demand = (change: Partial<PageDemand> = {}): PageDemand => ({
  keyword: 'espresso machine',
  variants: ['espresso machines', 'best espresso machine 2026', 'small espresso machine'],
  sections: [{ heading: 'Espresso machine with grinder', keywords: ['espresso machine with grinder'] }],
  language: 'en',
  ...change,
});

describe('the outline of a page', () => {
  it('gives sections and variants that add something a heading; word forms, praise and years none', () => {
    expect(outlineOf(demand(), 2000)).toEqual({
      alike: ['espresso machines', 'best espresso machine 2026'],
      sections: [
        { heading: 'Espresso machine with grinder', keywords: ['espresso machine with grinder'] },
        { heading: 'Small espresso machine', keywords: ['small espresso machine'] },
      ],
      leftOut: [],
    });
  });

  it('puts variants that add the same word under one heading', () => {
    const variants = ['espresso machine cleaning', 'clean espresso machine', 'cleaning an espresso machine'];
    expect(outlineOf(demand({ variants, sections: [] }), 2000).sections).toEqual([
      { heading: 'Espresso machine cleaning', keywords: variants },
    ]);
  });

  it('whatever the page: each keyword but its own stands in exactly one place', () => {
    const keyword = fc.array(fc.constantFrom('espresso', 'small', 'grinder', 'best', 'clean', '2026'), {
      minLength: 1,
    });
    const keywords = fc.array(
      keyword.map((words) => words.join(' ')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(keywords, keywords, fc.integer({ min: 100, max: 4000 }), (variants, others, words) => {
        const sections = others.map((one) => ({ heading: one, keywords: [one] }));
        const page = demand({ keyword: 'espresso', variants, sections });
        const outline = outlineOf(page, words);
        const placed = [
          ...outline.alike,
          ...outline.sections.flatMap((section) => section.keywords),
          ...outline.leftOut.map((left) => left.keyword),
        ];
        expect(new Set(placed)).toEqual(
          new Set(keywordsOf(page).filter((one) => placed.includes(one) || one !== 'espresso')),
        );
      }),
    );
  });
});

describe('coverage', () => {
  const article = [
    '<h1>Espresso machines</h1><p>An espresso machine makes coffee.</p>',
    '<h2>With a grinder</h2><p>Beans.</p>',
    '<h2>Cleaning</h2><ul><li>How small espresso machines are cleaned</li></ul>',
  ].join('');

  it('finds word forms in headings, beside the page’s own keyword, and in one block of text', () => {
    expect(coverageOf(article, demand())).toEqual({
      introduction: ['espresso machine', 'espresso machines'],
      sections: [
        { heading: 'With a grinder', keywords: ['espresso machine with grinder'] },
        { heading: 'Cleaning', keywords: ['small espresso machine'] },
      ],
      missing: ['best espresso machine 2026'],
    });
  });

  it('asks for all words in one block: two paragraphs do not answer together', () => {
    const { missing } = coverageOf('<p>Espresso.</p><p>Machine.</p>', demand({ variants: [], sections: [] }));
    expect(missing).toEqual(['espresso machine']);
  });

  it('what is typed wrong is no heading and no task for the text; another word one letter off is', () => {
    const variants = [
      ...['www health insurance', 'heal th', 'heañth insurance', 'com health insurance', 'health insuranec'],
      ...['health insurance seniors', 'cheap health insurance'],
    ];
    const { alike, sections, leftOut } = outlineOf(
      { keyword: 'health insurance', variants, sections: [], language: 'en' },
      3_000,
    );
    expect(leftOut).toEqual(variants.slice(0, 5).map((keyword) => ({ keyword, reason: 'slip' })));
    expect(sections.map(({ heading }) => heading)).toEqual(['Health insurance seniors']);
    expect(alike).toEqual(['cheap health insurance']);
    const planned = (keywords: string[]) =>
      outlineOf(
        { keyword: 'health insurance', variants: [], sections: [{ heading: 'x', keywords }], language: 'en' },
        3_000,
      ).sections.map(({ heading }) => heading);
    expect(planned(['www health insurance'])).toEqual([]);
    expect(planned(['heañth insurance', 'health insurance seniors'])).toEqual(['Health insurance seniors']);
    const hotels = { keyword: 'hotel berlin', variants: ['hostel berlin'], sections: [], language: 'en' };
    expect(outlineOf(hotels, 3_000).sections.map(({ heading }) => heading)).toEqual(['Hostel berlin']);
  });

  it('whatever the article: each keyword is answered in one place or missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<h2>', '<p>', 'espresso ', 'machine ', 'small ', 'grinder ')),
        (pieces) => {
          const { introduction, sections, missing } = coverageOf(pieces.join(''), demand());
          const all = [...introduction, ...sections.flatMap(({ keywords }) => keywords), ...missing];
          expect(all.toSorted()).toEqual(keywordsOf(demand()).toSorted());
        },
      ),
    );
  });
});
