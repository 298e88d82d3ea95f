// Keyword files or a project file in, a stored project out; the page never touches the bytes, and the disk has them before it.

import type { ColumnRole, Detection, GroupingStrictness, ImportedProject } from '@silosmith/contract';
import { detect, importKeywords, type KeywordFile, prepareFile, previewRows } from '@silosmith/intake';
import type { OnProgress } from '@silosmith/kernel';
import {
  afterImportFilters,
  buildSilo,
  fromProjectDocument,
  type PageSelection,
  parseProjectDocument,
  selectPages,
} from '@silosmith/silo';
import { changesOfImport, putNewProject } from '@silosmith/sync';
import { isoNow } from '../platform/clock.ts';
import { openIndexedStore } from '../platform/indexed-store.ts';
import { buffersOf } from './column-buffers.ts';
import { serveWorker } from './serve-worker.ts';

/** Minimum detection confidence to import without asking about the columns. */
const SURE = 0.7;
const PREVIEW_ROWS = 5;

export interface ImportRequest {
  /** Read inside the worker: a File crosses without its bytes. */
  readonly files: readonly File[];
  readonly name: string;
  readonly language: string;
  readonly grouping: GroupingStrictness;
  /** Where the project is stored. */
  readonly place: { readonly userId: string; readonly projectId: string };
  /** Of the first file, chosen by the user. */
  readonly mapping?: readonly (ColumnRole | null)[];
}

export type ImportReply =
  | { readonly type: 'needs-mapping'; readonly detection: Detection; readonly preview: string[][] }
  | {
      /** On the disk. */
      readonly type: 'imported';
      readonly project: ImportedProject;
      /** Of the least certain file, 0 to 1; null for a project file. */
      readonly confidence: number | null;
      readonly mapped: boolean;
      /** The pages that the project's filters show. */
      readonly selection: PageSelection;
    };

serveWorker<ImportRequest, ImportReply>(async (request, onProgress) => {
  const reply = await readFiles(request, onProgress);
  if (reply.type === 'needs-mapping') return { result: reply };
  onProgress({ stage: 'storing', done: 0, total: 0 });
  await storeProject(request, reply.project);
  const { project, selection } = reply;
  return { result: reply, transfer: buffersOf([project.table, project.silo, selection]) };
});

async function readFiles(request: ImportRequest, onProgress: OnProgress): Promise<ImportReply> {
  const [first] = request.files;
  if (request.files.length === 1 && first !== undefined && /\.json$/iu.test(first.name)) {
    return openProjectFile(await first.text());
  }
  const files: KeywordFile[] = [];
  for (const [at, file] of request.files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const prepared = await prepareFile({ name: file.name, bytes });
    const [main, ...others] = prepared;
    if (main) files.push(at === 0 && request.mapping ? { ...main, mapping: request.mapping } : main);
    files.push(...others);
  }
  const unsure = request.mapping ? undefined : files.map(doubtful).find((found) => found !== undefined);
  return unsure ?? importProject(files, request, onProgress);
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

/** The question to ask, where the columns of a file are not certain enough. */
function doubtful(file: KeywordFile): ImportReply | undefined {
  const detection = detect(file.bytes, { fileName: file.name });
  const hasKeyword = detection.columns.some(({ role }) => role === 'keyword');
  if (detection.confidence >= SURE && hasKeyword) return undefined;
  return { type: 'needs-mapping', detection, preview: previewRows(file.bytes, detection, PREVIEW_ROWS) };
}

function importProject(
  files: readonly KeywordFile[],
  request: ImportRequest,
  onProgress: OnProgress,
): ImportReply {
  const { language, grouping, name } = request;
  const { table, report, detections } = importKeywords(files, { language, onProgress });
  const silo = buildSilo(table, { language, grouping, onProgress });
  const filters = afterImportFilters(table, silo);
  const project: ImportedProject = { name, language, grouping, filters, report, table, silo };
  return {
    type: 'imported',
    project,
    selection: selectPages(table, silo, filters),
    confidence: Math.min(...detections.map(({ confidence }) => confidence)),
    mapped: request.mapping !== undefined,
  };
}

async function openProjectFile(text: string): Promise<ImportReply> {
  // Keyword files need no sanitiser: it loads with the first project file.
  const { cleanProject } = await import('@silosmith/content');
  const document = cleanProject(parseProjectDocument(text));
  const { table, silo } = fromProjectDocument(document);
  const { name, language, grouping, filters, report, articles, metas, tags, images } = document;
  return {
    type: 'imported',
    project: {
      name,
      language,
      grouping,
      filters,
      report,
      table,
      silo,
      articles: Object.values(articles),
      metas: Object.values(metas),
      tags: Object.values(tags),
      images: Object.values(images),
    },
    selection: selectPages(table, silo, filters),
    confidence: null,
    mapped: false,
  };
}
