// The site that exists already: read from a file, kept with the project's settings, removed again; each a step of undo.
import { Fault } from '@silosmith/kernel';
import { runInWorker } from '../../platform/workers.ts';
import type { SiteRequest } from '../../workers/site.worker.ts';
import SiteWorker from '../../workers/site.worker.ts?worker';
import type { OpenProject } from './open-project.ts';
import { projectStore, takeEdit } from './project-store.ts';
import { unchangedSilo } from './unchanged-silo.ts';

/** Resolves when it is stored. Throws what the reader found wrong, `cancelled`, or `web.silo-changed` where another project is open by then. */
export async function importSite(project: OpenProject, file: File, signal: AbortSignal): Promise<void> {
  const site = await runInWorker<SiteRequest, NonNullable<OpenProject['site']>>(
    () => new SiteWorker(),
    { file },
    { signal },
  );
  const now = projectStore.getState().project;
  if (now?.id !== project.id) throw new Fault('web.silo-changed', { retryable: true, recovery: ['retry'] });
  const params = { file: site.name, count: site.pages.length };
  await takeEdit(unchangedSilo(now), { label: 'builder.steps.site', params, site });
}

/** What was decided about pages stays with them, for a site that is imported later. */
export async function removeSite(project: OpenProject): Promise<void> {
  const params = { file: project.site?.name ?? '' };
  await takeEdit(unchangedSilo(project), { label: 'builder.steps.siteRemoved', params, site: undefined });
}
