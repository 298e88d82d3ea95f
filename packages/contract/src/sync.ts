// How does a project in the browser stay the same as the one on the server? A revision a record; a stale write answers 409 with both versions.
import * as z from 'zod/mini';
import { errorReplySchema } from './error-reply.ts';

/** Record kinds of a project. `silo` and `keywords` are binary columns; the others JSON. `settings` holds name, language, grouping, filters, report. */
export const SYNC_KINDS = [
  'settings',
  'keywords',
  'silo',
  'article',
  'meta',
  'tags',
  'image',
  'job',
] as const;
export type SyncKind = (typeof SYNC_KINDS)[number];

/** Kinds whose body is bytes (gzip), sent and read as `application/octet-stream`; large ones are cut into parts by key: `0`, `1`, … */
export const BINARY_KINDS = ['keywords', 'silo'] as const satisfies readonly SyncKind[];
export function isBinaryKind(kind: SyncKind): boolean {
  return BINARY_KINDS.some((binary) => binary === kind);
}

/** What the server takes; more answers 413 (`server.too-large`) or 400. */
export const SYNC_LIMITS = {
  /** One JSON record. */
  maxJsonRecordBytes: 8 * 2 ** 20,
  /** One part of binary columns. */
  maxBinaryRecordBytes: 32 * 2 ** 20,
  /** One batch: bytes of the request and records in it. */
  maxBatchBytes: 32 * 2 ** 20,
  maxBatchRecords: 500,
  /** Records of one page of a listing: at most this many, and about this many bytes. */
  maxListedRecords: 500,
  maxListedBytes: 8 * 2 ** 20,
  maxNameCharacters: 200,
  maxKeyCharacters: 500,
  maxProjectsPerUser: 1_000,
} as const;

/** Headers of a binary record, in requests (the revision last seen) and in replies. */
export const RECORD_REVISION_HEADER = 'X-Record-Revision';
export const RECORD_SEQUENCE_HEADER = 'X-Record-Sequence';

const revision = z.int().check(z.nonnegative());
/** Made by the browser, so that a project exists before the server has heard of it. */
export const projectIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** PostgreSQL text holds no NUL. */
const noNul = z.regex(/^[^\0]*$/);
const projectName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(SYNC_LIMITS.maxNameCharacters), noNul);
export const recordKeySchema = z
  .string()
  .check(z.minLength(1), z.maxLength(SYNC_LIMITS.maxKeyCharacters), noNul);

export const projectSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the summary itself: grows when the project is renamed. */
  revision: z.number(),
  /** The project-wide counter, that of the newest record. */
  sequence: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/** GET /api/projects: the caller's own, newest change first. */
export const projectListSchema = z.object({ projects: z.array(projectSummarySchema) });

/** POST /api/projects → 201 summary; 200 when the caller already has a project of this id (a repeated request); 409 when the id is taken. */
export const createProjectRequestSchema = z.object({ id: z.optional(projectIdSchema), name: projectName });

/** PATCH /api/projects/:id → 200 summary, or 409 `projectConflictSchema` where `revision` is older than the stored one. */
export const renameProjectRequestSchema = z.object({ name: projectName, revision });
export const projectConflictSchema = z.object({
  error: errorReplySchema.shape.error,
  yours: renameProjectRequestSchema,
  theirs: projectSummarySchema,
});

/**
 * `revision` sent is the one the writer last saw (0 = new). `body` null is a deleted record (`deleted` true).
 * A binary record is listed with `byteLength` and a null body; its bytes stand at GET …/records/:kind/:key.
 */
export const syncRecordSchema = z.object({
  kind: z.enum(SYNC_KINDS),
  key: z.string(),
  revision: z.number(),
  /** Project-wide counter, grows with every write. */
  sequence: z.number(),
  deleted: z.boolean(),
  body: z.unknown(),
  byteLength: z.optional(z.number()),
});
export type SyncRecord = z.infer<typeof syncRecordSchema>;

/** GET /api/projects/:id/records?since=N: records with a greater sequence, ascending; `more` true: ask again since `sequence`. */
export const recordListSchema = z.object({
  records: z.array(syncRecordSchema),
  /** Sequence up to which this answer is complete. */
  sequence: z.number(),
  more: z.boolean(),
});
export type RecordList = z.infer<typeof recordListSchema>;

/**
 * PUT /api/projects/:id/records/:kind/:key { revision, body } → 200 { revision, sequence } or 409 `recordConflictSchema`.
 * Binary kinds: octet-stream with `X-Record-Revision`; an empty body deletes. A repeat of a write whose reply was lost answers 200 again.
 */
export const putRecordRequestSchema = z.object({ revision, body: z.unknown() });
export const putRecordReplySchema = z.object({ revision: z.number(), sequence: z.number() });
export type PutRecordReply = z.infer<typeof putRecordReplySchema>;

/** `yours` is what was sent (a binary one with `byteLength`), `theirs` what is stored; theirs null: the server has no such record. */
export const recordConflictSchema = z.object({
  error: errorReplySchema.shape.error,
  yours: z.object({ revision: z.number(), body: z.unknown(), byteLength: z.optional(z.number()) }),
  theirs: z.nullable(syncRecordSchema),
});
export type RecordConflict = z.infer<typeof recordConflictSchema>;

/** PUT /api/projects/:id/records: many JSON records in one transaction. Stored ones and conflicts are told apart; one never stops another. */
export const putRecordsRequestSchema = z.object({
  records: z
    .array(z.object({ kind: z.enum(SYNC_KINDS), key: recordKeySchema, revision, body: z.unknown() }))
    .check(z.maxLength(SYNC_LIMITS.maxBatchRecords)),
});
export const putRecordsReplySchema = z.object({
  stored: z.array(
    z.object({ kind: z.enum(SYNC_KINDS), key: z.string(), revision: z.number(), sequence: z.number() }),
  ),
  conflicts: z.array(
    z.object({
      kind: z.enum(SYNC_KINDS),
      key: z.string(),
      yours: z.object({ revision: z.number(), body: z.unknown() }),
      theirs: z.nullable(syncRecordSchema),
    }),
  ),
  sequence: z.number(),
});
export type PutRecordsReply = z.infer<typeof putRecordsReplySchema>;
