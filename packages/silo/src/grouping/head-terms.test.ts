import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { type ContentSets, contentSetsOf } from './content-sets.ts';
import { extensionShareOf, headTermsOf } from './head-terms.ts';
import { unitsOf } from './keyword-units.ts';
import { readListedWords } from './listed-words.ts';

interface Read {
  readonly content: ContentSets;
  /** Keyword → `head + modifiers`, as stems; `-` where it has no head. */
  readonly heads: Readonly<Record<string, string>>;
}

function read(keywords: readonly string[], language = 'en'): Read {
  const listed = readListedWords(tableOf(keywords.map((keyword) => ({ keyword }))), [language]);
  const { words } = listed;
  const units = unitsOf(listed, new Uint8Array(keywords.length));
  const content = contentSetsOf(listed, units);
  const { headOf, inHead } = headTermsOf(content);
  const heads = keywords.map((keyword, row) => {
    const set = content.ofUnit[units.unitOf[row] ?? 0] ?? 0;
    if ((headOf[set] ?? -1) < 0) return [keyword, '-'];
    const parts: [string[], string[]] = [[], []];
    for (let i = content.offsets[set] ?? 0; i < (content.offsets[set + 1] ?? 0); i++)
      parts[inHead[i] === 1 ? 0 : 1].push(words.stems[content.stems[i] ?? 0] ?? '');
    return [keyword, parts.map((part) => part.join(' ')).join(' + ')];
  });
  // Entries of two texts.
  return { content, heads: Object.fromEntries(heads) as Record<string, string> };
}

describe('headTermsOf', () => {
  it('finds the keyword that others extend, qualifiers and function words left out', () => {
    const { heads } = read([
      'lawn mower',
      'best lawn mower 2026',
      'how to clean a lawn mower',
      'electric lawn mower',
      'lawn mower for small gardens',
      'hedge trimmer',
    ]);
    expect(heads).toEqual({
      'lawn mower': 'lawn mower + ',
      'best lawn mower 2026': 'lawn mower + ',
      'how to clean a lawn mower': 'lawn mower + clean',
      'electric lawn mower': 'lawn mower + electric',
      'lawn mower for small gardens': 'lawn mower + smal garden',
      'hedge trimmer': '-',
    });
  });

  it('takes a phrase that comes again where the bare term was not exported', () => {
    const { heads } = read([
      'cold brew ratio',
      'cold brew coffee',
      'how to make cold brew',
      'cold brew concentrate',
    ]);
    expect(heads['cold brew ratio']).toBe('cold brew + ratio');
    expect(heads['how to make cold brew']).toBe('cold brew + make');
  });

  it('prefers the longer head, and a keyword before a phrase', () => {
    const { heads } = read([
      'shoes',
      'red shoes',
      'running shoes',
      'blue shoes',
      'running shoes men',
      'running shoes women',
      'trail running shoes',
      'running shoes wide fit',
    ]);
    expect(heads['running shoes wide fit']).toBe('run shoe + wide fit');
    expect(heads['red shoes']).toBe('shoe + red');
  });

  it('reads a slip of a doubled letter as what the list mostly writes', () => {
    const list = ['garmin', 'garmin watch', 'garmin strap', 'garmin charger', 'garmin app', 'garrmin watch'];
    expect(read([...list]).heads['garrmin watch']).toBe('garmin + watch');
  });

  it('knows the qualifiers of the language', () => {
    const list = [
      'rasenmäher',
      'beste rasenmäher',
      'rasenmäher kaufen',
      'rasenmäher akku',
      'rasenmäher benzin',
      'rasenmäher elektro',
    ];
    const { heads } = read(list, 'de');
    expect(heads['beste rasenmäher']).toBe(heads['rasenmäher']);
    expect(heads['rasenmäher kaufen']).toBe(heads['rasenmäher']);
    expect(heads['rasenmäher akku']).not.toBe(heads['rasenmäher']);
  });

  it('takes sentences, single words, signs and nothing', () => {
    const sentence =
      'what can i do when my new lawn mower does not start after a long cold winter in the shed outside';
    expect(
      read([sentence, 'mower', '???', 'the', `${sentence} ${sentence.replaceAll('mower', 'tractor')}`]).heads[
        sentence
      ],
    ).toBe('-');
    expect(read([]).heads).toEqual({});
  });
});

describe('extensionShareOf', () => {
  it('is high where a tool lists what is put beside a head, low where people reword what they want', () => {
    const listed = [
      'espresso machine',
      'espresso machine parts',
      'espresso machine repair',
      'best espresso machine',
      'dual boiler espresso machine',
    ];
    const reworded = [
      'fixing a broken espresso maker',
      'coffee machine repair',
      'who repairs espresso machines near here',
      'mend my coffee maker',
    ];
    expect(extensionShareOf(read(listed).content)).toBe(0.5);
    expect(extensionShareOf(read(reworded).content)).toBe(0);
    expect(extensionShareOf(read([]).content)).toBe(0);
  });
});
