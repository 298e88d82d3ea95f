// Whether the addresses of a file are those of pages that it plans: a header says so, or it was typed, since it has no figure of any tool.
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
/** A file that names the keyword of each page lists pages. */
const OF_PAGES = new PhraseSet([
  'primary keyword',
  'primary kw',
  'main keyword',
  'main kw',
  'focus keyword',
  'target keyword',
  'hauptkeyword',
  'haupt keyword',
  'fokus keyword',
  'mot clé principal',
  'requête principale',
  'palabra clave principal',
  'keyword principal',
  'kw principal',
  'parola chiave principale',
  'keyword principale',
  'hoofdzoekwoord',
  'palavra chave principal',
  'ana anahtar kelime',
]);
/** Columns that a tool fills in; a difficulty may be guessed. */
const OF_TOOLS: readonly ColumnRole[] = ['volume', 'position', 'cpc', 'trend'];

/** `columns`: those that are read, with their headers. */
export function plansAddresses(
  columns: readonly { readonly role: ColumnRole; readonly header: string }[],
): boolean {
  const url = columns.find(({ role }) => role === 'url');
  if (url === undefined || columns.some(({ role }) => role === 'position')) return false;
  const keyword = columns.find(({ role }) => role === 'keyword')?.header ?? '';
  const isSaid =
    PLANNED.heldIn(headerName(url.header).full) !== '' || OF_PAGES.heldIn(headerName(keyword).full) !== '';
  return isSaid || !columns.some(({ role }) => OF_TOOLS.includes(role));
}
