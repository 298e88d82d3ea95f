// The invariants of a silo, as a list of violations. Imported by tests alone.
import { PLACES, type SiloState } from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';

/** Empty where everything holds. `allowUnplaced`: rows without a place are no breach. */
export function breachesOf(silo: SiloState): string[] {
  const breaches: string[] = [];
  for (let row = 0; row < silo.place.length; row++) {
    const place = silo.place[row];
    const parent = silo.parent[row] ?? -1;
    const above = silo.place[parent];
    const say = (what: string) =>
      breaches.push(`row ${row}: ${what} (place ${place}, parent ${parent}, above ${above})`);
    if (place === PLACES.none) say('stands nowhere');
    if (place === PLACES.deleted && parent !== -1) say('deleted with a parent');
    if (place === PLACES.pillar && parent !== -1) say('pillar with a parent');
    if (place === PLACES.cluster && above !== PLACES.pillar) say('cluster not below a pillar');
    if (place === PLACES.subSupporting && above !== PLACES.cluster) say('child not below a cluster');
    if (place === PLACES.setAside && parent !== -1) say('set aside with a parent');
    if (place === PLACES.section && !isPage(above)) say('section of no page');
    const canServe = isPage(above) || above === PLACES.section || above === PLACES.setAside;
    if (place === PLACES.variant && !canServe) say('variant of nothing');
    if (parent >= 0 && silo.topic[row] !== silo.topic[parent]) say('topic is not its parent’s');
    const isOut = place === PLACES.deleted || place === PLACES.setAside || above === PLACES.setAside;
    if (isAboveItself(silo.home, row)) say('its own home');
    if (!isOut && silo.topics[silo.topic[row] ?? -1] === undefined) say('without a topic');
  }
  return breaches;
}

function isAboveItself(above: Int32Array, row: number): boolean {
  let at = above[row] ?? -1;
  for (let step = 0; at >= 0 && at !== row && step < above.length; step++) at = above[at] ?? -1;
  return at === row;
}
