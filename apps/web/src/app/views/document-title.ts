import type { Messages } from '@silosmith/messages/public';
import type { View } from './view.ts';

export function documentTitle(view: View, t: Messages['t']): string {
  const title = t(view.title);
  return view.titleStandsAlone === true ? title : t('common.pageTitle', { view: title });
}

/** Whether search engines may list the view. */
export const isIndexed = (view: View): boolean => view.access === 'public';
