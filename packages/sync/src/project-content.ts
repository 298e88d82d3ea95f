// Reads records into a project and applies one changed record to it; shared by app, server and command line.
import {
  type Article,
  type ArticleVersion,
  articleSchema,
  articleVersionSchema,
  type Failures,
  failuresSchema,
  fitSilo,
  type ImageRecord,
  type ImportedProject,
  imageSchema,
  isKeywordTable,
  isPageId,
  isSiloState,
  type KeywordTable,
  type Meta,
  metaSchema,
  type OutlineRecord,
  outlineRecordSchema,
  type PageId,
  type PageRecords,
  type PersonaRecord,
  type ProjectSettings,
  pageIdsOf,
  personaRecordSchema,
  type Research,
  researchSchema,
  type SiloState,
  type SyncKind,
  type SyncRecord,
  settingsBody,
  settingsOf,
  type Tags,
  tagsSchema,
  type VectorBatch,
  type ViewpointRecord,
  vectorBatchSchema,
  viewpointRecordSchema,
} from '@silosmith/contract';

/** Kinds that are stored one by one, each keyed by the page's id (versions, vectors, jobs and published: by a key of their own), with their bodies. */
export interface RecordBodies {
  readonly research: Research;
  readonly viewpoint: ViewpointRecord;
  readonly persona: PersonaRecord;
  readonly outline: OutlineRecord;
  readonly article: Article;
  readonly meta: Meta;
  readonly tags: Tags;
  readonly image: ImageRecord;
  readonly failure: Failures;
  readonly version: ArticleVersion;
  readonly vectors: VectorBatch;
  /** A job of packages/jobs as plain JSON. */
  readonly job: unknown;
  /** A published record of packages/delivery as plain JSON. */
  readonly published: unknown;
}
export type ProjectRecordKind = keyof RecordBodies;
/** The key of a record of that kind. */
export type KeyOfRecord<Kind extends ProjectRecordKind> = Kind extends OwnKeyed ? string : PageId;
type OwnKeyed = 'version' | 'vectors' | 'job' | 'published';

/** All that is stored of a project. */
export interface ProjectContent extends ProjectSettings, PageRecords {
  /** Columns of every imported keyword. Edits append rows and rename, never reorder. */
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Articles that were replaced, by `versionKey`. */
  readonly versions: ReadonlyMap<string, ArticleVersion>;
  /** By `keyOfVectors`. */
  readonly vectors: ReadonlyMap<string, VectorBatch>;
  /** By job id. */
  readonly jobs: ReadonlyMap<string, unknown>;
  /** By site. */
  readonly published: ReadonlyMap<string, unknown>;
}

/** A record as tables or the server hold it; body null: deleted. */
export type ContentRecord = Pick<SyncRecord, 'kind' | 'key' | 'body'>;

/** The map of a project that holds the records of a kind. */
export const RECORD_MAPS = {
  research: 'sources',
  viewpoint: 'viewpoints',
  persona: 'personas',
  outline: 'outlines',
  article: 'articles',
  meta: 'metas',
  tags: 'tags',
  image: 'images',
  failure: 'failures',
  version: 'versions',
  vectors: 'vectors',
  job: 'jobs',
  published: 'published',
} as const satisfies Record<ProjectRecordKind, keyof ProjectContent>;

const RECORD_SCHEMAS = {
  research: researchSchema,
  viewpoint: viewpointRecordSchema,
  persona: personaRecordSchema,
  outline: outlineRecordSchema,
  article: articleSchema,
  meta: metaSchema,
  tags: tagsSchema,
  image: imageSchema,
  failure: failuresSchema,
  version: articleVersionSchema,
  vectors: vectorBatchSchema,
} as const;

const NOTHING_WRITTEN = {
  sources: new Map(),
  viewpoints: new Map(),
  personas: new Map(),
  outlines: new Map(),
  articles: new Map(),
  metas: new Map(),
  tags: new Map(),
  images: new Map(),
  failures: new Map(),
  versions: new Map(),
  vectors: new Map(),
  jobs: new Map(),
  published: new Map(),
} as const;

/** Null while one of the three single records is missing (a first download that has not ended) or unreadable. */
export function contentOfRecords(records: readonly ContentRecord[]): ProjectContent | null {
  const bodyOf = (kind: SyncKind) =>
    records.find((record) => record.kind === kind && record.body !== null)?.body;
  const settings = settingsOf(bodyOf('settings'));
  const table = bodyOf('keywords');
  const silo = bodyOf('silo');
  if (settings === null || !isKeywordTable(table) || !isSiloState(silo)) return null;
  const pages = records.filter(({ kind }) => isProjectRecordKind(kind));
  return withRecords({ ...settings, ...NOTHING_WRITTEN, table, silo }, pages);
}

/**
 * The content with records taken over. What cannot be read leaves the content as it is. A record that an earlier version keyed
 * by a keyword is read under the keyword's id, unless there is one of that id: `moveTextKeys` keeps both.
 */
export function withRecords<Content extends ProjectContent>(
  content: Content,
  records: readonly ContentRecord[],
): Content {
  // Copied once, however many records come.
  const maps = new Map<ProjectRecordKind, Map<string, unknown>>();
  const mapOf = (kind: ProjectRecordKind) => {
    const map = maps.get(kind) ?? new Map<string, unknown>(content[RECORD_MAPS[kind]]);
    maps.set(kind, map);
    return map;
  };
  const keyedByText: { readonly map: Map<string, unknown>; readonly key: string; readonly body: unknown }[] =
    [];
  let next = content;
  for (const { kind, key, body } of records) {
    if (isProjectRecordKind(kind)) {
      const read = body === null ? null : readBody(kind, body);
      if (read === undefined) continue;
      const map = mapOf(kind);
      if (!isOwnKeyed(kind) && !isPageId(key)) keyedByText.push({ map, key, body: read });
      else if (read === null) map.delete(key);
      else map.set(key, read);
    } else if (kind === 'settings') next = { ...next, ...settingsOf(body) };
    else if (isKeywordTable(body)) next = { ...next, table: body };
    else if (isSiloState(body)) next = { ...next, silo: body };
  }
  for (const { map, key, body } of keyedByText) {
    const id = pageIdsOf(next.table).ofText(key);
    if (body !== null && !map.has(id)) map.set(id, body);
  }
  const changed = Object.fromEntries([...maps].map(([kind, map]) => [RECORD_MAPS[kind], map]));
  return { ...next, ...changed, silo: fitSilo(next.silo, next.table.rowCount) };
}

/** The content with one record replaced, or removed where the body is null. */
export function withRecord<Content extends ProjectContent, Kind extends ProjectRecordKind>(
  content: Content,
  kind: Kind,
  key: KeyOfRecord<Kind>,
  body: RecordBodies[Kind] | null,
): Content {
  const name = RECORD_MAPS[kind];
  const map = new Map<string, unknown>(content[name]);
  if (body === null) map.delete(key);
  else map.set(key, body);
  return { ...content, [name]: map };
}

export function contentOfImport(imported: ImportedProject): ProjectContent {
  const { table, silo, vectors, published } = imported;
  const { sources, viewpoints, personas, outlines, articles, metas, tags, images, failures } = imported;
  return {
    ...NOTHING_WRITTEN,
    ...settingsBody(imported),
    table,
    silo,
    ...(sources && { sources }),
    ...(viewpoints && { viewpoints }),
    ...(personas && { personas }),
    ...(outlines && { outlines }),
    ...(articles && { articles }),
    ...(metas && { metas }),
    ...(tags && { tags }),
    ...(images && { images }),
    ...(failures && { failures }),
    ...(vectors && { vectors }),
    ...(published && { published }),
  };
}

const isOwnKeyed = (kind: ProjectRecordKind): kind is OwnKeyed =>
  kind === 'version' || kind === 'vectors' || kind === 'job' || kind === 'published';

function isProjectRecordKind(kind: SyncKind): kind is ProjectRecordKind {
  return Object.hasOwn(RECORD_MAPS, kind);
}

/** The body as its schema corrects it (such as an invalid date); fields of a later release stay. Undefined: unreadable. */
function readBody(kind: ProjectRecordKind, body: unknown): unknown {
  if (kind === 'job' || kind === 'published') return body;
  const read = RECORD_SCHEMAS[kind].safeParse(body);
  return read.success ? { ...Object(body), ...read.data } : undefined;
}
