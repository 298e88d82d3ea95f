// Stores, page by page, what a run of this browser paid for and made nothing of.
import { type Failures, type PageId, sameBody } from '@silosmith/contract';
import { failuresAfter, type GenerationRun, type StoredRecords } from '@silosmith/generation';

export interface FailureStore {
  /** Ids of a run are page ids. */
  idOf(item: string): PageId;
  keywordOf(projectId: string, id: PageId): string;
  held(projectId: string, id: PageId): Promise<Partial<StoredRecords>>;
  known(projectId: string, id: PageId): Promise<Failures | undefined>;
  put(projectId: string, id: PageId, failures: Failures | null): Promise<void>;
}

/** Throws what the store refuses. */
export async function keepFailures(
  { projectId, job, settings }: GenerationRun,
  store: FailureStore,
): Promise<void> {
  for (const item of job.items) {
    const id = store.idOf(item.id);
    const before = await store.known(projectId, id);
    if (item.state === 'done' && before === undefined) continue;
    const endedAt = new Date(item.endedAtMs ?? job.updatedAtMs).toISOString();
    const held = await store.held(projectId, id);
    const keyword = store.keywordOf(projectId, id);
    const after = failuresAfter({ item, settings, keyword, endedAt, held, before });
    if (sameBody('failure', before?.runs ?? [], after.runs)) continue;
    await store.put(projectId, id, after.runs.length === 0 ? null : after);
  }
}
