import { type ImportedProject, type RecordKind, SINGLE_KEYS, settingsBody } from '@silosmith/contract';
import type { RecordChange } from './commit-records.ts';
import type { Tables } from './local-store.ts';

/** Version of a record that was written once. */
export const FIRST_VERSION = 1;

export function changesOfImport(imported: ImportedProject): RecordChange[] {
  const {
    sources,
    viewpoints,
    personas,
    outlines,
    articles,
    metas,
    tags,
    images,
    failures,
    vectors,
    published,
  } = imported;
  const changesOf = (
    kind: RecordKind | 'failure' | 'vectors' | 'published',
    records: ReadonlyMap<string, unknown> = new Map(),
  ) => Array.from(records, ([key, body]): RecordChange => ({ kind, key, body }));
  return [
    { kind: 'settings', key: SINGLE_KEYS.settings, body: settingsBody(imported) },
    { kind: 'keywords', key: SINGLE_KEYS.keywords, body: imported.table },
    { kind: 'silo', key: SINGLE_KEYS.silo, body: imported.silo },
    ...changesOf('research', sources),
    ...changesOf('viewpoint', viewpoints),
    ...changesOf('persona', personas),
    ...changesOf('outline', outlines),
    ...changesOf('article', articles),
    ...changesOf('meta', metas),
    ...changesOf('tags', tags),
    ...changesOf('image', images),
    ...changesOf('failure', failures),
    ...changesOf('vectors', vectors),
    ...changesOf('published', published),
  ];
}

/** Writes the row of a new project with its first records; all of them wait for the server. */
export async function putNewProject(
  { projects, records, queue }: Tables,
  projectId: string,
  name: string,
  changes: readonly RecordChange[],
  now: string,
): Promise<void> {
  await projects.put({
    id: projectId,
    name,
    updatedAt: now,
    sequence: 0,
    onServer: false,
    renamed: false,
    deleted: false,
  });
  for (const { kind, key, body } of changes) {
    await records.put({ projectId, kind, key, body, revision: 0, version: FIRST_VERSION });
    await queue.put({ projectId, kind, key, refusedWith: null });
  }
}
