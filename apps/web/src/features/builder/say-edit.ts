// The sentence for an edit that moved pages: what it did, and what became of the pages below.
import { textAt } from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import { pagesLeftBelow, type SiloEdit } from '@silosmith/silo';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import { type MadeEdit, partsOf } from './make-edit.ts';

const MOVES: ReadonlySet<SiloEdit['type']> = new Set([
  'move',
  'promote',
  'demote',
  'merge',
  'makePage',
  'makeSection',
  'setAside',
  'split',
  'delete',
]);

/** Null for an edit that moves nothing: what it did is seen where it was done. */
export function sayEdit({ t }: Messages, { edit, before, after, label, params }: MadeEdit): string | null {
  const parts = partsOf(edit);
  if (!parts.some(({ type }) => MOVES.has(type))) return null;
  const rows = parts.flatMap((part) => ('row' in part ? [part.row] : []));
  const { along, gone, risen, under } = pagesLeftBelow(before.silo, after.silo, rows, factsOf(before).pages);
  const name = (row: number | undefined): string => textAt(after.table.keyword, row ?? -1);
  const said = [t('builder.told.done', { step: t(label, params) })];
  if (along > 0) said.push(t('builder.told.along', { count: along }));
  if (gone > 0) said.push(t('builder.told.gone', { count: gone }));
  if (risen.length > 0) said.push(t('builder.told.risen', { count: risen.length, page: name(risen[0]) }));
  const [most, ...others] = under;
  if (most !== undefined) said.push(t('builder.told.under', { count: most.count, page: name(most.page) }));
  const [next, ...rest] = others;
  if (next !== undefined && rest.length === 0) {
    said.push(t('builder.told.under', { count: next.count, page: name(next.page) }));
  } else if (next !== undefined) {
    const count = others.reduce((sum, one) => sum + one.count, 0);
    said.push(t('builder.told.elsewhere', { count, pages: others.length }));
  }
  return said.join(' ');
}
