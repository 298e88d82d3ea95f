// What a project has published, as its file carries it: records of the project, and the snapshots of this browser.
import { type Publication, siteKeyOf, siteRecordSchema, snapshotSchema } from '@silosmith/contract';
import type { SnapshotTable } from '../../platform/published-snapshots.ts';

/** A record of a later release of this program stays out of the file. */
export async function publicationsOf(
  published: ReadonlyMap<string, unknown>,
  snapshotsOf: (site: string) => Pick<SnapshotTable, 'ids' | 'get'>,
): Promise<Publication[]> {
  const all: Publication[] = [];
  for (const body of published.values()) {
    const record = siteRecordSchema.safeParse(body);
    if (!record.success) continue;
    const table = snapshotsOf(siteKeyOf(record.data.home));
    const newestFirst = (await table.ids()).toSorted().reverse();
    const kept = await Promise.all(
      newestFirst.map(async (id) => snapshotSchema.safeParse(await table.get(id))),
    );
    all.push({ record: record.data, snapshots: kept.flatMap(({ data }) => data ?? []) });
  }
  return all;
}
