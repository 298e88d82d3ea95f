// How does a project in the browser stay the same as the one on the server? A revision a record; a stale write answers 409 with both versions.
import * as z from 'zod/mini';

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

/** GET /api/projects */
export const projectSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  revision: z.number(),
  updatedAt: z.string(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

/**
 * GET /api/projects/:id/records?since=N → { records: SyncRecord[], sequence }.
 * PUT /api/projects/:id/records/:kind/:key { revision, body } → { revision, sequence } or 409 { error, yours, theirs }.
 * `revision` sent is the one the writer last saw (0 = new). `body` is null for a deleted record. Binary bodies are base64 of gzip.
 */
export const syncRecordSchema = z.object({
  kind: z.enum(SYNC_KINDS),
  key: z.string(),
  revision: z.number(),
  /** Project-wide counter, grows with every write. */
  sequence: z.number(),
  body: z.unknown(),
});
export type SyncRecord = z.infer<typeof syncRecordSchema>;

export const putRecordRequestSchema = z.object({ revision: z.number(), body: z.unknown() });
export const putRecordReplySchema = z.object({ revision: z.number(), sequence: z.number() });
