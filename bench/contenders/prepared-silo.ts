// What do check and fix start from? The silo of a file, each keyword its own page; damaged where asked, as an edited project may be.
import { PLACES, type SiloState } from '@silosmith/contract';
import { buildSilo, type SiloDocument, type TokenIndex } from '@silosmith/silo';
import { prepareTable } from './prepared-table.ts';

export function prepareSilo(
  file: string,
  damaged: boolean,
): { readonly document: SiloDocument; readonly index: TokenIndex } {
  const { table, index } = prepareTable(file);
  const { silo } = buildSilo(table, { language: 'en', grouping: 'off', index });
  if (damaged) damage(silo);
  return { document: { table, silo, language: 'en' }, index };
}

/** Every 50th page loses its parent, and every 10th pillar its place. */
function damage(silo: SiloState): void {
  let pages = 0;
  let pillars = 0;
  for (let row = 0; row < silo.place.length; row++) {
    const place = silo.place[row];
    if (place === PLACES.pillar && ++pillars % 10 === 0) silo.place[row] = PLACES.cluster;
    const isLower = place === PLACES.cluster || place === PLACES.subSupporting;
    if (isLower && ++pages % 50 === 0) silo.parent[row] = -1;
  }
}
