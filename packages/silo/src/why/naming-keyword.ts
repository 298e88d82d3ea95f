// The keyword of a page that names another one: `michelin xwx`, of the page `xwx` below `michelin`.
import { type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';
import type { TokenIndex } from '../tokens/index.ts';
import { sharedWordsOf } from './shared-words.ts';

/** Rows. */
export interface Naming {
  readonly page: number;
  readonly named: number;
  /** Whether the keyword says nothing that `named` does not say. */
  readonly isWhole: boolean;
}

/** The other keyword of a page that has most words of `named`, the most searched of equals, and where `isWhole` no others; undefined where none has any. O(rows). */
export function namingKeywordOf(
  table: Pick<KeywordTable, 'keyword' | 'volume'>,
  silo: Pick<SiloState, 'place' | 'parent'>,
  index: TokenIndex,
  { page, named, isWhole }: Naming,
): string | undefined {
  let best = { at: -1, shared: 0 };
  for (let at = 0; at < silo.place.length; at++) {
    if (silo.parent[at] !== page || silo.place[at] !== PLACES.variant) continue;
    if (isWhole && !saysAllOf(index, at, named)) continue;
    const shared = sharedWordsOf(table, index, at, named).length;
    const isMore = shared === best.shared && (table.volume[at] ?? 0) > (table.volume[best.at] ?? 0);
    if (shared > best.shared || (shared > 0 && isMore)) best = { at, shared };
  }
  return best.at < 0 ? undefined : textAt(table.keyword, best.at);
}

/** Whether a row has no stem that another one lacks. */
function saysAllOf({ stemIds, offsets }: TokenIndex, part: number, row: number): boolean {
  const said = stemIds.subarray(offsets[row], offsets[row + 1]);
  return stemIds.subarray(offsets[part], offsets[part + 1]).every((id) => said.includes(id));
}
