// Reads and writes project files, together with the journal of an interrupted run.
import { cleanProject } from '@silosmith/content';
import type { ProjectDocument } from '@silosmith/contract';
import { STAGES, withArticleFacts } from '@silosmith/generation';
import { parseProjectDocument } from '@silosmith/silo';
import { readBytes, writeText } from './files.ts';
import { type MadeRecord, recordsInJournal, removeJournal } from './run-journal.ts';

/** The document with one generated record added or replaced. */
export function withRecord(document: ProjectDocument, { kind, record }: MadeRecord): ProjectDocument {
  const name = STAGES.find(({ id }) => id === kind)?.collection;
  if (name === undefined) return document;
  return { ...document, [name]: { ...document[name], [record.keyword]: record } };
}

/** Reads a project and what an interrupted run left in its journal. */
export async function readProject(path: string): Promise<ProjectDocument> {
  const document = parseProjectDocument(new TextDecoder().decode(await readBytes(path)));
  return cleanProject((await recordsInJournal(path)).reduce(withRecord, document));
}

/** Writes the document with the facts of its articles; keeps the journal beside the file. */
export async function writeDocument(path: string, document: ProjectDocument): Promise<void> {
  await writeText(path, `${JSON.stringify(withArticleFacts(document))}\n`);
}

/** Writes a new project and removes the journal of the previous one. */
export async function writeProject(path: string, document: ProjectDocument): Promise<void> {
  await writeDocument(path, document);
  await removeJournal(path);
}
