// Pages that share most of a page's words lead it before a page that says only what the whole list is about.
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { pagesHaving } from './akin-pages.ts';
import { findBroaderPages } from './broader-pages.ts';
import { FramedPages } from './framed-pages.ts';
import { AKIN, findParents } from './parent-pages.ts';
import { NOWHERE } from './providers-of-places.ts';
import { readTellingWords } from './telling-words.ts';

/** Sixty other subjects, some of which say `glossy`, too: a common word. */
const SUBJECTS = [...'bdfgklmnprst'].flatMap((first) => [...'aeiou'].map((vowel) => `${first}${vowel}lko`));

/** Parent and kinship of the last keyword, all of which are pages. */
function placed(keywords: readonly string[]) {
  const pages = planPagesOf(keywords);
  const words = readTellingWords(keywords, 'en');
  const framed = new FramedPages(words, { rowsSaying: () => [] });
  const source = { pages, words, broader: findBroaderPages(pages, words), local: NOWHERE, framed };
  const rank = Int32Array.from(keywords, (_, at) => at + 1);
  const parents = findParents(source, { rank, size: keywords.length, demand: pages.demand });
  const last = keywords.length - 1;
  const nameOf = (page = -1) => keywords[page] ?? null;
  return {
    parent: nameOf(parents.parent[last]),
    runnerUp: nameOf(parents.runnerUp[last]),
    akin: parents.kinship[last],
  };
}

describe('a page that shares most of another', () => {
  const list = [
    'varnish',
    'walnut table glossy varnish',
    ...SUBJECTS.map((one, at) => (at < 11 ? `glossy ${one} varnish` : `${one} varnish`)),
  ];

  it('leads it before what the whole list is about, and that comes next', () => {
    expect(placed([...list, 'walnut table varnish nordic'])).toEqual({
      parent: 'walnut table glossy varnish',
      runnerUp: 'varnish',
      akin: AKIN.nearer,
    });
  });

  it('leads it where no page is broader', () => {
    const { parent, akin } = placed([...list.slice(1), 'walnut table varnish nordic']);
    expect([parent, akin]).toEqual(['walnut table glossy varnish', AKIN.loose]);
  });

  it('comes after a page that says of which thing it is', () => {
    const { parent, runnerUp, akin } = placed(['walnut varnish', ...list, 'walnut table varnish nordic']);
    expect([parent, runnerUp, akin]).toEqual(['walnut varnish', 'varnish', AKIN.none]);
  });
});

it('a proposed page whose words are not read yet has none', () => {
  const words = readTellingWords(['oak table', 'oak chair'], 'en');
  const ranked = pagesHaving(words, Int32Array.of(1, 2), 2);
  expect(pagesHaving(words, Int32Array.of(1, 2, 3, 4), 4)).toEqual(ranked);
  expect(ranked.toSorted()).toEqual(Uint32Array.of(1, 1, 2));
});
