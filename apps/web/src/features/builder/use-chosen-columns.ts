// The columns that the user chose, of those there are.
import { useMemo } from 'react';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import type { OutlineColumn } from './columns/column.ts';
import { chosenColumns, offeredColumns } from './columns/shown-columns.ts';

export function useChosenColumns(hasSite: boolean): readonly OutlineColumn[] {
  const chosen = useStore(preferencesStore, ({ builderColumns }) => builderColumns);
  return useMemo(() => offeredColumns(chosenColumns(chosen), hasSite), [chosen, hasSite]);
}
