import { basename } from 'node:path';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@silosmith/contract';
import { type ImportResult, importKeywords, prepareFile } from '@silosmith/intake';
import { spokenLanguage } from '@silosmith/silo';
import { readBytes } from './files.ts';

/** Of a list that shows no language of its own. */
const USUAL: ContentLanguage = 'en';

export interface ImportedFile extends ImportResult {
  /** The language asked for; without one that of most keywords. */
  readonly language: ContentLanguage;
}

/** Reads and imports one file. Throws the faults of reading and of intake. */
export async function importFile(path: string, asked?: ContentLanguage): Promise<ImportedFile> {
  const files = await prepareFile({ name: basename(path), bytes: await readBytes(path) });
  const imported = importKeywords(files, { language: asked ?? USUAL });
  const spoken = asked ?? spokenLanguage(imported.table);
  return { ...imported, language: CONTENT_LANGUAGES.find((tag) => tag === spoken) ?? USUAL };
}
