// The page shown beside the list and the address name each other: a link or a reload opens it, opening one is written down.
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { useEffect, useRef } from 'react';
import { after } from '../../platform/clock.ts';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface OpenedPage {
  readonly project: Pick<OpenProject, 'table'>;
  /** Row of what is shown beside the list. */
  readonly opened: number | null;
  readonly open: (row: number) => void;
}

export interface NamedPage {
  /** What the address names. */
  readonly shown: PageId | null;
  readonly onShown: (page: PageId | null) => void;
}

export function useShownPage(
  { project: { table }, opened, open }: OpenedPage,
  { shown, onShown }: NamedPage,
): void {
  const ids = pageIdsOf(table);
  const current = opened === null ? null : ids.at(opened);
  // The side that changed last leads; at first that is the address.
  const last = useRef<PageId | null>(null);
  useEffect(() => {
    const agree = () => {
      if (shown === current) last.current = shown;
      else if (shown !== last.current) {
        last.current = shown;
        const row = shown === null ? -1 : ids.rowOf(shown);
        if (row >= 0) open(row);
      } else {
        last.current = current;
        onShown(current);
      }
    };
    // In a task of its own: writing the address takes as long as a part of the drawing does.
    return shown === current ? agree() : after(0, agree);
  });
}
