import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { findTopics } from '../topics/index.ts';
import { type ActiveStrictness, groupKeywords } from './index.ts';

const CLUSTERS = fileURLToPath(new URL('../../../../../shared/samples/clusters/', import.meta.url));

interface Labelled {
  readonly keyword: string;
  readonly label: string;
  readonly urls: readonly string[];
}

/** Records of a comma-separated file with quotes. */
function recordsOf(text: string): string[][] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    records.at(-1)?.push((quoted ?? plain ?? '').replaceAll('""', '"'));
    if (end !== ',') records.push([]);
  }
  return records.filter((record) => record.length > 1);
}

function readLabelled(
  file: string,
  keywordColumn: string,
  labelColumn: string,
  urlColumn?: string,
): Labelled[] {
  const [header = [], ...records] = recordsOf(readFileSync(CLUSTERS + file, 'utf8').replace(/^\uFEFF/u, ''));
  const columnOf = (name: string | undefined) => header.findIndex((cell) => cell.trim() === name);
  const seen = new Set<string>();
  return records
    .map((record) => ({
      keyword: (record[columnOf(keywordColumn)] ?? '').toLowerCase().replace(/\s+/gu, ' ').trim(),
      label: record[columnOf(labelColumn)] ?? '',
      urls: (record[columnOf(urlColumn)] ?? '').split('\n').filter((url) => url !== ''),
    }))
    .filter(({ keyword }) => keyword !== '' && !seen.has(keyword) && seen.add(keyword));
}

/** Harmonic mean of precision and recall over pairs of keywords: the `pairF1` of the samples' scorer. */
function pairF1(truth: readonly string[], found: ArrayLike<number>): number {
  const sizes = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
  truth.forEach((label, row) => {
    [label, String(found[row]), `${label}\n${found[row]}`].forEach((key, at) => {
      sizes[at]?.set(key, (sizes[at]?.get(key) ?? 0) + 1);
    });
  });
  const [inTruth, inFound, inBoth] = sizes.map((map) => {
    let pairs = 0;
    for (const size of map.values()) pairs += (size * (size - 1)) / 2;
    return pairs;
  });
  return (2 * (inBoth ?? 0)) / ((inTruth ?? 0) + (inFound ?? 0));
}

function groupSample(sample: readonly Labelled[], language: string, strictness: ActiveStrictness) {
  const table = tableOf(
    sample.map(({ keyword, urls }) => ({ keyword, ...(urls.length > 0 ? { urls } : {}) })),
  );
  const index = buildTokenIndex(table, language);
  const grouping = groupKeywords(table, index, { language, strictness });
  return {
    table,
    index,
    grouping,
    f1: pairF1(
      sample.map(({ label }) => label),
      grouping.primary,
    ),
  };
}

describe.skipIf(!existsSync(CLUSTERS))(
  'groupKeywords on the labelled samples (../shared/samples/clusters)',
  () => {
    // The labels of the last two are topics, not pages: their floors only notice a collapse.
    // The figures of docs/decisions/0002-grouping.md less a margin for changes of stems and word lists.
    const floors = [
      { file: 'uqv-tune.csv', columns: ['keyword', 'cluster'], language: 'en', floor: 0.9 },
      { file: 'clinc-tune.csv', columns: ['keyword', 'cluster'], language: 'en', floor: 0.6 },
      {
        file: 'serp-hub-asphalt.csv',
        columns: ['Keyword', 'Cluster Label', 'URLs'],
        language: 'en',
        floor: 0.72,
      },
      { file: 'seeds-kids-expanded.csv', columns: ['keyword', 'cluster'], language: 'en', floor: 0.34 },
      { file: 'zvoove-german.csv', columns: ['keyword', 'cluster_name'], language: 'de', floor: 0.12 },
    ] as const;

    it.each(floors)(
      '$file: pair-F1 of the moderate setting is at least $floor',
      ({ file, columns, language, floor }) => {
        const [keyword, label, url] = columns;
        const { f1, grouping } = groupSample(readLabelled(file, keyword, label, url), language, 'moderate');
        expect(f1).toBeGreaterThanOrEqual(floor);
        expect(grouping.largestShare).toBeLessThan(0.3);
      },
    );

    it.each(floors)('$file: a stricter setting never gives fewer pages', ({ file, columns, language }) => {
      const [keyword, label, url] = columns;
      const sample = readLabelled(file, keyword, label, url);
      const pages = (['soft', 'moderate', 'hard'] as const).map(
        (strictness) => groupSample(sample, language, strictness).grouping.pageCount,
      );
      expect(pages.toSorted((a, b) => a - b)).toEqual(pages);
    });

    it('clinc-tune.csv: topics come near the ten domains', () => {
      const { table, index, grouping } = groupSample(
        readLabelled('clinc-tune.csv', 'keyword', 'cluster'),
        'en',
        'moderate',
      );
      const domains = readLabelled('clinc-tune.csv', 'keyword', 'domain').map(({ label }) => label);
      const { topic, topics } = findTopics(table, index, grouping, { language: 'en' });
      expect(pairF1(domains, topic)).toBeGreaterThanOrEqual(0.3);
      expect(topics.length).toBeLessThan(40);
    });
  },
);
