import { basename } from 'node:path';
import { type ImportResult, importKeywords, prepareFile } from '@silosmith/intake';
import { readBytes } from './files.ts';

/** Reads and imports one file. Throws the faults of reading and of intake. */
export async function importFile(path: string, language: string): Promise<ImportResult> {
  const files = await prepareFile({ name: basename(path), bytes: await readBytes(path) });
  return importKeywords(files, { language });
}
