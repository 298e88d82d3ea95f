// Whether the addresses of a file are those of pages that it plans: its header says so, or it was typed, since it has no figure of any tool.
import type { ColumnRole } from '@silosmith/contract';
import { PhraseSet } from '../words/phrase-set.ts';
import { headerName } from './header-name.ts';

const PLANNED = new PhraseSet([
  'target url',
  'target page',
  'url target',
  'mapped url',
  'mapped page',
  'planned url',
  'planned page',
  'proposed url',
  'suggested url',
  'assigned url',
  'assigned page',
  'recommended url',
  'recommended page',
  'recommended site page',
  'canonical url',
  'proposed destination',
  'destination url',
  'destination page',
  'ziel url',
  'zielseite',
  'geplante url',
  'url cible',
  'page cible',
  'url objetivo',
  'url destino',
  'url de destino',
  'página objetivo',
  'página destino',
  'url di destinazione',
  'pagina target',
  'pagina di destinazione',
  'doel url',
  'doelpagina',
  'url alvo',
  'página alvo',
  'hedef url',
  'hedef sayfa',
  'docelowy url',
  'целевая страница',
  'целевой url',
]);
/** Columns that a tool fills in; a difficulty may be guessed. */
const OF_TOOLS: readonly ColumnRole[] = ['volume', 'position', 'cpc', 'trend'];

/** `columns`: those that are read, with their headers. */
export function plansAddresses(
  columns: readonly { readonly role: ColumnRole; readonly header: string }[],
): boolean {
  const url = columns.find(({ role }) => role === 'url');
  if (url === undefined || columns.some(({ role }) => role === 'position')) return false;
  return (
    PLANNED.heldIn(headerName(url.header).full) !== '' || !columns.some(({ role }) => OF_TOOLS.includes(role))
  );
}
