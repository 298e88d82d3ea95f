// What another build made of a plan, as counts.
import { isProposed, PLACES, type SiloState } from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';

export interface PlanChange {
  readonly pagesBefore: number;
  readonly pagesAfter: number;
  /** Keywords of the list whose page is another one, or that were set aside or taken up again. */
  readonly moved: number;
  readonly keywords: number;
}

type Places = Pick<SiloState, 'place' | 'parent' | 'flags'>;

/**
 * A page is still the same where it and the one before have most of each other's keywords, whatever it is called: another
 * primary keyword moves nobody. Of pages that were joined the largest stays.
 */
export function planChange(before: Places, after: Places): PlanChange {
  const listed = [...before.place.keys()].filter((row) => !isProposed(before, row));
  const moves = listed.map((row) => [pageOf(before, row), pageOf(after, row)] as const);
  const forth = mostShared(moves);
  const back = mostShared(moves.map(([from, to]) => [to, from] as const));
  const stays = ([from, to]: readonly [number, number]): boolean =>
    from === NONE || to === NONE ? from === to : forth.get(from) === to && back.get(to) === from;
  return {
    pagesBefore: pageCount(before),
    pagesAfter: pageCount(after),
    moved: moves.filter((move) => !stays(move)).length,
    keywords: listed.length,
  };
}

const NONE = -1;

const pageCount = ({ place }: Places): number => place.reduce((sum, one) => sum + Number(isPage(one)), 0);

/** Row of the page that a keyword is on, as its own, a variant or in a section. */
function pageOf({ place, parent }: Places, row: number): number {
  const lead = place[row] === PLACES.variant ? (parent[row] ?? NONE) : row;
  const page = place[lead] === PLACES.section ? (parent[lead] ?? NONE) : lead;
  return isPage(place[page]) ? page : NONE;
}

/** Where most of each page's keywords went; the first of equals. */
function mostShared(moves: readonly (readonly [from: number, to: number])[]): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const [from, to] of moves) {
    const targets = counts.get(from) ?? new Map<number, number>();
    targets.set(to, (targets.get(to) ?? 0) + 1);
    counts.set(from, targets);
  }
  const largest = (targets: ReadonlyMap<number, number>): number =>
    [...targets].reduce((best, one) => (one[1] > best[1] ? one : best), [NONE, 0])[0];
  return new Map([...counts].map(([from, targets]) => [from, largest(targets)]));
}
