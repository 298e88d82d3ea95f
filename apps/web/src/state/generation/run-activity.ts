import type { GenerationRun } from '@silosmith/generation';
import { progressOf } from '@silosmith/jobs';
import { type Activity, endActivity, reportActivity } from '../activity/activity-store.ts';

/** Where a project's runs are shown; the frame's jobs indicator leads there. */
const places = new Map<string, { readonly href: string; readonly name: string }>();

/** Tells the project's name and the address of its workspace, as far as they are known. */
export function nameRunPlace(projectId: string, name: string, href: string): void {
  places.set(projectId, { name, href });
}

export function reportRunActivity(run: GenerationRun): void {
  const id = `generation-${run.projectId}`;
  const state = activityState(run);
  if (state === null) {
    endActivity(id);
    return;
  }
  const { doneBefore, failedBefore } = run.settings;
  const { current, total } = progressOf(run.job);
  const place = places.get(run.projectId);
  reportActivity({
    id,
    label: 'generate.activity',
    params: { project: place?.name ?? '' },
    state,
    done: current + doneBefore + failedBefore,
    total: total + doneBefore + failedBefore,
    warnsOnLeave: state === 'running',
    ...(place ? { href: place.href } : {}),
  });
}

/** Null where there is nothing to tell: it succeeded, was cancelled, or another tab tells it. */
function activityState({ place, job }: GenerationRun): Activity['state'] | null {
  if (place === 'elsewhere') return null;
  if (job.status === 'running' || job.status === 'retrying') return 'running';
  if (job.status === 'paused' || job.status === 'pending') return 'paused';
  return job.status === 'failed' ? 'failed' : null;
}
