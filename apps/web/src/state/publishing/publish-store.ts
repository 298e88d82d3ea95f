// What a project has published to a site: the record with the project, so that every device knows it; snapshots in this browser.
import { siteKeyOf, siteRecordSchema, snapshotSchema } from '@silosmith/contract';
import { type PublishStore, wordpressFault } from '@silosmith/delivery';
import type * as z from 'zod/mini';
import type { SnapshotTable } from '../../platform/published-snapshots.ts';

export interface PublishStorePorts {
  /** Null where there is none. */
  readonly readRecord: (site: string) => Promise<unknown>;
  /** Resolves when it is on the disk. */
  readonly writeRecord: (site: string, record: unknown) => Promise<void>;
  readonly snapshots: (site: string) => SnapshotTable;
}

/** `home` is the address of the site. Throws `wordpress.bad-record` for what cannot be read: without it no post is known to be ours. */
export function createPublishStore(home: string, ports: PublishStorePorts): PublishStore {
  const site = siteKeyOf(home);
  const table = ports.snapshots(site);
  const readAs = <T>(schema: z.ZodMiniType<T>, value: unknown): T | null => {
    if (value === null || value === undefined) return null;
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    throw wordpressFault('bad-record', { path: home });
  };
  return {
    load: async () => readAs(siteRecordSchema, await ports.readRecord(site)),
    save: (record) => ports.writeRecord(site, record),
    snapshots: async () => [...(await table.ids())].sort((a, b) => (a < b ? 1 : -1)),
    loadSnapshot: async (id) => readAs(snapshotSchema, await table.get(id)),
    saveSnapshot: (snapshot) => table.put(snapshot.id, snapshot),
    removeSnapshot: (id) => table.remove(id),
  };
}
