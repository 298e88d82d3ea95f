import { createMessages } from '@silosmith/messages';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { type Navigation, NavigationContext, type ViewId } from '../../shared/navigation.ts';
import { MessagesContext } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { Rail } from '../frame/rail.tsx';
import { WorkflowStepper } from '../frame/workflow-stepper.tsx';
import { appVerdict, sessionVerdict } from '../guards.ts';
import { Screen } from '../screen.tsx';
import { workflowSteps } from '../workflow-steps.ts';
import { documentTitle, isIndexed } from './document-title.ts';
import { matchView, type ViewMatch } from './match-view.ts';
import { paletteViews, viewOf } from './view-list.ts';
import { loadScreen } from './view-screens.ts';

/** All that a new view is: a file's values, and its place in the list. */
const dummy = vi.hoisted(() => ({
  path: '/audit',
  access: 'admin' as const,
  shell: 'app' as const,
  title: 'common.titles.pricing' as const,
  rail: { group: 'bottom' as const, label: 'common.titles.pricing' as const, icon: 'robot' as const },
  palette: 'common.titles.pricing' as const,
  step: {
    title: 'common.titles.pricing' as const,
    short: 'common.titles.pricing' as const,
    state: ({ articleCount }: { articleCount: number }) => ({
      enabled: articleCount > 2,
      complete: false,
      percent: 10,
    }),
  },
  load: vi.fn(),
}));
vi.mock('./index.ts', async (original) => {
  const { VIEWS } = await original<{ VIEWS: object }>();
  return { VIEWS: { ...VIEWS, audit: dummy } };
});

const messages = createMessages('en');
const NAME = messages.t('common.titles.pricing');
// Added above; the type of the real list does not know it.
const ID = 'audit' as ViewId;
const navigation: Navigation = {
  go: () => undefined,
  prepare: () => undefined,
  hrefOf: (id) => viewOf(id).path,
};

function framed<Props extends object>(component: FunctionComponent<Props>, props: Props) {
  const withNavigation = createElement(
    NavigationContext,
    { value: navigation },
    createElement(component, props),
  );
  const withMessages = createElement(MessagesContext, { value: messages }, withNavigation);
  // biome-ignore lint/correctness/noChildrenProp: the router's type wants them among its properties
  return createElement(Router, { ssrPath: '/audit', children: withMessages });
}

function matched(path: string): ViewMatch {
  const match = matchView(path);
  if (match === null) throw new Error(`no view at ${path}`);
  return match;
}

beforeEach(() => {
  dummy.load.mockReset().mockImplementation(async () => ({ default: () => 'the audit itself' }));
  sessionStore.setState({
    status: 'signed-in',
    user: { id: 'u', name: 'Ada', email: 'ada@example.org', role: 'admin' },
  });
});

describe('a view is one file and one line; a new one', () => {
  it('is at its address, and guarded as it asks', () => {
    expect(matched('/audit').id).toBe('audit');
    expect(sessionVerdict(matched('/audit'), 'guest')).toEqual({ kind: 'redirect', to: '/login' });
    const none = { status: 'none', hasSilo: false } as const;
    expect(appVerdict(matched('/audit'), 'user', none)).toEqual({ kind: 'redirect', to: '/settings' });
    expect(appVerdict(matched('/audit'), 'admin', none).kind).toBe('show');
  });

  it('titles the document, and stays out of search engines unless it is public', () => {
    expect(documentTitle(viewOf(ID), messages.t)).toBe(messages.t('common.pageTitle', { view: NAME }));
    expect(isIndexed(viewOf(ID))).toBe(false);
  });

  it('is in the rail with its icon, marked where it is open, and not for those it is closed to', () => {
    const rail = () => renderToStaticMarkup(framed(Rail, { current: ID, narrow: false, collapsible: false }));
    expect(rail()).toMatch(
      new RegExp(`<a[^>]*aria-current="page"[^>]*href="/audit"[^>]*><svg[^>]*icon-robot.*?${NAME}`, 'u'),
    );
    sessionStore.setState({
      status: 'signed-in',
      user: { id: 'u', name: 'Ada', email: 'ada@example.org', role: 'user' },
    });
    expect(rail()).not.toContain('/audit');
  });

  it('is in the command palette', () => {
    expect(paletteViews(false)).toContainEqual({ id: 'audit', label: 'common.titles.pricing' });
  });

  it('is a step of the workflow', () => {
    const facts = { hasSilo: true, keywordCount: 9, pageCount: 5, articleCount: 3 };
    expect(workflowSteps(facts).at(-1)).toMatchObject({ id: 'audit', enabled: true, percent: 10 });
    expect(workflowSteps({ ...facts, articleCount: 2 }).at(-1)).toMatchObject({ enabled: false });
    expect(renderToStaticMarkup(framed(WorkflowStepper, { current: ID }))).toContain(NAME);
  });

  it('is drawn by its own component, which can be loaded ahead', async () => {
    loadScreen(ID);
    expect(dummy.load).toHaveBeenCalledOnce();
    const { prelude } = await prerender(framed(Screen, { match: matched('/audit') }));
    expect(await new Response(prelude).text()).toContain('the audit itself');
  });
});
