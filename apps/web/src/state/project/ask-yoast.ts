// What Yoast SEO would say of a page as it stands: asked in a worker of its own, which loads the analysis when it starts.
import type { YoastAdvice } from '@silosmith/content/yoast';
import type { Article, PageId } from '@silosmith/contract';
import { isoNow } from '../../platform/clock.ts';
import { runInWorker } from '../../platform/workers.ts';
import type { YoastRequest } from '../../workers/yoast.worker.ts';
import YoastWorker from '../../workers/yoast.worker.ts?worker';
import { languageStore } from '../preferences/language-store.ts';
import type { OpenProject } from './open-project.ts';
import { pageName } from './page-name.ts';
import { yoastParts } from './yoast-parts.ts';

/** Rejects with `cancelled`, `web.worker-crashed` and the faults `content.yoast-…`. */
export function askYoast(
  project: OpenProject,
  id: PageId,
  article: Article,
  signal: AbortSignal,
): Promise<YoastAdvice> {
  const request: YoastRequest = {
    ...yoastParts(project, id, article),
    keyword: pageName(project, id),
    nowIso: isoNow(),
    language: languageStore.getState().language,
  };
  return runInWorker<YoastRequest, YoastAdvice>(() => new YoastWorker(), request, { signal });
}
