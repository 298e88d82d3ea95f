import type { Source } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { insightsOf } from './insights.ts';

const source = (name: string, wordCount: number, headings: readonly string[]): Source => ({
  url: `https://${name}.example/`,
  title: name,
  publishedAt: null,
  wordCount,
  headings: headings.map((text) => ({ level: 2, text })),
  links: [],
  passages: [],
});
const sources = [
  source('short', 500, ['Grind size']),
  source('long', 1_500, ['Grind size', 'Water temperature', 'Cleaning the filter']),
  source('middle', 1_000, ['Grind size', 'Water temperature']),
  source('unread', 0, []),
];

it('averages the pages that were read, and asks for a text 15 % longer', () => {
  expect(insightsOf({ sources }, 'en')).toMatchObject({ averageWords: 1_000, targetWords: 1_150 });
  const none = insightsOf({ sources: [source('unread', 0, [])] }, 'en');
  expect(none).toMatchObject({
    averageWords: null,
    targetWords: null,
    averageQuality: null,
    competitors: [],
  });
});

it('names the three most complete pages with what each has and lacks, and the topics that several share', () => {
  const { competitors, topics, averageQuality } = insightsOf({ sources }, 'en');
  expect(competitors.map(({ title }) => title)).toEqual(['long', 'middle', 'short']);
  expect(competitors[0]?.competitiveAdvantage).toEqual(['Cleaning the filter']);
  expect(competitors[2]?.contentGaps).toEqual(['Water temperature']);
  expect(topics).toEqual([
    { topic: 'Grind size', pages: 3 },
    { topic: 'Water temperature', pages: 2 },
  ]);
  expect(averageQuality).toBe(83);
});
