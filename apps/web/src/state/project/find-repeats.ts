// What the articles of a project say alike: found in a worker, since every passage is compared with all others.
import type { SameText } from '@silosmith/content';
import type { PageId } from '@silosmith/contract';
import { runInWorker } from '../../platform/workers.ts';
import type { SamenessRequest } from '../../workers/sameness.worker.ts';
import SamenessWorker from '../../workers/sameness.worker.ts?worker';
import type { OpenProject } from './open-project.ts';
import { pageName } from './page-name.ts';

export interface Repeat extends Pick<SameText, 'kind' | 'text' | 'share'> {
  /** The two pages; of `anchor` the page that the links lead to. `id`: null where it is no page of the project any more. */
  readonly pages: readonly { readonly id: PageId | null; readonly keyword: string }[];
}

/** Rejects with `cancelled` and `web.worker-crashed`. */
export async function findRepeats(project: OpenProject, signal: AbortSignal): Promise<readonly Repeat[]> {
  const idOf = new Map([...project.articles.keys()].map((id) => [pageName(project, id), id]));
  const request: SamenessRequest = [...project.articles].map(([id, { content }]) => ({
    keyword: pageName(project, id),
    content,
  }));
  const found = await runInWorker<SamenessRequest, readonly SameText[]>(() => new SamenessWorker(), request, {
    signal,
  });
  return found.map(({ kind, text, share, keywords }) => ({
    ...{ kind, text, share },
    pages: keywords.map((keyword) => ({ id: idOf.get(keyword) ?? null, keyword })),
  }));
}
