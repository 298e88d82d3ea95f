import { type ComponentType, lazy } from 'react';
import type { ViewId } from '../../shared/navigation.ts';
import { VIEW_LIST, viewOf } from './view-list.ts';

/** The components of the views that are built; each loads when it is first drawn. */
export const VIEW_SCREENS: ReadonlyMap<ViewId, ComponentType> = new Map(
  VIEW_LIST.flatMap(({ id, view: { load } }) => (load === undefined ? [] : [[id, lazy(load)]])),
);

/** Loads a view's code ahead of its first drawing. */
export function loadScreen(id: ViewId): void {
  // Where it cannot be loaded now, the view itself says so later.
  void viewOf(id)
    .load?.()
    .catch(() => undefined);
}
