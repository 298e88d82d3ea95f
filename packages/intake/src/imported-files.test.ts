import { expect, it } from 'vitest';
import { importKeywords } from './import-keywords.ts';
import { importedFiles } from './imported-files.ts';

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

it('says of each file what wrote it and how its columns were read, with its first real values', () => {
  const files = [
    file('a.csv', 'Keyword,Volume,Notes\nred shoes,1200,\nblue shoes,90,buy\ngreen shoes,50,\n'),
    file('b.csv', 'kw;zoekvolume\nrode schoenen;30\n'),
  ];
  const { detections } = importKeywords(files, { language: 'en' });
  expect(importedFiles(files, detections)).toEqual([
    {
      name: 'a.csv',
      tool: 'unknown',
      encoding: 'utf-8',
      columns: [
        { header: 'Keyword', role: 'keyword', values: ['red shoes', 'blue shoes'] },
        { header: 'Volume', role: 'volume', values: ['1200', '90'] },
        { header: 'Notes', role: null, values: ['buy'] },
      ],
    },
    {
      name: 'b.csv',
      tool: 'unknown',
      encoding: 'utf-8',
      columns: [
        { header: 'kw', role: 'keyword', values: ['rode schoenen'] },
        { header: 'zoekvolume', role: 'volume', values: ['30'] },
      ],
    },
  ]);
});

it('names the roles that the user chose', () => {
  const chosen = [
    { ...file('c.csv', 'a,b\nx1,red shoes\nx2,blue shoes\n'), mapping: [null, 'keyword'] as const },
  ];
  const { detections } = importKeywords(chosen, { language: 'en' });
  expect(importedFiles(chosen, detections)[0]?.columns.map(({ role }) => role)).toEqual([null, 'keyword']);
});

it('lists every column of a wide file', () => {
  const months = Array.from({ length: 200 }, (_, at) => `m${at}`);
  const files = [file('wide.csv', `Keyword,${months}\nred shoes,${months.map(() => 7)}\n`)];
  const { detections } = importKeywords(files, { language: 'en' });
  expect(importedFiles(files, detections)[0]?.columns).toHaveLength(201);
});

it.each([
  ['Search Console', 'Top queries,Clicks,Impressions,CTR,Position\nred shoes,4,1200,1%,3\n', 'impressions'],
  [
    'a comparison',
    'Top queries,Last 3 months Clicks,Previous 3 months Clicks,Last 3 months Impressions,Previous 3 months Impressions\nred shoes,4,5,1200,900\n',
    'impressions',
  ],
  [
    'a French one',
    'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nmaison,4,1200,1%,3\n',
    'impressions',
  ],
  ['a tool that states both', 'Keyword,Impressions,Search Volume\nred shoes,40,1200\n', undefined],
  ['a keyword tool', 'Keyword,Volume\nred shoes,1200\n', undefined],
])('says whether the volumes of %s are impressions', (_name, text, expected) => {
  const files = [file('a.csv', text)];
  const { detections } = importKeywords(files, { language: 'en' });
  expect(importedFiles(files, detections)[0]?.volumeIs).toBe(expected);
});

it('does not call clicks impressions where the user chose them as volume', () => {
  const text = 'Top queries,Clicks,Impressions,CTR,Position\nred shoes,4,1200,1%,3\n';
  const mapping = ['keyword', 'volume', null, null, 'position'] as const;
  const files = [{ ...file('a.csv', text), mapping }];
  const { detections } = importKeywords(files, { language: 'en' });
  expect(importedFiles(files, detections)[0]?.volumeIs).toBeUndefined();
});
