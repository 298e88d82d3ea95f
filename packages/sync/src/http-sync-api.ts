// The calls of contract/sync.ts over HTTP; replies are validated and columns decompressed.
import {
  isBinaryKind,
  isColumns,
  projectListSchema,
  projectSummarySchema,
  putRecordReplySchema,
  RECORD_REVISION_HEADER,
  recordConflictSchema,
  recordListSchema,
  type SyncKind,
  type SyncRecord,
  unzipColumns,
  zipColumns,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import type { ServerRecord, SyncApi } from './sync-api.ts';

export interface SyncRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as octets instead of `body`. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** The network as the caller has it, with its own session. Both calls throw the Faults that `SyncApi` speaks of. */
export interface SyncHttp {
  /** The parsed JSON of a 2xx reply, null for an empty one. */
  json(path: string, request?: SyncRequest): Promise<unknown>;
  /** The octets of a 2xx reply. */
  bytes(path: string, request?: SyncRequest): Promise<Uint8Array<ArrayBuffer>>;
  /** The body of the 409 reply that this error stands for; null for every other error. */
  conflictIn(error: unknown): unknown;
}

/** Columns of a large project take longer than a call's usual 30 seconds. */
const TRANSFER_TIMEOUT_MS = 120_000;

const projectPath = (id: string) => `/api/projects/${encodeURIComponent(id)}`;
const recordPath = (projectId: string, kind: SyncKind, key: string) =>
  `${projectPath(projectId)}/records/${kind}/${encodeURIComponent(key)}`;

export function createHttpSyncApi(http: SyncHttp): SyncApi {
  /** A listed record of a binary kind comes without its octets: they are fetched by themselves. */
  async function withBody(projectId: string, record: SyncRecord): Promise<ServerRecord> {
    const { kind, key, revision } = record;
    if (record.deleted) return { kind, key, revision, body: null };
    if (!isBinaryKind(kind)) return { kind, key, revision, body: record.body };
    const bytes = await http.bytes(recordPath(projectId, kind, key), { timeoutMs: TRANSFER_TIMEOUT_MS });
    return { kind, key, revision, body: await unzipColumns(bytes) };
  }

  return {
    async projects() {
      return read(projectListSchema, await http.json('/api/projects')).projects;
    },
    async createProject(id, name) {
      await http.json('/api/projects', { method: 'POST', body: { id, name } });
    },
    async renameProject(id, name) {
      // The settings record, which holds the name too, has been through the revision check; the summary follows it.
      const { revision } = read(projectSummarySchema, await http.json(projectPath(id)));
      await http.json(projectPath(id), { method: 'PATCH', body: { name, revision } });
    },
    async deleteProject(id) {
      await http.json(projectPath(id), { method: 'DELETE' });
    },
    async recordsSince(projectId, since) {
      const reply = await http.json(`${projectPath(projectId)}/records?since=${since}`, {
        timeoutMs: TRANSFER_TIMEOUT_MS,
      });
      const { records, sequence, more } = read(recordListSchema, reply);
      return {
        records: await Promise.all(records.map((record) => withBody(projectId, record))),
        sequence,
        more,
      };
    },
    async put(projectId, kind, key, revision, body) {
      try {
        const reply = await http.json(recordPath(projectId, kind, key), {
          method: 'PUT',
          timeoutMs: TRANSFER_TIMEOUT_MS,
          ...(isBinaryKind(kind) ? await columnsRequest(revision, body) : { body: { revision, body } }),
        });
        return { accepted: true, revision: read(putRecordReplySchema, reply).revision };
      } catch (error) {
        const conflict = recordConflictSchema.safeParse(http.conflictIn(error));
        if (!conflict.success) throw error;
        const { theirs } = conflict.data;
        return { accepted: false, theirs: theirs === null ? null : await withBody(projectId, theirs) };
      }
    },
  };
}

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Fault('sync.bad-reply', { retryable: true, recovery: ['retry'] });
  return parsed.data;
}

/** No octets delete the record. */
async function columnsRequest(revision: number, body: unknown): Promise<SyncRequest> {
  if (body !== null && !isColumns(body)) throw new Fault('contract.bad-record', { severity: 'high' });
  const bytes = body === null ? new Uint8Array() : await zipColumns(body);
  return { bytes, headers: { [RECORD_REVISION_HEADER]: String(revision) } };
}
