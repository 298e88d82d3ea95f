// How do workspace and generator look: nothing written, one page, a run in each of its states?

import type { GenerationRun } from '@silosmith/generation';
import type { JobItem, JobStatus } from '@silosmith/jobs';
import WorkspaceRoute from '../../app/screens/workspace-route.tsx';
import styles from '../../features/generate/generate.module.css';
import { BrokenGenerator } from '../../features/generate/generator-boundary.tsx';
import { RunView } from '../../features/generate/run-view.tsx';
import { ArticleDetail } from '../../features/workspace/article-detail.tsx';
import PreviewDialog from '../../features/workspace/preview-dialog.tsx';
import { WorkspaceScreen } from '../../features/workspace/workspace-screen.tsx';
import { systemClock } from '../../platform/clock.ts';
import { SafeHtml } from '../../shared/ui/safe-html.tsx';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { InFrame } from '../in-frame.tsx';
import {
  articleOf,
  awkwardProject,
  KEPT_ID,
  keptProject,
  openInStore,
  SERVING_ID,
  sampleProject,
  WRITTEN,
  WRITTEN_ID,
  writtenProject,
} from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const screen = (id: string, project: OpenProject, enter: () => void = nothing): Scene => ({
  id: `workspace.${id}`,
  enter: () => {
    openInStore(project);
    enter();
  },
  isPage: true,
  draw: () => (
    <InFrame view="workspace">
      <WorkspaceRoute />
    </InFrame>
  ),
});

const detail = (id: string, project: OpenProject, page = WRITTEN_ID): Scene => ({
  id: `article.${id}`,
  enter: () => openInStore(project),
  draw: () => (
    <ArticleDetail
      project={project}
      id={page}
      previous={null}
      next={nothing}
      onFollow={nothing}
      onSelect={nothing}
      onLeave={nothing}
      onClose={nothing}
    />
  ),
});

const preview = (id: string, project: OpenProject, content?: string): Scene => ({
  id: `preview.${id}`,
  draw: () => (
    <PreviewDialog
      keyword={WRITTEN}
      topic="Coffee beans"
      pageType="Pillar Page"
      volume={40_500}
      article={content === undefined ? project.articles.get(WRITTEN_ID) : articleOf(WRITTEN, { content })}
      meta={project.metas.get(WRITTEN_ID)}
      image={undefined}
      language="en"
      onClose={nothing}
    />
  ),
});

/** What a file from elsewhere may hold. */
const HOSTILE =
  '<h1>Heading stays</h1><p onclick="hostile()">Text <a href="javascript:hostile()">script link</a> ' +
  '<a href="silo:coffee grinder" onclick="hostile()">page link</a></p><style>h1 { display: none }</style>' +
  '<script>hostile()</script><img src="x" onerror="hostile()" alt="picture"><form action="javascript:hostile()">' +
  '<button formaction="javascript:hostile()">form button</button></form><svg onload="hostile()"></svg>';

const SETTINGS = {
  runId: 'run',
  provider: 'anthropic',
  model: 'claude-sonnet-4-5',
  language: 'en',
  filters: sampleProject.filters,
  replacesDemo: false,
  concurrency: 3,
  budgetUsd: null,
  priced: true,
  plannedUsdLow: 0.42,
  plannedUsdHigh: 0.97,
  doneBefore: 0,
  failedBefore: 0,
  spentBeforeUsd: 0,
  elapsedBeforeMs: 0,
} as const;

const STARTED_MS = systemClock.nowMs() - 95_000;
const item = (id: string, state: JobItem['state'], more: Partial<JobItem> = {}): JobItem => ({
  id,
  state,
  attempts: state === 'waiting' ? 0 : 1,
  ...more,
});
const done = (id: string): JobItem =>
  item(id, 'done', { startedAtMs: STARTED_MS, endedAtMs: STARTED_MS + 30_000, costUsd: 0.02 });
const failed = item('coffee grinder', 'failed', {
  attempts: 4,
  fault: faultOf('ai.timeout', { provider: 'Anthropic' }),
});
const retrying = item('cold brew', 'retrying', { attempts: 2, fault: failed.fault });

function runOf(
  status: JobStatus,
  items: readonly JobItem[],
  change: Partial<GenerationRun> = {},
): GenerationRun {
  const over = status === 'completed' || status === 'failed' || status === 'cancelled';
  return {
    projectId: sampleProject.id,
    job: {
      id: 'job',
      type: 'bulk',
      projectId: sampleProject.id,
      status,
      items: [...items],
      config: {},
      startedAtMs: STARTED_MS,
      endedAtMs: over ? STARTED_MS + 95_000 : null,
      updatedAtMs: STARTED_MS + 95_000,
      retryCount: 0,
    },
    settings: SETTINGS,
    place: over ? 'nobody' : 'here',
    halt: null,
    notes: new Map(),
    passedOver: new Map(),
    uncertain: { unanswered: [], perhapsPaidTwice: [] },
    ...change,
  };
}

const run = (id: string, shown: GenerationRun): Scene => ({
  id: `run.${id}`,
  enter: () => openInStore(sampleProject),
  draw: () => (
    <section className={styles.panel} data-framed="true" aria-label="Run">
      <RunView run={shown} preparing={false} />
    </section>
  ),
});
const waiting = item('how to store coffee beans', 'waiting');
const refreshed = runOf('paused', [done(WRITTEN), waiting], { place: 'nobody' });

export const WRITING_SCENES: readonly Scene[] = [
  screen('empty', sampleProject),
  screen('partial', writtenProject()),
  screen('kept', keptProject()),
  screen('awkward-names', awkwardProject),
  screen('no-key', sampleProject, () => preferencesStore.setState({ textProvider: 'openai' })),
  detail('empty', sampleProject),
  detail('research-plan', { ...sampleProject, researchDone: [`${WRITTEN_ID}/industry`] }),
  detail('demo', writtenProject()),
  detail('by-hand', writtenProject(articleOf(WRITTEN, { edited: true, provenance: null }))),
  detail('kept', keptProject(), KEPT_ID),
  detail('took-in', keptProject(), SERVING_ID),
  preview('empty', sampleProject),
  preview('full', writtenProject()),
  {
    id: 'workspace.broken-generator',
    isPage: true,
    enter: () => openInStore(writtenProject()),
    draw: () => (
      <InFrame view="workspace">
        <WorkspaceScreen
          shown={null}
          onShown={nothing}
          generator={
            <BrokenGenerator
              broken={{
                error: faultOf('web.worker-crashed'),
                componentStack: '',
                retryCount: 0,
                retry: nothing,
              }}
            />
          }
        />
      </InFrame>
    ),
  },
  {
    id: 'article-html.hostile',
    draw: () => <SafeHtml html={HOSTILE} language="en" />,
  },
  run(
    'running',
    runOf('running', [done(WRITTEN), item('espresso machine', 'running'), retrying, failed, waiting]),
  ),
  run('paused', runOf('paused', [done(WRITTEN), waiting])),
  run('left-by-reload', {
    ...refreshed,
    job: { ...refreshed.job, feedback: { code: 'jobs.paused-by-refresh', action: 'resume' } },
  }),
  run('elsewhere', runOf('running', [done(WRITTEN), waiting], { place: 'elsewhere' })),
  run(
    'error',
    runOf('paused', [done(WRITTEN), waiting], {
      halt: { reason: 'provider', fault: faultOf('ai.bad-key', { provider: 'Anthropic' }) },
    }),
  ),
  run(
    'device-full',
    runOf('paused', [done(WRITTEN), waiting], {
      halt: { reason: 'storage', fault: faultOf('web.storage-full') },
    }),
  ),
  {
    ...run('gap', runOf('completed', [done(WRITTEN), done(SERVING_ID)])),
    enter: () => openInStore(writtenProject()),
  },
  run('partly-failed', runOf('failed', [done(WRITTEN), failed])),
  run(
    'completed',
    runOf('completed', [done(WRITTEN), done('espresso machine')], {
      notes: new Map([[WRITTEN, ['meta-fallback', 'few-words']]]),
    }),
  ),
];
