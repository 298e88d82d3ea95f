// Calls that synchronise a project's records (contract/src/sync.ts).
import {
  errorReplySchema,
  isBinaryKind,
  putRecordReplySchema,
  putRecordRequestSchema,
  putRecordsReplySchema,
  putRecordsRequestSchema,
  RECORD_REVISION_HEADER,
  RECORD_SEQUENCE_HEADER,
  recordConflictSchema,
  recordKeySchema,
  recordListSchema,
  SYNC_KINDS,
  SYNC_LIMITS,
  type SyncKind,
  syncRecordSchema,
} from '@silosmith/contract';
import { Fault, toFaultShape } from '@silosmith/kernel';
import type { Context } from 'hono';
import * as z from 'zod';
import { errorReply } from '../middleware/error-reply.ts';
import { checkFields, limitBody, parseJson, tooLarge } from '../middleware/read-json.ts';
import type { SignedInUser } from '../middleware/session.ts';
import { type Call, type Route, userRoute } from '../route.ts';
import { listRecords } from '../services/records/list-records.ts';
import { putRecords, type RecordWrite } from '../services/records/put-records.ts';
import { readRecord } from '../services/records/read-record.ts';

const RECORDS = '/api/projects/:id/records';
const RECORD = `${RECORDS}/:kind/:key`;
const revisionHeader = z.coerce.number().int().min(0);

type UserCall = Call<unknown, unknown, SignedInUser>;

function placeOf({ param }: Pick<UserCall, 'param'>): { kind: SyncKind; key: string } {
  const kind = SYNC_KINDS.find((known) => known === param('kind'));
  if (!kind) throw new Fault('server.invalid-request', { params: { field: 'kind' } });
  const key = z.safeParse(recordKeySchema, param('key'));
  if (!key.success) throw new Fault('server.invalid-request', { params: { field: 'key' } });
  return { kind, key: key.data };
}

/** JSON text of a body; null deletes. */
const jsonOf = (body: unknown): string | null =>
  body === null || body === undefined ? null : JSON.stringify(body);

/** What a PUT of one record carries: JSON `{ revision, body }`, or for binary kinds bytes with the revision in a header. */
async function readWrite(
  context: Context,
  place: { readonly kind: SyncKind; readonly key: string },
): Promise<{ write: RecordWrite; body: unknown }> {
  if (isBinaryKind(place.kind)) {
    const revision = revisionHeader.safeParse(context.req.header(RECORD_REVISION_HEADER));
    if (!revision.success) {
      throw new Fault('server.invalid-request', { params: { field: RECORD_REVISION_HEADER } });
    }
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const sent = bytes.length === 0 ? null : bytes;
    return { write: { ...place, revision: revision.data, json: null, bytes: sent }, body: null };
  }
  await limitBody(context, SYNC_LIMITS.maxJsonRecordBytes);
  const text = await context.req.text();
  const { revision, body } = checkFields(putRecordRequestSchema, parseJson(text));
  return { write: { ...place, revision, json: jsonOf(body), bytes: null }, body };
}

export const recordRoutes: readonly Route[] = [
  userRoute({
    method: 'GET',
    path: RECORDS,
    summary: 'Records that changed after a sequence, ascending. Ask again while `more` is true.',
    access: 'user',
    query: z.object({ since: z.coerce.number().int().min(0).default(0) }),
    replies: { 200: recordListSchema, 404: errorReplySchema },
    handle: async ({ deps, user, param, query, context }) =>
      context.json(await listRecords(deps.database.pool, user.id, param('id'), query.since)),
  }),
  userRoute({
    method: 'PUT',
    path: RECORDS,
    summary: 'Writes many JSON records in one transaction; conflicts are listed and stop no other record.',
    access: 'user',
    maxBodyBytes: SYNC_LIMITS.maxBatchBytes,
    body: putRecordsRequestSchema,
    replies: { 200: putRecordsReplySchema, 404: errorReplySchema, 413: errorReplySchema },
    async handle({ deps, user, param, body, context }) {
      const places = new Set(body.records.map(({ kind, key }) => `${kind} ${key}`));
      if (places.size < body.records.length || body.records.some(({ kind }) => isBinaryKind(kind))) {
        throw new Fault('server.invalid-request', { params: { field: 'records' } });
      }
      const writes = body.records.map(({ kind, key, revision, body }) => ({
        kind,
        key,
        revision,
        json: jsonOf(body),
        bytes: null,
      }));
      if (writes.some(({ json }) => json !== null && json.length > SYNC_LIMITS.maxJsonRecordBytes)) {
        throw tooLarge(SYNC_LIMITS.maxJsonRecordBytes);
      }
      const { outcomes, sequence } = await putRecords(deps.database.pool, user.id, param('id'), writes);
      const reply: z.infer<typeof putRecordsReplySchema> = { stored: [], conflicts: [], sequence };
      body.records.forEach(({ kind, key, revision, body }, i) => {
        const outcome = outcomes[i];
        if (outcome?.stored) {
          reply.stored.push({ kind, key, revision: outcome.revision, sequence: outcome.sequence });
        } else if (outcome) {
          reply.conflicts.push({ kind, key, yours: { revision, body }, theirs: outcome.theirs });
        }
      });
      return context.json(reply);
    },
  }),
  userRoute({
    method: 'GET',
    path: RECORD,
    summary:
      'One record: JSON, or the bytes of a binary kind with revision and sequence in headers (204: deleted).',
    access: 'user',
    binary: true,
    replies: { 200: syncRecordSchema, 404: errorReplySchema },
    async handle({ deps, user, param, context }) {
      const { kind, key } = placeOf({ param });
      const { record, bytes } = await readRecord(deps.database.pool, user.id, param('id'), kind, key);
      if (!isBinaryKind(kind)) return context.json(record);
      context.header(RECORD_REVISION_HEADER, String(record.revision));
      context.header(RECORD_SEQUENCE_HEADER, String(record.sequence));
      if (!bytes) return context.body(null, 204);
      return context.body(bytes, 200, { 'Content-Type': 'application/octet-stream' });
    },
  }),
  userRoute({
    method: 'PUT',
    path: RECORD,
    summary:
      'Writes one record over the revision you last saw (0: new). A stale write answers 409 with both versions.',
    access: 'user',
    maxBodyBytes: SYNC_LIMITS.maxBinaryRecordBytes,
    binary: true,
    sends: putRecordRequestSchema,
    headers: [{ name: RECORD_REVISION_HEADER, summary: 'Revision last seen, for binary kinds.' }],
    replies: {
      200: putRecordReplySchema,
      404: errorReplySchema,
      409: recordConflictSchema,
      413: errorReplySchema,
    },
    async handle({ deps, user, param, context }) {
      const { write, body } = await readWrite(context, placeOf({ param }));
      const { outcomes } = await putRecords(deps.database.pool, user.id, param('id'), [write]);
      const [outcome] = outcomes;
      if (outcome?.stored) {
        return context.json({ revision: outcome.revision, sequence: outcome.sequence });
      }
      const { error } = errorReply(toFaultShape(new Fault('server.stale-revision')), deps.messages);
      const byteLength = write.bytes?.length;
      const yours = { revision: write.revision, body, ...(byteLength === undefined ? {} : { byteLength }) };
      return context.json({ error, yours, theirs: outcome?.theirs ?? null }, 409);
    },
  }),
];
