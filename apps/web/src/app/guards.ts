// Access rules of the views and their redirects, as pure functions.
import type { ProjectState } from '../state/project/project-store.ts';
import type { SessionState } from '../state/session/session-store.ts';
import type { ViewMatch } from './views/match-view.ts';
import { viewOf } from './views/view-list.ts';

export type Verdict =
  | { readonly kind: 'show'; readonly match: ViewMatch }
  /** A spinner: something is still being read. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string };

/** Before the app is loaded: does the session allow the view? All redirects replace, so that 'back' does not bounce. */
export function sessionVerdict(match: ViewMatch | null, session: SessionState['status']): Verdict {
  if (match === null) return { kind: 'redirect', to: viewOf('landing').path };
  const { view } = match;
  if (view.access === 'public') {
    const signedIn = session === 'signed-in' || session === 'expired';
    return signedIn && view.signedInGoesTo !== undefined
      ? { kind: 'redirect', to: viewOf(view.signedInGoesTo).path }
      : { kind: 'show', match };
  }
  if (session === 'loading') return { kind: 'wait' };
  if (session === 'guest') return { kind: 'redirect', to: viewOf('login').path };
  return { kind: 'show', match };
}

/** Inside the app: does the role allow the view, and is there a silo? */
export function appVerdict(
  match: ViewMatch,
  role: 'user' | 'admin',
  project: { readonly status: ProjectState['status']; readonly hasSilo: boolean },
): Verdict {
  const { access } = match.view;
  if (access === 'admin' && role !== 'admin') return { kind: 'redirect', to: viewOf('settings').path };
  if (access !== 'silo') return { kind: 'show', match };
  if (project.status === 'loading') return { kind: 'wait' };
  // A project that could not be read shows its fault where it was asked for.
  if (project.status === 'failed') return { kind: 'show', match };
  return project.hasSilo ? { kind: 'show', match } : { kind: 'redirect', to: viewOf('workflow').path };
}
