// Moves keywords from the page that the grouping put them on to the one that says more of them, before pages are ranked.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { isQuestion } from '@silosmith/language';
import type { Similarity } from '../grouping/index.ts';
import { intentPoleOf } from '../grouping/intent-poles.ts';
import { type BetterPage, findBetterPages, type KeywordOfPage } from '../plan/better-pages.ts';
import { isInFull } from '../plan/hub-phrases.ts';
import type { PlanGroups } from '../plan/plan-groups.ts';
import { createRowReader, createUsedTest, type SaidRows } from '../plan/row-parts.ts';
import { gatherSameWords, type PlacedKeyword, type SameWordsFacts } from '../plan/same-words.ts';
import type { TellingWords } from '../plan/telling-words.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createHeldByWords } from './held-by-words.ts';

export interface MoveSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  /** In which the keywords are read. */
  readonly language: string;
  /** By row: what it asks of its subject. */
  readonly needs: Uint8Array;
  /** By row: 0 for a keyword that may lead a page. */
  readonly flaws: Uint8Array;
  readonly similarity: Similarity;
  /** Telling words of the rows. */
  readonly said: SaidRows;
}

/**
 * Words move only what words brought: a keyword that ranks with its page, means the same or is searched as one with it stays, and so does what the user or a keyword map placed. One that is searched
 * more than the page it comes to, and says nothing besides, gives it its name, but for initials of that. Whether any moved: then `groups` no longer holds.
 */
export function moveToBetterPages(
  silo: SiloState,
  groups: PlanGroups,
  words: TellingWords,
  source: MoveSource,
): boolean {
  const { pages, rowOf, listed } = groups;
  const { table, similarity, flaws, said } = source;
  if (pages.planned !== undefined) return false;
  const volumeAt = (row: number) => table.volume[row] ?? -1;
  const facts = {
    ...{ said, partsOf: createRowReader(words, listed), maySayUsed: createUsedTest(words, listed) },
    poleOf: (row: number) => intentPoleOf(source.index, row, listed.texts[row] ?? '', source.language),
    isQuestion: (row: number) => isQuestion(listed.texts[row] ?? '', source.language),
    volumeOf: (page: number) => volumeAt(rowOf[page] ?? -1),
  };
  const movable = movableKeywords(silo, groups, source);
  const moves = findBetterPages(pages, words, movable, facts);
  const better = [...moves, ...gathered(groups, words, { source, facts, movable, moves })];
  const namedBy = new Map<number, number>();
  for (const { row, page, leads } of better) {
    const lead = rowOf[page] ?? -1;
    // A twin joined another page meanwhile: that one leads.
    silo.parent[row] = silo.place[lead] === PLACES.variant ? (silo.parent[lead] ?? -1) : lead;
    if (isInFull(pages.keywords[page] ?? '', listed.texts[row] ?? '')) continue;
    if (!leads || pages.kept?.[page] === 1 || flaws[row] !== 0 || silo.parent[row] !== lead) continue;
    if (volumeAt(row) > volumeAt(namedBy.get(lead) ?? lead)) namedBy.set(lead, row);
  }
  if (better.length === 0) return false;
  for (const [lead, row] of namedBy) {
    silo.place[row] = PLACES.none;
    silo.parent[row] = -1;
    silo.reason[row] = PLACEMENT_REASONS.none;
    silo.similarity[row] = 1;
    silo.place[lead] = PLACES.variant;
    silo.parent[lead] = row;
    silo.reason[lead] = PLACEMENT_REASONS.variantByWords;
  }
  const moved = new Set(better.map(({ row }) => row));
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] !== PLACES.variant) continue;
    const named = namedBy.get(silo.parent[row] ?? -1);
    if (named !== undefined) silo.parent[row] = named;
    const lead = silo.parent[row] ?? -1;
    if (named === undefined && !moved.has(row) && !namedBy.has(row)) continue;
    silo.topic[row] = silo.topic[lead] ?? -1;
    silo.similarity[row] = similarity.between(row, lead);
  }
  return true;
}

interface Gathering {
  readonly source: MoveSource;
  readonly facts: SameWordsFacts;
  readonly movable: readonly KeywordOfPage[];
  /** Moves that are decided. */
  readonly moves: readonly BetterPage[];
}

/** What leaves its page because keywords with the same words are on another, once `moves` are done. */
function gathered(
  { pages, rowOf, listed }: PlanGroups,
  words: TellingWords,
  { source, facts, movable, moves }: Gathering,
): BetterPage[] {
  const pageOf = listed.pageOf.slice();
  rowOf.forEach((row, page) => {
    pageOf[row] = page;
  });
  for (const { row, page } of moves) pageOf[row] = page;
  const decided = new Set(moves.map(({ row }) => row));
  const mayMove = new Set(movable.map(({ row }) => row).filter((row) => !decided.has(row)));
  const keywords: PlacedKeyword[] = [];
  pageOf.forEach((page, row) => {
    if (page < 0) return;
    const need = source.needs[row] ?? 0;
    const direction = listed.direction?.[row] ?? 0;
    const demand = listed.demand[row] ?? 0;
    keywords.push({ row, page, demand, need, direction, mayMove: mayMove.has(row) });
  });
  return gatherSameWords(pages, words, keywords, facts).map((one) => ({ ...one, leads: false }));
}

function movableKeywords(
  silo: SiloState,
  { rowOf, listed }: PlanGroups,
  { table, needs, similarity }: MoveSource,
): KeywordOfPage[] {
  const pageOf = new Map(Array.from(rowOf, (row, page) => [row, page]));
  const isHeldByWords = createHeldByWords(silo, table, listed);
  const movable: KeywordOfPage[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const lead = silo.parent[row] ?? -1;
    const page = pageOf.get(lead);
    if (page === undefined || !isHeldByWords(row)) continue;
    if (table.url !== null && similarity.sharedResults(row, lead).length > 0) continue;
    movable.push({ row, page, volume: table.volume[row] ?? -1, need: needs[row] ?? 0 });
  }
  return movable;
}
