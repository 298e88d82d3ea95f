// Test double of the server: keeps the revision rule of contract/sync.ts, and can be made unreachable.
import { Fault } from '@silosmith/kernel';
import type { ServerRecord, SyncApi } from '../sync-api.ts';

interface Kept extends ServerRecord {
  readonly sequence: number;
}

export interface MemoryServer extends SyncApi {
  away: Fault | null;
  readonly names: Map<string, string>;
  /** What another device writes. */
  writeElsewhere(projectId: string, record: Pick<ServerRecord, 'kind' | 'key' | 'body'>): void;
  bodyOf(projectId: string, kind: ServerRecord['kind'], key: string): unknown;
  /** Deletes the project as another device would. */
  dropElsewhere(projectId: string): void;
}

export const unreachable = new Fault('web.offline', { retryable: true });

export function createMemoryServer(): MemoryServer {
  const names = new Map<string, string>();
  const projects = new Map<string, Map<string, Kept>>();
  let sequence = 0;
  const recordsOf = (id: string): Map<string, Kept> => {
    const records = projects.get(id);
    if (records === undefined) throw new Fault('server.project-not-found', { params: { status: 404 } });
    return records;
  };
  const answer = () => {
    if (server.away !== null) throw server.away;
  };
  const store = (id: string, record: ServerRecord) => {
    sequence += 1;
    recordsOf(id).set(`${record.kind} ${record.key}`, { ...record, sequence });
  };
  const server: MemoryServer = {
    away: null,
    names,
    async projects() {
      answer();
      return [...names].map(([id, name]) => ({
        id,
        name,
        revision: 1,
        sequence,
        createdAt: '',
        updatedAt: '',
      }));
    },
    async createProject(id, name) {
      answer();
      names.set(id, name);
      if (!projects.has(id)) projects.set(id, new Map());
    },
    async renameProject(id, name) {
      answer();
      names.set(id, name);
    },
    async deleteProject(id) {
      answer();
      names.delete(id);
      projects.delete(id);
    },
    async recordsSince(id, since) {
      answer();
      const records = [...recordsOf(id).values()].filter((record) => record.sequence > since);
      return { records, sequence, more: false };
    },
    async put(id, kind, key, revision, body) {
      answer();
      const kept = recordsOf(id).get(`${kind} ${key}`);
      if ((kept?.revision ?? 0) !== revision) return { accepted: false, theirs: kept ?? null };
      store(id, { kind, key, revision: revision + 1, body });
      return { accepted: true, revision: revision + 1 };
    },
    writeElsewhere(id, { kind, key, body }) {
      const kept = recordsOf(id).get(`${kind} ${key}`);
      store(id, { kind, key, revision: (kept?.revision ?? 0) + 1, body });
    },
    bodyOf: (id, kind, key) => recordsOf(id).get(`${kind} ${key}`)?.body,
    dropElsewhere(id) {
      names.delete(id);
      projects.delete(id);
    },
  };
  return server;
}
