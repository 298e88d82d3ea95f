// The keyword of a page by which it is below another: `michelin xwx`, of the page `xwx` below `michelin`.
import { type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';
import type { TokenIndex } from '../tokens/index.ts';
import { sharedWordsOf } from './shared-words.ts';

/** The other keyword of a page that has most words of `parent`, the most searched of equals; undefined where none has any. O(rows). */
export function namingKeywordOf(
  table: Pick<KeywordTable, 'keyword' | 'volume'>,
  silo: Pick<SiloState, 'place' | 'parent'>,
  index: TokenIndex,
  [row, parent]: readonly [row: number, parent: number],
): string | undefined {
  let best = { at: -1, shared: 0 };
  for (let at = 0; at < silo.place.length; at++) {
    if (silo.parent[at] !== row || silo.place[at] !== PLACES.variant) continue;
    const shared = sharedWordsOf(table, index, at, parent).length;
    const isMore = shared === best.shared && (table.volume[at] ?? 0) > (table.volume[best.at] ?? 0);
    if (shared > best.shared || (shared > 0 && isMore)) best = { at, shared };
  }
  return best.at < 0 ? undefined : textAt(table.keyword, best.at);
}
