// Reads and writes project files, together with the journal of an interrupted run.
import { cleanProject } from '@silosmith/content';
import type { Article, ProjectDocument } from '@silosmith/contract';
import { articleFactsOf, STAGES } from '@silosmith/generation';
import { parseProjectDocument } from '@silosmith/silo';
import { readBytes, writeTexts } from './files.ts';
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

/**
 * Writes the document with the facts of its articles; keeps the journal beside the file. `articles`: instead of those of the document,
 * one in memory at a time.
 */
export async function writeDocument(
  path: string,
  document: ProjectDocument,
  articles: Articles = Object.entries(document.articles),
): Promise<void> {
  await writeTexts(path, projectTexts(document, articles));
}

type Articles = Iterable<readonly [keyword: string, article: Article]>;

/** The file's text in pieces, as `JSON.stringify` of the whole would give it: a text of all articles may be longer than the engine can hold. */
function* projectTexts(document: ProjectDocument, articles: Articles): Generator<string> {
  const withFacts = articleFactsOf(document);
  let before = '{';
  for (const [name, value] of Object.entries(document)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (name === 'articles') yield* recordTexts(articles, withFacts);
    else yield JSON.stringify(value);
  }
  yield '}\n';
}

function* recordTexts(articles: Articles, withFacts: ReturnType<typeof articleFactsOf>): Generator<string> {
  let before = '{';
  for (const [keyword, article] of articles) {
    yield `${before}${JSON.stringify(keyword)}:${JSON.stringify(withFacts(keyword, article))}`;
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Writes a new project and removes the journal of the previous one. `articles`: as for `writeDocument`. */
export async function writeProject(
  path: string,
  document: ProjectDocument,
  articles?: Articles,
): Promise<void> {
  await writeDocument(path, document, articles);
  await removeJournal(path);
}
