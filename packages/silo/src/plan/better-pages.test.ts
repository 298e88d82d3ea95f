import { isQuestion } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { findBetterPages, type KeywordOfPage } from './better-pages.ts';
import type { PlanPages } from './plan-pages.ts';
import { readSaidRows } from './row-parts.ts';
import { readTellingWords } from './telling-words.ts';

interface Asked extends Partial<KeywordOfPage> {
  readonly text: string;
  readonly pole?: number;
  /** Keyword of the page that it is on. */
  readonly on: string;
}

/** Main keywords of the pages, each searched 100 times. */
const PAGES = [
  'chicago it company',
  'search engine optimization company chicago',
  'web design company',
  'steel widget',
  'copper widget',
  'widget repair',
  'widget',
];

/** Keyword → the page that says more of it, with what it says of the name. */
function movedTo(asked: readonly Asked[], given: Partial<PlanPages> = {}, pageTexts = PAGES) {
  const pages = planPagesOf(pageTexts, given);
  const keywords = asked.map(({ on, text: _text, pole: _pole, ...own }, row) => {
    return { row, page: pageTexts.indexOf(on), volume: 10, need: 0, ...own };
  });
  const words = readTellingWords(pageTexts, 'en');
  const partsOf = (row: number) => words.partsOf(asked[row]?.text ?? '');
  const poleOf = (row: number) => asked[row]?.pole ?? 0;
  const found = findBetterPages(pages, words, keywords, {
    said: readSaidRows(asked.length, partsOf),
    poleOf,
    isQuestion: (row) => isQuestion(asked[row]?.text ?? '', 'en'),
    volumeOf: () => 100,
  });
  return Object.fromEntries(
    found.map(({ row, page, leads }) => [asked[row]?.text, [pageTexts[page], leads ? 'leads' : 'follows']]),
  );
}

describe('a page that says more of a keyword', () => {
  it('is about a thing that its own page does not say', () => {
    const asked = [{ text: 'search engine optimization firms in chicago', on: 'chicago it company' }];
    expect(movedTo(asked)).toEqual({
      'search engine optimization firms in chicago': [
        'search engine optimization company chicago',
        'follows',
      ],
    });
    expect(movedTo([{ text: 'copper widgets', on: 'steel widget' }])).toEqual({
      'copper widgets': ['copper widget', 'follows'],
    });
  });

  it('is none where it is about something that the keyword does not say', () => {
    expect(movedTo([{ text: 'oak widgets', on: 'steel widget' }])).toEqual({});
    const without = PAGES.filter((page) => page !== 'widget');
    expect(movedTo([{ text: 'widgets', on: 'steel widget' }], {}, without)).toEqual({});
  });

  it('says the very same, though that names no other thing', () => {
    const pages = [...PAGES, 'widget price', 'widget check', 'free widget price check'];
    const on = 'free widget price check';
    expect(movedTo([{ text: 'widgets', on: 'steel widget' }])).toEqual({ widgets: ['widget', 'follows'] });
    expect(movedTo([{ text: 'the best widget check', on, volume: 900 }], {}, pages)).toEqual({
      'the best widget check': ['widget check', 'leads'],
    });
    // Its own page says the very same, too, or it is a question.
    expect(movedTo([{ text: 'price of widgets', on: 'widget price' }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'what is a widget check', on }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'widget check', on, need: 1 }], {}, pages)).toEqual({});
  });

  it('says all the things that a fitting own page says of it', () => {
    const pages = [...PAGES, 'oak frame'];
    expect(movedTo([{ text: 'oak frame widget', on: 'widget' }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'oak frame widget', on: 'steel widget' }], {}, pages)).toEqual({
      'oak frame widget': ['oak frame', 'follows'],
    });
  });

  it('says no other thing than the keyword, where its own page is about one that the keyword does not say', () => {
    const pages = [...PAGES, 'zinc enamel bath', 'enamel', 'enamel roof', 'widget price'];
    const on = 'zinc enamel bath';
    // `price` tells no thing.
    expect(movedTo([{ text: 'enamel price', on }], {}, pages)).toEqual({
      'enamel price': ['enamel', 'follows'],
    });
    expect(movedTo([{ text: 'enamel wall', on }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'what does enamel cost', on }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'enamel price', on: 'enamel' }], {}, pages)).toEqual({});
    expect(movedTo([{ text: 'enamel price', on, need: 1 }], {}, pages)).toEqual({});
    // A page says more than the keyword.
    expect(movedTo([{ text: 'roof price', on: 'copper widget' }], {}, pages)).toEqual({});
  });

  it('has the same need, topic and no opposite intent', () => {
    const text = 'copper widgets';
    const copper = PAGES.indexOf('copper widget');
    const only = (at: number, value: number) => PAGES.map((_, page) => (page === at ? value : 0));
    expect(movedTo([{ text, on: 'steel widget', need: 1 }])).toEqual({});
    expect(movedTo([{ text, on: 'steel widget' }], { need: Uint8Array.from(only(copper, 1)) })).toEqual({});
    expect(movedTo([{ text, on: 'steel widget' }], { scope: Int32Array.from(only(copper, 1)) })).toEqual({});
    expect(
      movedTo([{ text, on: 'steel widget', pole: -1 }], { pole: Int8Array.from(only(copper, 1)) }),
    ).toEqual({});
  });

  it('takes the name of one that is searched more and says nothing else; one that says more stays', () => {
    expect(movedTo([{ text: 'copper widgets', on: 'steel widget', volume: 900 }])).toEqual({
      'copper widgets': ['copper widget', 'leads'],
    });
    expect(movedTo([{ text: 'copper widgets for boats', on: 'steel widget', volume: 900 }])).toEqual({});
  });

  it('is known by words of the list: a slip moves nothing', () => {
    expect(movedTo([{ text: 'web desing chicgo', on: 'web design company' }])).toEqual({});
  });
});
