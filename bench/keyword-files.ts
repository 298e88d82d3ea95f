// Where do the files of a run lie? In a temporary folder, each written once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SetName, writeKeywordFile } from './keyword-sets.ts';

export interface KeywordFiles {
  /** Path and size of the file of a set. */
  file(
    set: SetName,
    rows: number,
    topics?: 'topics' | 'no topics',
  ): { readonly path: string; readonly bytes: number };
  remove(): void;
}

export function createKeywordFiles(): KeywordFiles {
  const folder = mkdtempSync(join(tmpdir(), 'silosmith-bench-'));
  const written = new Map<string, number>();
  return {
    file(set, rows, topics = 'topics') {
      const path = join(folder, `${set}-${rows}${topics === 'topics' ? '' : '-without-topics'}.csv`);
      const bytes = written.get(path) ?? writeKeywordFile(path, set, rows, { topics: topics === 'topics' });
      written.set(path, bytes);
      return { path, bytes };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
