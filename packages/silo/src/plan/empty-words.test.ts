// Words that add nothing, learnt from what pages hold.
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import { learnEmptyWords } from './empty-words.ts';
import { createRowReader, readSaidRows } from './row-parts.ts';
import { readTellingWords, setOf } from './telling-words.ts';
import { findTwins } from './twin-groups.ts';

/** Page → its other keywords; a keyword in brackets is searched by nobody. */
type Pages = Readonly<Record<string, string>>;

/** Keyword → the page that it is other words for. */
function twinsOf(held: Pages): Record<string, string> {
  const keywords = Object.keys(held);
  const texts = [...keywords];
  const pageOf = keywords.map(() => -1);
  const demand = keywords.map(() => 10);
  Object.values(held).forEach((others, page) => {
    for (const other of others.split(', ').filter(Boolean)) {
      texts.push(other.replaceAll(/[()]/gu, ''));
      pageOf.push(page);
      demand.push(other.startsWith('(') ? 0 : 10);
    }
  });
  const words = readTellingWords(keywords, 'en');
  const listed = { texts, pageOf: Int32Array.from(pageOf), demand: Float64Array.from(demand) };
  const withoutEmpty = learnEmptyWords(
    words,
    listed,
    readSaidRows(listed.texts.length, createRowReader(words, listed)),
  );
  const twinOf = findTwins(planPagesOf(keywords), words, () => true, { withoutEmpty, language: 'en' });
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const lead = twinOf[page] ?? -1;
      return lead < 0 ? [] : [[keyword, keywords[lead] ?? '']];
    }),
  );
}

const HELD: Pages = {
  'custom pvc patches': 'pvc patches',
  'hockey patches': 'custom hockey patches',
  'custom sequin patches': 'sequin patches',
  'chenille patches': 'custom chenille patches',
};

describe('a word adds nothing', () => {
  it('where pages of the list hold keywords with and without it', () => {
    expect(twinsOf({ ...HELD, 'printed patches': '', 'custom printed patches': '' })).toEqual({
      'custom printed patches': 'printed patches',
    });
    const two = {
      'custom pvc patches': 'pvc patches, hockey patches, custom hockey patches',
      'custom sequin patches': 'sequin patches, chenille patches, custom chenille patches',
      'hockey skates': '',
      'chenille yarn': '',
    };
    expect(twinsOf({ ...two, 'printed patches': '', 'custom printed patches': '' })).toEqual({});
  });

  it('beside that word alone', () => {
    expect(twinsOf({ ...HELD, 'printed coins': '', 'custom printed coins': '' })).toEqual({});
  });

  it('unless as many keywords with it are on pages of their own', () => {
    const apart = {
      'army patches': '',
      'custom army patches': '',
      'scout patches': '',
      'custom scout patches': '',
    };
    expect(twinsOf({ ...HELD, ...apart })).toEqual({});
  });

  it('unless it names a page', () => {
    expect(
      twinsOf({ ...HELD, 'printed patches': '', 'custom printed patches': '', 'custom patches': '' }),
    ).toEqual({});
  });

  it('by what is searched alone, and never where it says what is asked, which number, or one of opposites', () => {
    const printed = { 'printed patches': '', 'custom printed patches': '' };
    const unsearched = Object.fromEntries(Object.entries(HELD).map(([page, other]) => [page, `(${other})`]));
    expect(twinsOf({ ...unsearched, ...printed })).toEqual({});
    for (const word of ['price', 'indoor']) {
      const held = Object.fromEntries(
        ['pvc', 'hockey', 'sequin', 'chenille'].map((kind) => [`${kind} patches`, `${kind} ${word} patches`]),
      );
      expect(twinsOf({ ...held, 'printed patches': '', [`printed ${word} patches`]: '' })).toEqual({});
    }
  });
});

it('leaves a page the words that tell it from others', () => {
  const keywords = ['pvc patches', 'patches pvc custom'];
  const words = readTellingWords(keywords, 'en');
  const listed = { texts: keywords, pageOf: Int32Array.of(-1, 0), demand: Float64Array.of(1, 1) };
  const withoutEmpty = learnEmptyWords(
    words,
    listed,
    readSaidRows(listed.texts.length, createRowReader(words, listed)),
  );
  expect([...withoutEmpty(setOf(words, 1))]).toEqual([...setOf(words, 1)]);
});
