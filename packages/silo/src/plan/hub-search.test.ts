// The search for hubs takes short cuts: each finds what a look at everything finds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HubCandidates } from './hub-candidates.ts';
import { type HubPhrase, MOST_WORDS } from './hub-phrases.ts';
import { ListedTexts } from './listed-texts.ts';
import { proposeHubs } from './propose-hubs.ts';
import { readTellingWords, setOf, type TellingWords } from './telling-words.ts';
import { WordPages } from './word-pages.ts';

const WORDS = ['solar', 'panel', 'roof', 'garden', 'fence', 'paint', 'Ölfarbe', 'grün'];
const keyword = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 });
const keywords = fc.array(
  keyword.map((words) => words.join(' ')),
  { minLength: 1, maxLength: 30 },
);

const pagesOf = (texts: readonly string[], demand: readonly number[]) => ({
  count: texts.length,
  keywords: texts,
  demand: Float64Array.from(texts, (_, page) => demand[page % demand.length] ?? 1),
  knowsDemand: true,
  pole: new Int8Array(texts.length),
  scope: new Int32Array(texts.length),
});

describe('search for hubs', () => {
  it('finds the pages that have all words', () => {
    fc.assert(
      fc.property(keywords, keyword, (texts, asked) => {
        const words = readTellingWords(texts, 'en');
        const ids = asked.flatMap((word) => words.partsOf(word).flatMap((part) => part.ids));
        const expected = texts.flatMap((_, page) =>
          ids.every((id) => setOf(words, page).includes(id)) ? [page] : [],
        );
        expect(new WordPages(words).havingAll(ids)).toEqual(ids.length === 0 ? [] : expected);
      }),
    );
  });

  it('finds the keywords on other pages with the very telling words of a phrase', () => {
    const listing = fc.array(keyword, { minLength: 1, maxLength: 30 });
    const beside = fc.constantFrom('', 'best ', '12 ', 'for ', 'x ');
    fc.assert(
      fc.property(listing, beside, keyword, fc.integer({ min: 1, max: 4 }), (rows, more, asked, every) => {
        const texts = rows.map((words, row) => `${row % 2 === 0 ? more : ''}${words.join(' ')}`);
        const pageOf = Int32Array.from(texts, (_, row) => (row % every === 0 ? -1 : 0));
        const words = readTellingWords(texts, 'en');
        const idsIn = (text: string) => {
          const ids = new Set(words.partsOf(text).flatMap((part) => part.ids));
          return [...ids].sort((a, b) => a - b);
        };
        const ids = idsIn(asked.slice(0, MOST_WORDS).join(' '));
        const expected = texts.flatMap((text, row) =>
          (pageOf[row] ?? -1) >= 0 && idsIn(text).join(' ') === ids.join(' ') ? [row] : [],
        );
        const listed = { texts, demand: new Float64Array(texts.length), pageOf };
        expect(new ListedTexts(listed, words, 'en').rowsSaying(ids)).toEqual(expected);
      }),
    );
  });

  it('has room for a word of many pages beside as many narrower ones as a plan may have', () => {
    const subjects = ['adblue', 'towbar', 'dashcam', 'aquarium', 'chess'];
    const kinds =
      'additive,heater,injector;wiring,cover,carrier;memory,mount,hardwire;gravel,snail,lid;opening,gambit,endgame';
    const narrower = kinds
      .split(';')
      .flatMap((own, at) => own.split(',').map((kind) => `${subjects[at] ?? ''} ${kind}`));
    const loose = 'apnea,paralysis,calculator,tracker,debt,talking,mask'
      .split(',')
      .map((kind) => `sleep ${kind}`);
    const found = proposedFor([
      ...narrower,
      ...loose,
      'thermal relay',
      'roof rack',
      'ski boots',
      'desk lamp',
    ]);
    expect(found.sort()).toEqual([...subjects, 'sleep'].sort());
    // A small plan may have three, whatever its size.
    const few = proposedFor([...narrower.slice(0, 9), 'thermal relay']);
    expect(few.sort()).toEqual(subjects.slice(0, 3).sort());
  });

  it('takes a word of many pages for three of them that lead others, but not for three alone', () => {
    const others =
      'adblue additive,towbar wiring,dashcam memory,aquarium gravel,chess opening,roof rack,ski boots,desk lamp,lawn mower,thermal relay'.split(
        ',',
      );
    const sleep = 'apnea,paralysis,calculator,tracker,debt,talking,mask'
      .split(',')
      .map((kind) => `sleep ${kind}`);
    const keywords = [...sleep, ...others];
    const below = (above: readonly number[]) =>
      Int32Array.from(keywords, (_, page) =>
        page >= 3 && page < sleep.length ? (above[page - 3] ?? -1) : -1,
      );
    expect(proposedFor(keywords, below([0, 1, 2, 0]))).toEqual(['sleep']);
    expect(proposedFor(keywords, below([7, 8, 9, 7]))).toEqual([]);
  });

  it('takes the phrases in the order in which a new look at all of them would', () => {
    const few = fc.uniqueArray(fc.constantFrom(...WORDS.slice(0, 5)), { minLength: 1, maxLength: 4 });
    const phrases = fc.uniqueArray(few, { maxLength: 12, selector: (words) => [...words].sort().join() });
    const demand = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(keywords, phrases, demand, fc.integer({ min: 0, max: 30 }), (texts, asked, some, cut) => {
        const words = readTellingWords(texts, 'en');
        const candidates = asked.map((one) => phraseOf(words, one));
        const source = {
          ...{ pages: pagesOf(texts, some), words, having: new WordPages(words), candidates },
          needy: [...texts.keys()].slice(0, cut),
          unserved: [...texts.keys()].slice(cut),
          isEnough: (_: HubPhrase, members: readonly number[]) => members.length > 1,
          ...{ fewest: 3, fewestOfLonger: 2 },
        };
        const search = new HubCandidates(source);
        const taken = new Set<number>();
        const left = new Set(candidates);
        for (;;) {
          const found = search.takeBest();
          const expected = bestOfAll(source, left, taken);
          expect(found?.phrase.text).toBe(expected?.phrase.text);
          expect(found?.members).toEqual(expected?.members);
          if (found === null) break;
          left.delete(found.phrase);
          // A phrase that leads nothing leaves its pages to others.
          if (found.phrase.text.length % 2 === 0) continue;
          search.leave(found.members);
          for (const page of found.members) taken.add(page);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Phrases of the hubs for a plan of pages, all of which are alone where no `parent` is given. */
function proposedFor(
  keywords: readonly string[],
  parent = new Int32Array(keywords.length).fill(-1),
): string[] {
  const pages = pagesOf(keywords, [900]);
  const words = readTellingWords(keywords, 'en');
  const count = keywords.length;
  const listed = { texts: [], demand: new Float64Array(0), pageOf: new Int32Array(0) };
  const found = proposeHubs({
    ...{ pages, words, having: new WordPages(words), language: 'en', unserved: [] },
    parents: {
      parent,
      likeness: new Float64Array(count),
      kinship: new Uint8Array(count),
      runnerUp: new Int32Array(count).fill(-1),
      runnerUpLikeness: new Float64Array(count),
    },
    standing: { rank: Int32Array.from(keywords, (_, page) => page + 1), size: count, demand: pages.demand },
    texts: new ListedTexts(listed, words, 'en'),
  });
  return found.map(({ phrase }) => phrase.text);
}

function phraseOf(words: TellingWords, written: readonly string[]): HubPhrase {
  const text = written.join(' ');
  const ids = new Set(words.partsOf(text).flatMap((part) => part.ids));
  return { ids: [...ids].sort((a, b) => a - b), text, scope: 0 };
}

type Source = ConstructorParameters<typeof HubCandidates>[0];

/** The rule itself: every phrase weighed over every page. */
function bestOfAll(source: Source, phrases: ReadonlySet<HubPhrase>, taken: ReadonlySet<number>) {
  const { pages, words, needy, unserved, isEnough } = source;
  const coverOf = (page: number, { ids }: HubPhrase) => {
    const set = setOf(words, page);
    if (set.length <= ids.length || !ids.every((id) => set.includes(id))) return 0;
    return ids.reduce((sum, id) => sum + (words.weight[id] ?? 0), 0) / (words.total[page] || 1);
  };
  const membersOf = (phrase: HubPhrase) => {
    const says = (page: number) => !taken.has(page) && coverOf(page, phrase) >= 0.25;
    const members = needy.filter(says);
    if (members.length === 0) return [];
    const least = 0.2 * Math.min(...members.map((page) => pages.demand[page] ?? 0));
    for (const page of unserved.filter(says))
      if (members.length < 3 && (pages.demand[page] ?? 0) >= least) members.push(page);
    return members;
  };
  let best: { phrase: HubPhrase; members: readonly number[]; worth: number } | null = null;
  for (const phrase of phrases) {
    const members = membersOf(phrase);
    if (!isEnough(phrase, members)) continue;
    const isIn = new Set(needy);
    const worth = members.reduce((sum, page) => sum + coverOf(page, phrase) * (isIn.has(page) ? 1 : 0.5), 0);
    const isBetter = worth > (best?.worth ?? 0);
    if (isBetter || (best !== null && worth === best.worth && phrase.text < best.phrase.text))
      best = { phrase, members, worth };
  }
  if (best === null) return null;
  let longest: { phrase: HubPhrase; members: readonly number[] } = best;
  for (const phrase of phrases) {
    if (phrase.ids.length <= longest.phrase.ids.length) continue;
    if (!best.phrase.ids.every((id) => phrase.ids.includes(id))) continue;
    const members = membersOf(phrase);
    if (members.length >= Math.max(2, 0.75 * best.members.length)) longest = { phrase, members };
  }
  return longest;
}
