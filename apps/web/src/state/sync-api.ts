// What does the server offer the sync engine? The calls of contract/sync.ts, with replies checked and columns unpacked.
import {
  isBinaryKind,
  type KeywordTable,
  type ProjectSummary,
  projectListSchema,
  projectSummarySchema,
  putRecordReplySchema,
  RECORD_REVISION_HEADER,
  recordConflictSchema,
  recordListSchema,
  type SiloState,
  type SyncKind,
  type SyncRecord,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import { type ApiRequest, RefusedReply, requestBytes, requestJson } from '../platform/api-client.ts';
import { unzipColumns, zipColumns } from './record-codec.ts';

/** A record of the server with its body as the local tables hold it. */
export type ServerRecord = Pick<SyncRecord, 'kind' | 'key' | 'revision' | 'body'>;

export type PutOutcome =
  | { readonly accepted: true; readonly revision: number }
  /** `theirs` null: the server has no such record. */
  | { readonly accepted: false; readonly theirs: ServerRecord | null };

export interface SyncApi {
  projects(): Promise<ProjectSummary[]>;
  createProject(id: string, name: string): Promise<void>;
  renameProject(id: string, name: string): Promise<void>;
  deleteProject(id: string): Promise<void>;
  recordsSince(
    projectId: string,
    sequence: number,
  ): Promise<{
    readonly records: readonly ServerRecord[];
    readonly sequence: number;
    readonly more: boolean;
  }>;
  /** `revision`: the one this browser last saw. `body` as the local tables hold it; null deletes. */
  put(projectId: string, kind: SyncKind, key: string, revision: number, body: unknown): Promise<PutOutcome>;
}

/** Columns of a large project take longer than a call's usual 30 seconds. */
const TRANSFER_TIMEOUT_MS = 120_000;

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
  return parsed.data;
}

const projectPath = (id: string) => `/api/projects/${encodeURIComponent(id)}`;
const recordPath = (projectId: string, kind: SyncKind, key: string) =>
  `${projectPath(projectId)}/records/${kind}/${encodeURIComponent(key)}`;

export const serverSyncApi: SyncApi = {
  async projects() {
    return read(projectListSchema, await requestJson('/api/projects')).projects;
  },
  async createProject(id, name) {
    await requestJson('/api/projects', { method: 'POST', body: { id, name } });
  },
  async renameProject(id, name) {
    // The settings record, which holds the name too, has been through the revision check; the summary follows it.
    const { revision } = read(projectSummarySchema, await requestJson(projectPath(id)));
    await requestJson(projectPath(id), { method: 'PATCH', body: { name, revision } });
  },
  async deleteProject(id) {
    await requestJson(projectPath(id), { method: 'DELETE' });
  },
  async recordsSince(projectId, since) {
    const reply = await requestJson(`${projectPath(projectId)}/records?since=${since}`, {
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
      const request = isBinaryKind(kind)
        ? await columnsRequest(revision, body)
        : { body: { revision, body } };
      const reply = await requestJson(recordPath(projectId, kind, key), {
        method: 'PUT',
        timeoutMs: TRANSFER_TIMEOUT_MS,
        ...request,
      });
      return { accepted: true, revision: read(putRecordReplySchema, reply).revision };
    } catch (error) {
      const refused = error instanceof Fault ? error.cause : null;
      if (!(refused instanceof RefusedReply) || refused.status !== 409) throw error;
      const conflict = recordConflictSchema.safeParse(refused.body);
      if (!conflict.success) throw error;
      const { theirs } = conflict.data;
      return { accepted: false, theirs: theirs === null ? null : await withBody(projectId, theirs) };
    }
  },
};

async function columnsRequest(revision: number, body: unknown): Promise<ApiRequest> {
  // The local tables hold columns under the binary kinds and nothing else.
  const bytes = body === null ? new Uint8Array() : await zipColumns(body as KeywordTable | SiloState);
  return { bytes, headers: { [RECORD_REVISION_HEADER]: String(revision) } };
}

/** A listed record of a binary kind comes without its octets: they are fetched by themselves. */
async function withBody(projectId: string, record: SyncRecord): Promise<ServerRecord> {
  if (record.deleted) return { ...record, body: null };
  if (!isBinaryKind(record.kind)) return record;
  const bytes = await requestBytes(recordPath(projectId, record.kind, record.key), {
    timeoutMs: TRANSFER_TIMEOUT_MS,
  });
  return { ...record, body: await unzipColumns(bytes) };
}
