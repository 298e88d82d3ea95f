import type { MessageKey } from '@silosmith/messages';
import type { ViewId } from '../../shared/navigation.ts';
import { VIEWS } from './index.ts';
import type { View } from './view.ts';

export interface NamedView {
  readonly id: ViewId;
  readonly view: View;
}

/** In the order of the table. */
export const VIEW_LIST: readonly NamedView[] = Object.entries(VIEWS).map(([id, view]) => ({
  // The keys of VIEWS are ViewId by definition.
  id: id as ViewId,
  view,
}));

/** A view by its name. */
export const viewOf = (id: ViewId): View => VIEWS[id];

/** Entries of the command palette: those that can be opened now. */
export const paletteViews = (hasSilo: boolean): readonly { id: ViewId; label: MessageKey }[] =>
  VIEW_LIST.flatMap(({ id, view: { palette, access } }) =>
    palette === undefined || (access === 'silo' && !hasSilo) ? [] : [{ id, label: palette }],
  );
