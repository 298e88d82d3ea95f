import { textAt } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupKeywords } from '../grouping/index.ts';
import { keywordLists } from '../testing/arbitraries.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { findTopics } from './index.ts';

const COFFEE = [
  'coffee machine',
  'espresso machine',
  'coffee grinder',
  'coffee beans',
  'filter coffee',
  'coffee machine descaler',
  'espresso beans',
  'coffee pods',
  'espresso cups',
  'cold brew coffee',
];
const RUNNING = [
  'running shoes',
  'trail running',
  'running belt',
  'marathon training',
  'running watch',
  'trail running shoes',
  'marathon shoes',
  'running socks',
  'half marathon plan',
  'marathon watch',
];

function topicsOf(keywords: readonly string[], language = 'en') {
  const table = tableOf(keywords.map((keyword) => ({ keyword })));
  const index = buildTokenIndex(table, language);
  const grouping = groupKeywords(table, index, { language, strictness: 'hard' });
  return { table, grouping, found: findTopics(table, index, grouping, { language }), index };
}

describe('findTopics', () => {
  it('keeps subjects apart and labels them with words of theirs', () => {
    const { found } = topicsOf([...COFFEE, ...RUNNING]);
    const coffee = new Set(COFFEE.map((_, row) => found.topic[row]));
    const running = new Set(RUNNING.map((_, at) => found.topic[COFFEE.length + at]));
    for (const topic of coffee) expect(running.has(topic)).toBe(false);
    for (const topic of coffee) expect(found.topics[topic ?? -1]?.toLowerCase()).toMatch(/coffee|espresso/u);
    for (const topic of running)
      expect(found.topics[topic ?? -1]?.toLowerCase()).toMatch(/running|marathon|trail/u);
  });

  it('answers for the pages asked about alone', () => {
    const { table, index, grouping } = topicsOf([...COFFEE, ...RUNNING]);
    const asked = grouping.primary.filter((page, row) => page === row && row < COFFEE.length);
    const { topic } = findTopics(table, index, asked, { language: 'en' });
    for (let row = 0; row < table.rowCount; row++) expect((topic[row] ?? -1) >= 0).toBe(asked.includes(row));
  });

  it('parts a long list about one thing into topics that a pillar can hold', () => {
    const places = 'berlin hamburg munich cologne leipzig dresden essen bremen bonn mainz'.split(' ');
    const things =
      'hotel hostel museum restaurant zoo airport weather flights parking map theatre jobs flat school gym'.split(
        ' ',
      );
    const { grouping, found } = topicsOf(
      places.flatMap((place) => things.map((thing) => `${thing} in ${place}`)),
    );
    const pages = new Uint32Array(found.topics.length);
    grouping.primary.forEach((page, row) => {
      const topic = found.topic[row] ?? 0;
      if (page === row) pages[topic] = (pages[topic] ?? 0) + 1;
    });
    expect(found.topics.length).toBeGreaterThan(1);
    expect(Math.max(...pages)).toBeLessThanOrEqual(89);
  });

  it('gives every keyword of a page the topic of its page, and every topic a label of its own from the keywords', () => {
    fc.assert(
      fc.property(keywordLists(60), (list) => {
        const { table, grouping, found } = topicsOf(list.map(({ keyword }) => keyword));
        const texts = Array.from({ length: table.rowCount }, (_, row) =>
          textAt(table.keyword, row).toLowerCase(),
        );
        grouping.primary.forEach((page, row) => {
          expect(found.topic[row]).toBe(found.topic[page]);
          expect(found.topics[found.topic[row] ?? -1]).toBeDefined();
        });
        expect(new Set(found.topics.map((label) => label.toLowerCase())).size).toBe(found.topics.length);
        for (const label of found.topics)
          expect(texts.some((text) => text.includes(label.toLowerCase()))).toBe(true);
      }),
    );
  });

  it('takes an empty list', () => {
    expect(topicsOf([]).found.topics).toEqual([]);
  });
});
