// Keyword files or a project file in, a stored project out; the page never touches the bytes, and the disk has them before it.

import {
  CONTENT_LANGUAGES,
  type ColumnRole,
  type ContentLanguage,
  type Detection,
  type GroupingStrictness,
  type ImportedProject,
  keyOfVectors,
  type ProjectDocument,
  type Publication,
  SYNC_LIMITS,
  settingsBody,
  siteKeyOf,
} from '@silosmith/contract';
import {
  detect,
  importedFiles,
  importKeywords,
  type KeywordFile,
  prepareFile,
  previewRows,
  xmlOfArchive,
} from '@silosmith/intake';
import type { OnProgress } from '@silosmith/kernel';
import { freeProjectName } from '@silosmith/language';
import {
  afterImportFilters,
  buildSilo,
  fromProjectDocument,
  type PageSelection,
  parseProjectDocument,
  recordsByPage,
  selectPages,
  spokenLanguage,
} from '@silosmith/silo';
import { changesOfImport, putNewProject } from '@silosmith/sync';
import { isoNow } from '../platform/clock.ts';
import { isWordPressName } from '../platform/file-names.ts';
import { openIndexedStore } from '../platform/indexed-store.ts';
import { snapshotTable } from '../platform/published-snapshots.ts';
import { buffersOf } from './column-buffers.ts';
import { serveWorker } from './serve-worker.ts';

/** Minimum detection confidence to import without asking about the columns. */
const SURE = 0.7;
const PREVIEW_ROWS = 5;

/** `detect`: the one that most keywords are in. */
export type ChosenLanguage = ContentLanguage | 'detect';

/** The columns of one file as the user has chosen them. */
export interface FileColumns {
  /** As the report names it: a workbook has a name a sheet. */
  readonly file: string;
  readonly columns: readonly (ColumnRole | null)[];
}

export interface ImportRequest {
  /** Read inside the worker: a File crosses without its bytes. */
  readonly files: readonly File[];
  /** Where the file has none. */
  readonly name: string;
  readonly language: ChosenLanguage;
  /** Where the keywords do not tell theirs. */
  readonly usualLanguage: ContentLanguage;
  readonly grouping: GroupingStrictness;
  /** Where the project is stored. `takenNames`: of the projects beside it; it gets a name of its own. */
  readonly place: {
    readonly userId: string;
    readonly projectId: string;
    readonly takenNames: readonly string[];
  };
  readonly columns: readonly FileColumns[];
}

export type ImportReply =
  | {
      readonly type: 'needs-mapping';
      readonly file: string;
      readonly detection: Detection;
      readonly preview: string[][];
    }
  | {
      /** On the disk. */
      readonly type: 'imported';
      readonly project: ImportedProject;
      /** The pages that the project's filters show. */
      readonly selection: PageSelection;
    };

type Imported = Extract<ImportReply, { type: 'imported' }>;

/** With what the page has no use for. */
type Read =
  | Exclude<ImportReply, Imported>
  | (Imported & { readonly publications?: readonly Publication[] | undefined });

serveWorker<ImportRequest, ImportReply>(async (request, onProgress) => {
  const reply = await readFiles(request, onProgress);
  if (reply.type === 'needs-mapping') return { result: reply };
  onProgress({ stage: 'storing', done: 0, total: 0 });
  const { selection, publications = [] } = reply;
  const name = freeProjectName(reply.project.name, request.place.takenNames, SYNC_LIMITS.maxNameCharacters);
  const project = { ...reply.project, name };
  await storeProject(request, project);
  await storeSnapshots(request, publications);
  const result: Imported = { type: 'imported', project, selection };
  return { result, transfer: buffersOf([project.table, project.silo, selection]) };
});

async function readFiles(request: ImportRequest, onProgress: OnProgress): Promise<Read> {
  const [first] = request.files;
  if (request.files.length === 1 && first !== undefined && /\.json$/iu.test(first.name)) {
    return openProjectFile(await first.text());
  }
  const exported = await wordPressFiles(request.files);
  if (exported.length > 0) return openWordPressFiles(exported, request, onProgress);
  const files: KeywordFile[] = [];
  const chosen = new Map(request.columns.map(({ file, columns }) => [file, columns]));
  for (const file of request.files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    for (const prepared of await prepareFile({ name: file.name, bytes })) {
      const mapping = chosen.get(prepared.name);
      files.push(mapping === undefined ? prepared : { ...prepared, mapping });
    }
  }
  for (const file of files) {
    const question = file.mapping === undefined ? doubtful(file) : undefined;
    if (question !== undefined) return question;
  }
  return importProject(files, request, onProgress);
}

async function storeProject(
  { place: { userId, projectId } }: ImportRequest,
  project: ImportedProject,
): Promise<void> {
  const store = await openIndexedStore(userId, () => undefined);
  try {
    const changes = changesOfImport(project);
    await store.transact((tables) => putNewProject(tables, projectId, project.name, changes, isoNow()));
  } finally {
    store.close();
  }
}

/** What the last runs of publishing can be undone with: kept in this browser alone. */
async function storeSnapshots(
  { place: { userId, projectId } }: ImportRequest,
  publications: readonly Publication[],
): Promise<void> {
  for (const { record, snapshots } of publications) {
    const table = snapshotTable(userId, projectId, siteKeyOf(record.home));
    for (const snapshot of snapshots) await table.put(snapshot.id, snapshot);
  }
}

/** The question to ask, where the columns of a file are not certain enough. */
function doubtful(file: KeywordFile): ImportReply | undefined {
  const detection = detect(file.bytes, { fileName: file.name });
  const hasKeyword = detection.columns.some(({ role }) => role === 'keyword');
  if (detection.confidence >= SURE && hasKeyword) return undefined;
  const preview = previewRows(file.bytes, detection, PREVIEW_ROWS);
  return { type: 'needs-mapping', file: file.name, detection, preview };
}

function importProject(
  files: readonly KeywordFile[],
  request: ImportRequest,
  onProgress: OnProgress,
): ImportReply {
  const { grouping, name, usualLanguage } = request;
  const hint = request.language === 'detect' ? usualLanguage : request.language;
  const { table: imported, report: read, detections } = importKeywords(files, { language: hint, onProgress });
  const spoken = spokenLanguage(imported);
  const language =
    request.language === 'detect' ? (CONTENT_LANGUAGES.find((tag) => tag === spoken) ?? hint) : hint;
  const report = {
    ...read,
    sources: importedFiles(files, detections),
    ...(spoken === null ? {} : { spokenLanguage: spoken }),
  };
  const { table, silo } = buildSilo(imported, { language, grouping, onProgress });
  const filters = afterImportFilters(table, silo);
  const project: ImportedProject = { name, language, grouping, filters, report, table, silo };
  return {
    type: 'imported',
    project,
    selection: selectPages(table, silo, filters),
  };
}

async function openProjectFile(text: string): Promise<Read> {
  // Keyword files need no sanitiser: it loads with the first project file.
  const { cleanProject } = await import('@silosmith/content');
  return openDocument(cleanProject(parseProjectDocument(text)));
}

/** None where other files are among them: XML, and archives of XML, are no keyword lists. */
async function wordPressFiles(files: readonly File[]): Promise<KeywordFile[]> {
  if (!files.every(({ name }) => isWordPressName(name))) return [];
  const found: KeywordFile[] = [];
  for (const file of files) {
    const read = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const inside = await xmlOfArchive(read);
    if (inside.length > 0) found.push(...inside);
    else if (/\.xml$/iu.test(file.name)) found.push(read);
  }
  return found;
}

async function openWordPressFiles(
  files: readonly KeywordFile[],
  { name, language }: ImportRequest,
  onProgress: OnProgress,
): Promise<Read> {
  const { chunksOf, importedProject, readWxr } = await import('@silosmith/delivery');
  const document = importedProject(
    readWxr(
      files.map(({ name: part, bytes }) => chunksOf(bytes, part)),
      { onProgress },
    ),
    language === 'detect' ? undefined : language,
  );
  return openDocument({ ...document, name: document.name || name });
}

function openDocument(document: ProjectDocument): Read {
  const { table, silo } = fromProjectDocument(document);
  const { publications } = document;
  const records = publications?.map(({ record }) => [siteKeyOf(record.home), record] as const);
  const vectors = document.vectors?.map((batch) => [keyOfVectors(batch), batch] as const);
  return {
    type: 'imported',
    project: {
      ...settingsBody(document),
      table,
      silo,
      ...recordsByPage(document, table),
      ...(vectors === undefined ? {} : { vectors: new Map(vectors) }),
      ...(records === undefined ? {} : { published: new Map(records) }),
    },
    publications,
    selection: selectPages(table, silo, document.filters),
  };
}
