// A record is addressed by project, kind and a key within its kind.
import type { SyncKind } from './sync.ts';

export type RecordKey = readonly [projectId: string, kind: SyncKind, key: string];

/** Keys of the three singleton records of a project. Articles, metas, tags, images, research and failures: the page id (earlier versions: the primary keyword); vectors: `keyOfVectors`; versions of articles: `versionKey`; jobs: the job id; published: a hash of the site's address. */
export const SINGLE_KEYS = { settings: 'settings', keywords: '0', silo: '0' } as const;

interface Keyed {
  readonly projectId: string;
  readonly kind: SyncKind;
  readonly key: string;
}

export function keyOf({ projectId, kind, key }: Keyed): RecordKey {
  return [projectId, kind, key];
}

/** One string per key, for Maps and Sets. */
export function recordName(key: RecordKey): string {
  return JSON.stringify(key);
}
