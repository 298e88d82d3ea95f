// How do stored rows become the open project, and one changed row a changed project?
import {
  articleSchema,
  filtersSchema,
  GROUPING_STRICTNESS,
  imageSchema,
  importReportSchema,
  type KeywordTable,
  metaSchema,
  type SiloState,
  type SyncKind,
  tagsSchema,
} from '@silosmith/contract';
import * as z from 'zod/mini';
import { fitSilo } from './fit-silo.ts';
import type { StoredRecord } from './local-store.ts';
import type { OpenProject, ProjectRecordKind, ProjectSettings } from './open-project.ts';

const settingsSchema = z.object({
  name: z.string(),
  language: z.string(),
  grouping: z.enum(GROUPING_STRICTNESS),
  filters: filtersSchema,
  report: importReportSchema,
});

/** Keys of the three records that a project has exactly once. */
export const SINGLE_KEYS = { settings: 'settings', keywords: '0', silo: '0' } as const;

const RECORD_MAPS = {
  article: 'articles',
  meta: 'metas',
  tags: 'tags',
  image: 'images',
  job: 'jobs',
} as const satisfies Record<ProjectRecordKind, keyof OpenProject>;

const RECORD_SCHEMAS = {
  article: articleSchema,
  meta: metaSchema,
  tags: tagsSchema,
  image: imageSchema,
} as const;

function isRecordKind(kind: SyncKind): kind is ProjectRecordKind {
  return kind in RECORD_MAPS;
}

/** The settings record as this app's version reads it, null where it cannot. */
export function settingsOf(body: unknown): ProjectSettings | null {
  const parsed = settingsSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

export function settingsBody(project: ProjectSettings): ProjectSettings {
  const { name, language, grouping, filters, report } = project;
  return { name, language, grouping, filters, report };
}

/** Null while one of the three single records is missing (a first download that has not ended). */
export function projectFromRows(id: string, rows: readonly StoredRecord[]): OpenProject | null {
  const bodyOf = (kind: SyncKind) => rows.find((row) => row.kind === kind && row.body !== null)?.body;
  const settings = settingsOf(bodyOf('settings'));
  const table = bodyOf('keywords');
  const silo = bodyOf('silo');
  if (settings === null || table === undefined || silo === undefined) return null;
  const empty: OpenProject = {
    ...settings,
    id,
    // Written by this store from a KeywordTable and a SiloState, or decoded by record-codec, and by nothing else.
    table: table as KeywordTable,
    silo: fitSilo(silo as SiloState, table as KeywordTable),
    articles: new Map(),
    metas: new Map(),
    tags: new Map(),
    images: new Map(),
    jobs: new Map(),
    undoSteps: [],
    redoSteps: [],
  };
  const maps = Object.fromEntries(
    Object.entries(RECORD_MAPS).map(([kind, name]) => [
      name,
      new Map(
        rows
          .filter((row) => row.kind === kind && readable(row))
          .map((row): [string, unknown] => [row.key, row.body]),
      ),
    ]),
  );
  // `readable` checked every body against the schema of its kind.
  return { ...empty, ...(maps as Partial<OpenProject>) };
}

/** The project with rows taken over from another tab or the server. An outside change of keywords or silo ends the undo list. */
export function withRows(project: OpenProject, rows: readonly StoredRecord[]): OpenProject {
  const next = rows.reduce(withRow, project);
  return { ...next, silo: fitSilo(next.silo, next.table) };
}

function withRow(project: OpenProject, row: StoredRecord): OpenProject {
  if (row.kind === 'settings') {
    const settings = settingsOf(row.body);
    return settings === null ? project : { ...project, ...settings };
  }
  if (row.kind === 'keywords') {
    return row.body === null
      ? project
      : { ...project, table: row.body as KeywordTable, undoSteps: [], redoSteps: [] };
  }
  if (row.kind === 'silo') {
    return row.body === null
      ? project
      : { ...project, silo: row.body as SiloState, undoSteps: [], redoSteps: [] };
  }
  return isRecordKind(row.kind) && (row.body === null || readable(row))
    ? withRecord(project, row.kind, row.key, row.body)
    : project;
}

/** The project with one record replaced, or removed where the body is null. */
export function withRecord(
  project: OpenProject,
  kind: ProjectRecordKind,
  key: string,
  body: unknown,
): OpenProject {
  const name = RECORD_MAPS[kind];
  const map = new Map<string, unknown>(project[name]);
  if (body === null) map.delete(key);
  else map.set(key, body);
  return { ...project, [name]: map };
}

function readable(row: StoredRecord): boolean {
  if (row.body === null) return false;
  if (row.kind === 'job') return true;
  return (
    (row.kind === 'article' || row.kind === 'meta' || row.kind === 'tags' || row.kind === 'image') &&
    RECORD_SCHEMAS[row.kind].safeParse(row.body).success
  );
}
