// Explains a placement: words shared with the parent, similarity, and the runner-up.
import {
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  type PlacementWhy,
  reasonName,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import { createSimilarity } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { type Naming, namingKeywordOf } from './naming-keyword.ts';
import { isByUser, measureUsed } from './placement-measures.ts';
import { createRivalPages } from './rival-pages.ts';
import { sharedWordsOf } from './shared-words.ts';

export type Explain = (row: number) => PlacementWhy;

/** A function that explains any row; for many rows, build it once. */
export function createExplainer(table: KeywordTable, silo: SiloState, index: TokenIndex): Explain {
  const similarity = createSimilarity(table, index);
  const rivals = createRivalPages(silo, index);
  return (row) => {
    const parent = silo.parent[row] ?? -1;
    const near = silo.similarity[row] ?? 0;
    // Among near equals the emptier cluster wins: then the runner-up lost by nothing.
    let rival = silo.runnerUp[row] ?? -1;
    let rivalNear = silo.runnerUpSimilarity[row] ?? 0;
    if (rival < 0 && parent >= 0 && silo.place[row] === PLACES.variant) {
      rival = rivals.best(row);
      if (rival >= 0) rivalNear = similarity.between(row, rival);
    }
    const naming = namingPages(silo, row);
    const namedBy = naming && namingKeywordOf(table, silo, index, naming);
    return {
      ...(typeof namedBy === 'string' && { namedBy }),
      reason: reasonName(silo.reason[row]),
      parent: parent < 0 ? null : textAt(table.keyword, parent),
      similarity: near,
      ...measureUsed(silo.reason[row]),
      byUser: isByUser(silo.reason[row]),
      sharedWords: parent < 0 ? [] : sharedWordsOf(table, index, row, parent),
      sharedResults: parent < 0 ? [] : similarity.sharedResults(row, parent),
      runnerUp:
        rival < 0
          ? null
          : {
              keyword: textAt(table.keyword, rival),
              similarity: rivalNear,
              lostBy: Math.max(0, near - rivalNear),
              sharedWords: sharedWordsOf(table, index, row, rival),
            },
    };
  };
}

/** Whose other keyword decided where a row stands, and what that names; null where none did. */
function namingPages({ parent, reason }: SiloState, row: number): Naming | null {
  const above = parent[row] ?? -1;
  if (above < 0) return null;
  if (reason[row] === PLACEMENT_REASONS.belowNamed) return { page: row, named: above, isWhole: false };
  return reason[row] === PLACEMENT_REASONS.belowWording ? { page: above, named: row, isWhole: true } : null;
}

/** Explains one row: a page, a section or a variant. */
export function placementOf(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  page: number,
): PlacementWhy {
  return createExplainer(table, silo, index)(page);
}
