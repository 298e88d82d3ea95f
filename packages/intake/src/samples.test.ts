// Real exports with results worked out by hand; skipped if the samples folder is absent.
import { existsSync, readFileSync } from 'node:fs';
import { textAt } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { detect } from './detect.ts';
import { importKeywords } from './import-keywords.ts';

const SAMPLES = new URL('../../../../shared/samples/', import.meta.url);
const ANSWERS = new URL('expected.json', SAMPLES);

interface Answer {
  readonly mapping: Readonly<Record<string, string | null>>;
  readonly alsoAcceptable?: Readonly<Record<string, readonly (string | null)[]>>;
  readonly headerRecord: number;
  readonly rowsWithKeyword: number;
  readonly distinctKeywords: number;
  readonly volumeSum?: number;
  readonly volumeRanges?: number;
  readonly volumeUnknown?: number;
  readonly volumeText?: number;
  readonly difficultyUnknown?: number;
  readonly difficultyText?: object;
  readonly samples?: readonly {
    readonly keyword: string;
    readonly volume?: unknown;
    readonly difficulty?: unknown;
  }[];
}

function answers(): [name: string, kind: string, answer: Answer][] {
  if (!existsSync(ANSWERS)) return [];
  // The file's shape is described beside the samples.
  const all = JSON.parse(readFileSync(ANSWERS, 'utf8')) as Record<string, Record<string, Answer>>;
  return ['csv', 'clusters'].flatMap((kind) =>
    Object.entries(all[kind] ?? {}).map(([name, answer]): [string, string, Answer] => [name, kind, answer]),
  );
}

const tidy = (header: string | null | undefined): string | null =>
  header?.replace(/^\ufeff/u, '').trim() ?? null;
const ROLES = ['keyword', 'topic', 'pageType', 'volume', 'difficulty', 'intent', 'cpc', 'position'];

describe('real exports (samples beside the repository)', () => {
  // Stands in the list of skipped tests where the samples are absent; the table below is empty then.
  it.skipIf(!existsSync(ANSWERS))('are here', () => {
    expect(answers().length).toBeGreaterThan(30);
  });

  it.each(answers())('%s', (name, kind, want) => {
    const bytes = new Uint8Array(readFileSync(new URL(`${kind}/${name}`, SAMPLES)));
    const found = detect(bytes.subarray(0, 65_536));
    expect(found.headerLine).toBe(want.headerRecord);
    expect(found.confidence).toBeGreaterThanOrEqual(0.7);
    for (const role of ROLES) {
      const right = [want.mapping[role], ...(want.alsoAcceptable?.[role] ?? [])].map(tidy);
      expect(right, role).toContain(tidy(found.columns.find((column) => column.role === role)?.header));
    }
    const { table, report } = importKeywords([{ name, bytes }], { language: 'en' });
    expect(report.imported + report.merged).toBe(want.rowsWithKeyword);
    expect(report.imported).toBe(want.distinctKeywords);
    if (want.distinctKeywords !== want.rowsWithKeyword) return;
    if (want.volumeSum !== undefined && want.volumeRanges === undefined)
      expect(table.volume.reduce((sum, value) => sum + Math.max(0, value), 0)).toBe(want.volumeSum);
    if (want.volumeUnknown !== undefined)
      expect(table.volume.filter((value) => value === -1).length).toBe(
        want.volumeUnknown + (want.volumeText ?? 0),
      );
    if (want.difficultyUnknown !== undefined && want.difficultyText === undefined)
      expect(table.difficulty.filter((value) => value === -1).length).toBe(want.difficultyUnknown);
    const rowOf = new Map(
      Array.from({ length: table.rowCount }, (_, row) => [textAt(table.keyword, row), row]),
    );
    for (const { keyword, volume, difficulty } of want.samples ?? []) {
      const row = rowOf.get(keyword) ?? -1;
      if (typeof volume === 'number') expect(table.volume[row], keyword).toBe(volume);
      if (typeof difficulty === 'number') expect(table.difficulty[row], keyword).toBe(difficulty);
    }
  });
});
