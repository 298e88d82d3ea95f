// How a screen leads to another: by the view's name. The router behind it is provided by app/.

import type { PageId } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createContext, useContext } from 'react';

/** app/views/index.ts declares its table here: a screen names another view without importing app/. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RegisteredViews {}

export type ViewId = keyof RegisteredViews;

export interface Navigation {
  /** Project views open under the open project's slug: /{siloSlug}/builder; at a page of it: /{siloSlug}/builder?page={id}. */
  go(view: ViewId, options?: { readonly replace?: boolean; readonly page?: PageId }): void;
  /** For `href` of real links, so that middle click works. */
  hrefOf(view: ViewId): string;
  /** Loads the view's code ahead of the way there. */
  prepare(view: ViewId): void;
}

/** Parameter of the address that names a page. */
export const PAGE_PARAMETER = 'page';

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Fault('web.no-navigation', { severity: 'critical' });
  return navigation;
}
