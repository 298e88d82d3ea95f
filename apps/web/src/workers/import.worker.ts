// Keyword files or a project file in, columns of a project out; the page never touches the bytes.

import type { ColumnRole, Detection, Filters, GroupingStrictness } from '@silosmith/contract';
import { DEFAULT_FILTERS } from '@silosmith/contract';
import { detect, importKeywords, type KeywordFile, prepareFile, previewRows } from '@silosmith/intake';
import type { OnProgress } from '@silosmith/kernel';
import {
  afterImportFilters,
  buildSilo,
  fromProjectDocument,
  parseProjectDocument,
  selectPages,
} from '@silosmith/silo';
import type { ImportedProject } from '../state/open-project.ts';
import { buffersOf } from './column-buffers.ts';
import { serveWorker } from './serve-worker.ts';

/** Specification 1 §4.2: from here on the columns found are taken without a question. */
const SURE = 0.7;
const PREVIEW_ROWS = 5;

export interface ImportRequest {
  /** Read inside the worker: a File crosses without its bytes. */
  readonly files: readonly File[];
  readonly name: string;
  readonly language: string;
  readonly grouping: GroupingStrictness;
  /** Of the first file, chosen by the user. */
  readonly mapping?: readonly (ColumnRole | null)[];
}

export type ImportReply =
  | { readonly type: 'needs-mapping'; readonly detection: Detection; readonly preview: string[][] }
  | {
      readonly type: 'imported';
      readonly project: ImportedProject;
      /** Of the least certain file, 0 to 1; null for a project file. */
      readonly confidence: number | null;
      readonly mapped: boolean;
    };

serveWorker<ImportRequest, ImportReply>(async (request, onProgress) => {
  const [first] = request.files;
  if (request.files.length === 1 && first !== undefined && /\.json$/iu.test(first.name)) {
    return { result: openProjectFile(await first.text()) };
  }
  const files: KeywordFile[] = [];
  for (const [at, file] of request.files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const prepared = await prepareFile({ name: file.name, bytes });
    files.push(at === 0 && request.mapping ? { ...prepared, mapping: request.mapping } : prepared);
  }
  const unsure = request.mapping ? undefined : files.map(doubtful).find((found) => found !== undefined);
  if (unsure !== undefined) return { result: unsure };
  const result = importProject(files, request, onProgress);
  return { result, transfer: buffersOf([result.project.table, result.project.silo]) };
});

/** The question to ask, where the columns of a file are not certain enough. */
function doubtful(file: KeywordFile): ImportReply | undefined {
  const detection = detect(file.bytes, { fileName: file.name });
  const hasKeyword = detection.columns.some(({ role }) => role === 'keyword');
  if (detection.confidence >= SURE && hasKeyword) return undefined;
  return { type: 'needs-mapping', detection, preview: previewRows(file.bytes, detection, PREVIEW_ROWS) };
}

function importProject(files: readonly KeywordFile[], request: ImportRequest, onProgress: OnProgress) {
  const { language, grouping, name } = request;
  const { table, report, detections } = importKeywords(files, { language, onProgress });
  const silo = buildSilo(table, { language, grouping, onProgress });
  const everything = selectPages(table, silo, { ...DEFAULT_FILTERS, maxArticles: Number.POSITIVE_INFINITY });
  const filters: Filters = afterImportFilters(table, everything.total);
  const project: ImportedProject = { name, language, grouping, filters, report, table, silo };
  return {
    type: 'imported' as const,
    project,
    confidence: Math.min(...detections.map(({ confidence }) => confidence)),
    mapped: request.mapping !== undefined,
  };
}

function openProjectFile(text: string): ImportReply {
  const document = parseProjectDocument(text);
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
    confidence: null,
    mapped: false,
  };
}
