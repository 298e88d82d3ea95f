// How does a screen lead to another without knowing the router? By the other view's name; app/ gives the way.

import { Fault } from '@silosmith/kernel';
import { createContext, useContext } from 'react';

/** Every view of the app; app/view-table.ts holds a row for each. */
export type ViewId =
  | 'landing'
  | 'login'
  | 'blog'
  | 'blogPost'
  | 'pricing'
  | 'features'
  | 'contact'
  | 'faq'
  | 'changelog'
  | 'press'
  | 'privacyPolicy'
  | 'cookiePolicy'
  | 'terms'
  | 'wordpressPlugin'
  | 'success'
  | 'workflow'
  | 'multiAgent'
  | 'settings'
  | 'plan'
  | 'builder'
  | 'workspace'
  | 'analysis'
  | 'export'
  | 'admin';

export interface Navigation {
  /** Project views open under the open project's slug: /{siloSlug}/builder. */
  go(view: ViewId, options?: { readonly replace?: boolean }): void;
  /** For `href` of real links, so that middle click works. */
  hrefOf(view: ViewId): string;
  /** Loads the view's code ahead of the way there. */
  prepare(view: ViewId): void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Fault('web.no-navigation', { severity: 'critical' });
  return navigation;
}
