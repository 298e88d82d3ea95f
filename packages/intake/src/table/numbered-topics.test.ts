import { expect, it } from 'vitest';
import { importKeywords } from '../import-keywords.ts';

function topicsOf(csv: string): (string | undefined)[] {
  const files = [{ name: 'clusters.csv', bytes: new TextEncoder().encode(csv) }];
  const { table } = importKeywords(files, { language: 'en' });
  return [...table.topic].map((id) => table.topics[id]);
}

it('calls a numbered cluster by its most searched keyword', () => {
  expect(
    topicsOf(
      'keyword,volume,cluster_id\nred shoes,20,0\nshoes,900,0\nwinter boots,,1\nboots,40,1\nlaces,5,-1\n',
    ),
  ).toEqual(['shoes', 'shoes', 'boots', 'boots', undefined]);
});

it('keeps a number that stands among words', () => {
  expect(topicsOf('keyword,volume,topic\ntrends 2024,20,2024\nred shoes,900,Shoes\n')).toEqual([
    '2024',
    'Shoes',
  ]);
});
