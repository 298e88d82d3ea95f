// Where are the sample lists, and what do their labels say? The samples live beside the repository and may be absent.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';

export const SAMPLES = fileURLToPath(new URL('../../../shared/samples/', import.meta.url));

/** Paths of the CSV files of one folder, by name; [] where the folder is absent. */
export function csvFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => join(folder, name));
}

export const nameOf = (path: string): string => basename(path, '.csv');

export interface LabelledKeyword {
  readonly keyword: string;
  readonly label: string;
  /** As written; '' where unknown. */
  readonly volume: string;
}

/** Rows of a file with the columns `keyword`, `cluster` and maybe `volume`; one row a distinct keyword where `unique`. */
export function readLabelled(path: string, unique: boolean): LabelledKeyword[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8').replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: true,
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  const rows = data.map(({ keyword = '', cluster = '', volume = '' }) => ({
    keyword,
    label: cluster,
    volume,
  }));
  if (!unique) return rows.filter(({ keyword }) => keyword !== '');
  return [...new Map(rows.map((row) => [folded(row.keyword), row])).values()].filter(
    ({ keyword }) => keyword !== '',
  );
}

export const folded = (keyword: string): string =>
  keyword.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
