// What was published, in a folder beside the project file: one record a site, and the snapshots of its last runs. Each write of a run
// is on disk at once there; the project file gets it when the run has ended.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteKeyOf, siteRecordSchema, snapshotSchema } from '@silosmith/contract';
import { type PublishStore, wordpressFault } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import type * as z from 'zod/mini';
import { codeOf, readBytes, writeText } from './files.ts';

export const publishedFolder = (project: string): string => `${project}.published`;

/** The store of one site, by its home address. Throws `wordpress.bad-record` for a damaged file: without it no post is known to be ours. */
export function createPublishStore(project: string, home: string): PublishStore {
  const folder = publishedFolder(project);
  const site = siteKeyOf(home);
  const recordPath = join(folder, `record-${site}.json`);
  const snapshotPath = (id: string): string => join(folder, `snapshot-${site}-${id}.json`);
  const pattern = new RegExp(`^snapshot-${site}-(.+)\\.json$`, 'u');
  const write = async (path: string, value: unknown): Promise<void> => {
    await mkdir(folder, { recursive: true });
    await writeText(path, `${JSON.stringify(value)}\n`);
  };
  return {
    load: () => readAs(siteRecordSchema, recordPath),
    save: (record) => write(recordPath, record),
    snapshots: async () => {
      const names = await namesIn(folder);
      return names.flatMap((name) => pattern.exec(name)?.[1] ?? []).sort((a, b) => (a < b ? 1 : -1));
    },
    loadSnapshot: (id) => readAs(snapshotSchema, snapshotPath(id)),
    saveSnapshot: (snapshot) => write(snapshotPath(snapshot.id), snapshot),
    removeSnapshot: (id) => rm(snapshotPath(id), { force: true }),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readAs<T>(schema: z.ZodMiniType<T>, path: string): Promise<T | null> {
  let text: string;
  try {
    text = new TextDecoder().decode(await readBytes(path));
  } catch (error) {
    if (error instanceof Fault && error.code === 'cli.no-such-file') return null;
    throw error;
  }
  try {
    const read = schema.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {
    throw wordpressFault('bad-record', { path });
  }
  throw wordpressFault('bad-record', { path });
}
