// Keywords of a page that ask for a part of it become its sections: they are no other wording of it.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { packFor } from '@silosmith/language';
import type { Similarity } from '../grouping/index.ts';
import { findPageParts, likenessOf } from '../plan/page-parts.ts';
import { becomeSection, setRowAside } from '../plan/place-plan.ts';
import type { ListedKeywords, PlanPages } from '../plan/plan-pages.ts';
import { createRowReader } from '../plan/row-parts.ts';
import { MOST_HEADINGS } from '../plan/section-hosts.ts';
import { strayKeywords } from '../plan/stray-keywords.ts';
import type { TellingWords } from '../plan/telling-words.ts';
import { isPage } from '../tree/page-tree.ts';
import { createHeldByWords } from './held-by-words.ts';

export interface PartSource {
  readonly table: KeywordTable;
  readonly words: TellingWords;
  readonly listed: ListedKeywords;
  /** Page of the plan → row of its primary keyword. */
  readonly rowOf: Int32Array;
  /** Those of the list: `pole`, by page; what is proposed has none; `planned`: where the file plans pages, no keyword changes its page. */
  readonly pages: Pick<PlanPages, 'pole' | 'planned'>;
  readonly similarity: Similarity;
}

/** They rank behind all other groups, so that a page of their own is the last that a larger plan makes of anything. */
export function standParts(silo: SiloState, source: PartSource): void {
  const { words, listed, rowOf, similarity } = source;
  const pageOf = new Map(Array.from(rowOf, (row, page) => [row, page]));
  const sections = sectionsByPage(silo);
  const roomOf = (page: number) => {
    const row = rowOf[page] ?? -1;
    return isPage(silo.place[row]) ? Math.max(0, MOST_HEADINGS - (sections.get(row) ?? 0)) : 0;
  };
  const onPage = Int32Array.from(listed.texts, (_, row) =>
    silo.place[row] === PLACES.variant ? (pageOf.get(silo.parent[row] ?? -1) ?? -1) : -1,
  );
  const mayPart = createHeldByWords(silo, source.table, listed);
  const parentOf = (page: number) =>
    source.pages.planned !== undefined ? -1 : (pageOf.get(silo.parent[rowOf[page] ?? -1] ?? -1) ?? -1);
  const partsOf = createRowReader(words, listed);
  const ownPartsOf = (page: number) => words.partsOf(listed.texts[rowOf[page] ?? -1] ?? '');
  const above = { parentOf, mayAnswer: createIntentTest(source) };
  const strays = strayKeywords(words, { pageOf: onPage, ...above, partsOf, ownPartsOf, mayMove: mayPart });
  const belongsTo = onPage.map((page, row) => ((strays.to[row] ?? -1) < 0 ? page : (strays.to[row] ?? -1)));
  strays.to.forEach((page, row) => {
    if (strays.isPlain[row] === 1) moveTo(silo, row, rowOf[page] ?? -1, similarity);
  });
  let rank = silo.rank.reduce((most, one) => Math.max(most, one), 0);
  const { parts, outside } = findPageParts(
    words,
    { ...listed, pageOf: belongsTo },
    {
      ...{ partsOf, rowOf: (page) => rowOf[page] ?? -1, roomOf, mayPart },
      mayPartUnsearched: (row) => strays.isAsked[row] === 0,
    },
  );
  for (const part of parts) {
    const { page, rows } = part;
    const [lead = -1, ...others] = rows;
    const host = rowOf[page] ?? -1;
    becomeSection(silo, lead, host, likenessOf(part, words, listed));
    silo.reason[lead] = PLACEMENT_REASONS.sectionOfPart;
    silo.rank[lead] = ++rank;
    silo.host[lead] = host;
    silo.home[lead] = host;
    for (const row of others) moveTo(silo, row, lead, similarity);
  }
  const gone = new Set(outside);
  // Where no other words for a thing are known, its own page may say the same in one.
  const isKnown = packFor(listed.written?.language ?? '').functionWords.size > 0;
  strays.to.forEach((page, row) => {
    // Without room for one heading more it is another wording there, unless its own page asks what it asks.
    const lead = rowOf[onPage[row] ?? -1] ?? -1;
    const isLeft =
      silo.place[row] === PLACES.variant && silo.parent[row] === lead && isPage(silo.place[lead]);
    if (page < 0 || !isKnown || !isLeft || strays.isAsked[row] === 1 || gone.has(row)) return;
    moveTo(silo, row, rowOf[page] ?? -1, similarity);
  });
  for (const row of outside) {
    setRowAside(silo, row, PLACEMENT_REASONS.asideSmall);
    silo.rank[row] = ++rank;
  }
}

/** Whether two pages are of no opposite intents. */
function createIntentTest({ pages: { pole } }: PartSource): (above: number, page: number) => boolean {
  const poleOf = (page: number) => pole[page] ?? 0;
  return (above, page) => poleOf(above) * poleOf(page) >= 0;
}

/** It stays another wording, of `host` from now on. */
function moveTo(silo: SiloState, row: number, host: number, similarity: Similarity): void {
  silo.parent[row] = host;
  silo.topic[row] = silo.topic[host] ?? -1;
  silo.similarity[row] = similarity.between(row, host);
}

function sectionsByPage({ place, parent }: SiloState): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  place.forEach((one, row) => {
    if (one !== PLACES.section) return;
    const page = parent[row] ?? -1;
    count.set(page, 1 + (count.get(page) ?? 0));
  });
  return count;
}
