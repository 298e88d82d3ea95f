// How is a project file read and written, and how is nothing lost when a run over it is killed? A journal beside it takes each record when it is made.
import { appendFile, open, readFile, rm } from 'node:fs/promises';
import type { Article, Meta, ProjectDocument, RecordKind, Tags } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { parseProjectDocument } from '@silosmith/silo';
import { readBytes, writeText } from './files.ts';

const journalOf = (path: string): string => `${path}.journal`;
const collection = {
  article: 'articles',
  meta: 'metas',
  tags: 'tags',
  image: 'images',
} as const satisfies Record<RecordKind, keyof ProjectDocument>;

export type GeneratedRecord = Article | Meta | Tags;

/** The document with one generated record in its place. */
export function withRecord(
  document: ProjectDocument,
  kind: RecordKind,
  record: GeneratedRecord,
): ProjectDocument {
  const name = collection[kind];
  return { ...document, [name]: { ...document[name], [record.keyword]: record } };
}

interface JournalLine {
  readonly kind: RecordKind;
  readonly record: GeneratedRecord;
}

function parseLine(line: string): JournalLine | undefined {
  try {
    // The journal is written by appendRecord alone; a line cut short by a crash does not parse and is left out.
    return JSON.parse(line) as JournalLine;
  } catch {
    return undefined;
  }
}

/** '' where no run was interrupted. */
async function readJournal(path: string): Promise<string> {
  try {
    return await readFile(journalOf(path), 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    if (reason === 'ENOENT') return '';
    throw new Fault('cli.cannot-read', { params: { path: journalOf(path), reason }, cause });
  }
}

/** Reads a project and what an interrupted run left in its journal. */
export async function readProject(path: string): Promise<ProjectDocument> {
  const document = parseProjectDocument(new TextDecoder().decode(await readBytes(path)));
  const journal = await readJournal(path);
  return journal
    .split('\n')
    .map(parseLine)
    .reduce((sum, line) => (line ? withRecord(sum, line.kind, line.record) : sum), document);
}

/** On disk before it returns. */
export async function appendRecord(path: string, kind: RecordKind, record: GeneratedRecord): Promise<void> {
  try {
    await appendFile(journalOf(path), `${JSON.stringify({ kind, record })}\n`, { flush: true });
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Fault('cli.cannot-write', {
      params: { path: journalOf(path), reason },
      severity: 'high',
      cause,
    });
  }
}

export async function writeProject(path: string, document: ProjectDocument): Promise<void> {
  await writeText(path, `${JSON.stringify(document)}\n`);
  await rm(journalOf(path), { force: true });
}

/** Refuses before any cost where the project's folder cannot be written. */
export async function assertWritable(path: string): Promise<void> {
  try {
    await (await open(journalOf(path), 'a')).close();
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new Fault('cli.cannot-write', { params: { path, reason }, severity: 'high', cause });
  }
}
