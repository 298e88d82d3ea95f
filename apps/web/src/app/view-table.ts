// The single table of views: router, guards, rail, palette and stepper are derived from it.
import type { MessageKey } from '@silosmith/messages';
import type { ViewId } from '../shared/navigation.ts';

export interface View {
  /** `:name` is a parameter. */
  readonly path: `/${string}`;
  /** silo: signed in with a project that has a silo; also reached as /:siloSlug{path}. admin: signed in as admin. */
  readonly access: 'public' | 'authenticated' | 'silo' | 'admin';
  /** bare: the screen brings its own header; public: plain header and footer; app: rail and top bar. */
  readonly shell: 'bare' | 'public' | 'app';
  readonly title: MessageKey;
  readonly noindex: boolean;
  /** Where a signed-in user is sent instead. */
  readonly signedInGoesTo?: ViewId;
  /** Place in the rail, in the order of this table. */
  readonly rail?: { readonly group: 'main' | 'bottom'; readonly label: MessageKey };
  /** Entry of the command palette. */
  readonly palette?: MessageKey;
  /** Step of the workflow, in the order of this table. */
  readonly step?: { readonly title: MessageKey; readonly short: MessageKey };
  /** The view is not built yet: what will stand there. */
  readonly planned?: MessageKey;
}

const publicPage = (path: `/${string}`, title: MessageKey, planned: MessageKey): View => ({
  path,
  access: 'public',
  shell: 'public',
  title,
  noindex: false,
  planned,
});

export const VIEWS: Readonly<Record<ViewId, View>> = {
  landing: { path: '/', access: 'public', shell: 'bare', title: 'common.titles.landing', noindex: false },
  login: {
    path: '/login',
    access: 'public',
    shell: 'bare',
    title: 'common.titles.login',
    noindex: false,
    signedInGoesTo: 'workflow',
  },
  blog: publicPage('/blog', 'common.titles.blog', 'common.planned.blog'),
  blogPost: publicPage('/blog/:slug', 'common.titles.blogPost', 'common.planned.blogPost'),
  pricing: publicPage('/pricing', 'common.titles.pricing', 'common.planned.pricing'),
  features: publicPage('/features', 'common.titles.features', 'common.planned.features'),
  contact: publicPage('/contact', 'common.titles.contact', 'common.planned.contact'),
  faq: publicPage('/faq', 'common.titles.faq', 'common.planned.faq'),
  changelog: publicPage('/changelog', 'common.titles.changelog', 'common.planned.changelog'),
  press: publicPage('/press', 'common.titles.press', 'common.planned.press'),
  privacyPolicy: publicPage('/privacy-policy', 'common.titles.privacyPolicy', 'common.planned.privacyPolicy'),
  cookiePolicy: publicPage('/cookie-policy', 'common.titles.cookiePolicy', 'common.planned.cookiePolicy'),
  terms: publicPage('/tos', 'common.titles.terms', 'common.planned.terms'),
  wordpressPlugin: publicPage(
    '/wordpress-plugin',
    'common.titles.wordpressPlugin',
    'common.planned.wordpressPlugin',
  ),
  success: publicPage('/success', 'common.titles.success', 'common.planned.success'),
  workflow: {
    path: '/workflow',
    access: 'authenticated',
    shell: 'app',
    title: 'common.titles.workflow',
    noindex: true,
    palette: 'common.nav.workflow',
  },
  plan: {
    path: '/plan',
    access: 'silo',
    shell: 'app',
    title: 'common.titles.plan',
    noindex: true,
    palette: 'common.nav.plan',
  },
  builder: {
    path: '/builder',
    access: 'silo',
    shell: 'app',
    title: 'common.titles.builder',
    noindex: true,
    rail: { group: 'main', label: 'common.nav.builder' },
    palette: 'common.nav.builder',
    step: { title: 'common.steps.builder', short: 'common.steps.short.builder' },
  },
  workspace: {
    path: '/workspace',
    access: 'silo',
    shell: 'app',
    title: 'common.titles.workspace',
    noindex: true,
    rail: { group: 'main', label: 'common.nav.workspace' },
    palette: 'common.nav.workspace',
    step: { title: 'common.steps.workspace', short: 'common.steps.short.workspace' },
  },
  analysis: {
    path: '/analysis',
    access: 'silo',
    shell: 'app',
    title: 'common.titles.analysis',
    noindex: true,
    rail: { group: 'main', label: 'common.nav.analysis' },
    planned: 'common.planned.analysis',
  },
  export: {
    path: '/export',
    access: 'silo',
    shell: 'app',
    title: 'common.titles.export',
    noindex: true,
    rail: { group: 'main', label: 'common.nav.export' },
    palette: 'common.nav.export',
    step: { title: 'common.steps.export', short: 'common.steps.short.export' },
  },
  multiAgent: {
    path: '/multi-agent',
    access: 'authenticated',
    shell: 'app',
    title: 'common.titles.multiAgent',
    noindex: true,
    rail: { group: 'main', label: 'common.nav.multiAgent' },
    planned: 'common.planned.multiAgent',
  },
  admin: {
    path: '/admin',
    access: 'admin',
    shell: 'app',
    title: 'common.titles.admin',
    noindex: true,
    rail: { group: 'bottom', label: 'common.nav.admin' },
    planned: 'common.planned.admin',
  },
  settings: {
    path: '/settings',
    access: 'authenticated',
    shell: 'app',
    title: 'common.titles.settings',
    noindex: true,
    rail: { group: 'bottom', label: 'common.nav.settings' },
    palette: 'common.nav.settings',
  },
};

/** In the table's order. */
export const VIEW_LIST: readonly (View & { readonly id: ViewId })[] = Object.entries(VIEWS).map(
  // VIEWS has exactly the keys of ViewId.
  ([id, view]) => ({ ...view, id: id as ViewId }),
);

export interface ViewMatch {
  readonly id: ViewId;
  readonly view: View;
  /** The project's slug in /:siloSlug/builder; null without one. */
  readonly siloSlug: string | null;
}

/** The view of a path; null for a path that no view has. */
export function matchView(path: string): ViewMatch | null {
  const parts = segments(path);
  for (const { id, ...view } of VIEW_LIST) {
    const pattern = segments(view.path);
    if (fits(pattern, parts)) return { id, view, siloSlug: null };
    const [slug, ...rest] = parts;
    if (view.access === 'silo' && slug !== undefined && fits(pattern, rest)) {
      return { id, view, siloSlug: decoded(slug) };
    }
  }
  return null;
}

/** A slug that is no valid escape sequence is taken as it stands. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
