// How does publishing to a WordPress site look: nothing to publish, refused, connected, planned, running, ended, rolled back?

import { isPageId, pageIdsOf } from '@silosmith/contract';
import type { PlanItem, PublishPlan, PublishResult, RollbackResult } from '@silosmith/delivery';
import { Fault } from '@silosmith/kernel';
import { PageReport } from '../../features/export/publish/page-report.tsx';
import { PublishTab } from '../../features/export/publish/publish-tab.tsx';
import type { OpenProject } from '../../state/project/open-project.ts';
import { storedChoices } from '../../state/publishing/publish-choices.ts';
import { publishingOf } from '../../state/publishing/publishing.ts';
import type { ConnectionState, PublishingState } from '../../state/publishing/publishing-state.ts';
import { sampleProject, writtenProject } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const PROJECT = writtenProject();
const SETTINGS = storedChoices(PROJECT.id).settings;
const RUN_AT = '2026-01-05T09:30:00.000Z';
const CONNECTED: ConnectionState = {
  state: 'connected',
  facts: {
    ...{ site: 'https://learn-with-coffee.example', restBase: 'https://learn-with-coffee.example/wp-json/' },
    ...{ plainPermalinks: true, user: 'Ada', userId: 2, roles: ['author'] },
    ...{ missingRights: ['manage_categories', 'unfiltered_html'], metaKeys: [] },
    ...{ companion: null, seoPlugins: [] },
  },
};

const tab = (id: string, state: Partial<PublishingState>, project: OpenProject = PROJECT): Scene => ({
  id: `publish.${id}`,
  enter: () =>
    publishingOf(project.id).store.setState({
      ...{ connection: { state: 'none' }, work: { state: 'idle' }, lastRunAt: null },
      ...state,
    }),
  draw: () => <PublishTab project={project} />,
});

const ids = pageIdsOf(PROJECT.table);
const item = (keyword: string, change: Partial<PlanItem>): PlanItem => {
  const pageId = ids.ofText(keyword);
  if (!isPageId(pageId)) throw new Error('no page id');
  return {
    ...{ pageId, keyword, title: keyword, operation: 'create', reason: 'new', postId: null },
    ...{ changes: {}, edited: [] },
    ...change,
  };
};
const UPDATED = item('coffee beans', {
  operation: 'update',
  reason: 'changed',
  postId: 412,
  changes: {
    title: { from: 'Best coffee beans', to: 'Coffee beans, chosen with care' },
    tags: { from: 'beans', to: 'beans, coffee, single origin' },
    alt: {
      from: 'coffee-beans-featured: Beans\ncoffee-beans-image-2: ',
      to: 'coffee-beans-featured: Roasted coffee beans in a jute sack\ncoffee-beans-image-2: A hand that holds unroasted beans',
    },
    content: {
      from: '…All beans keep their taste for years.</p>',
      to: '…Fresh beans taste best within a month.</p>',
    },
  },
});
const PLAN: PublishPlan = {
  create: [
    'coffee grinder',
    'espresso machine',
    'moka pot',
    'a keyword that is far too long for one line of any list',
  ].map((keyword) => item(keyword, {})),
  update: [UPDATED],
  skip: [
    item('cold brew', { operation: 'skip', reason: 'unchanged', postId: 7 }),
    item('latte art', {
      operation: 'skip',
      reason: 'edited-on-site',
      postId: 9,
      edited: ['content', 'title'],
    }),
  ],
  images: { upload: [], there: 0, refused: [] },
};
const CHECKED = ['title', 'content', 'excerpt', 'slug', 'tags', 'status', 'categories'] as const;
const resultOf = ({ pageId, keyword }: PlanItem, wrong: boolean): PublishResult => ({
  ...{ pageId, keyword, status: 'success', postId: 412, attempts: 1, fault: null },
  url: 'https://learn-with-coffee.example/coffee-beans/',
  verification: {
    ...{ status: wrong ? 'warning' : 'success', code: wrong ? 'fields' : null, checked: CHECKED },
    fields: wrong ? [{ field: 'slug', reason: 'slug-taken' }] : [],
    ...{ permalink: 'https://learn-with-coffee.example/coffee-beans/', httpStatus: 200, contentMatch: true },
  },
});
const [FIRST = UPDATED, SECOND = UPDATED, THIRD = UPDATED] = PLAN.create;
const FAILED: PublishResult = {
  ...resultOf(THIRD, false),
  ...{ status: 'error', verification: null, attempts: 3 },
  fault: faultOf('wordpress.server-error', { host: 'learn-with-coffee.example', answer: 'HTTP 503' }),
};
const byPage = (results: readonly PublishResult[]) =>
  new Map(results.map((result) => [result.pageId, result]));
const RESULTS = byPage([resultOf(UPDATED, true), resultOf(FIRST, false), resultOf(SECOND, false), FAILED]);
const connected = { connection: CONNECTED, lastRunAt: RUN_AT };

const rolledBack = ({ keyword, postId }: PlanItem, change: Partial<RollbackResult>): RollbackResult => ({
  ...{ keyword, postId: postId ?? 8, operation: 'delete', status: 'success', fields: [], fault: null },
  ...change,
});

export const PUBLISHING_SCENES: readonly Scene[] = [
  tab('nothing', {}, { ...sampleProject, id: 'gallery-empty' }),
  tab('untested', {}),
  tab('refused', {
    connection: {
      state: 'failed',
      fault: faultOf('wordpress.wrong-credentials', { host: 'learn-with-coffee.example' }),
    },
  }),
  tab('connected', { connection: CONNECTED }),
  tab('planned', {
    ...connected,
    work: {
      ...{ state: 'planned', plan: PLAN, demoPosts: 0 },
      basis: { project: PROJECT, settings: SETTINGS, overwrite: false },
    },
  }),
  tab('running', {
    ...connected,
    work: {
      ...{ state: 'publishing', plan: PLAN, verifies: true },
      progress: { stage: 'write', done: 2, total: 5 },
      results: byPage([
        { ...resultOf(UPDATED, false), verification: null },
        { ...resultOf(FIRST, false), verification: null },
      ]),
    },
  }),
  tab('ended', {
    ...connected,
    work: {
      ...{ state: 'ended', plan: PLAN, verifies: true, results: RESULTS, fault: null },
      notes: [{ code: 'terms-not-allowed', params: { terms: 'categories' } }],
    },
  }),
  tab('rollback', {
    ...connected,
    work: {
      state: 'rollback-planned',
      plan: {
        madeAt: RUN_AT,
        images: 3,
        delete: [
          { pageId: FIRST.pageId, keyword: FIRST.keyword, operation: 'delete', postId: 8, edited: false },
        ],
        restore: [
          {
            pageId: UPDATED.pageId,
            keyword: UPDATED.keyword,
            operation: 'restore',
            postId: 412,
            edited: true,
          },
        ],
      },
    },
  }),
  tab('rolled-back', {
    ...connected,
    work: {
      state: 'rolled-back',
      outcome: {
        results: [
          rolledBack(FIRST, {}),
          rolledBack(UPDATED, { operation: 'restore', status: 'skipped' }),
          rolledBack(THIRD, {
            status: 'error',
            fault: new Fault('wordpress.server-error', {
              params: { host: 'learn-with-coffee.example', answer: 'HTTP 503' },
            }),
          }),
          rolledBack(SECOND, { operation: 'restore', status: 'error', fields: ['slug'] }),
        ],
        termsUsed: ['Coffee machines', 'single origin'],
        termsLeft: ['beans'],
        imagesLeft: ['coffee-beans-featured.webp'],
      },
    },
  }),
  {
    id: 'publish.report',
    draw: () => <PageReport row={{ item: UPDATED, result: resultOf(UPDATED, true) }} onClose={nothing} />,
  },
];
