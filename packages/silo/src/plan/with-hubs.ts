// Hubs among the pages of a list. Those that are no page yet stand behind them, with the demand of the keywords that they take from narrower pages.
import { type BroaderPages, MOST_BROADER, MOST_COVER } from './broader-pages.ts';
import type { FramedPages } from './framed-pages.ts';
import type { Hub } from './hub-choice.ts';
import { areCompatible, type ListedKeywords, type PlanPages } from './plan-pages.ts';
import type { LocalWords } from './providers-of-places.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { WordPages } from './word-pages.ts';

export interface HubbedList {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly broader: BroaderPages;
  readonly local: LocalWords;
  readonly framed: FramedPages;
}

/** Hubs that are a page of the list already add none; the others follow its pages in their order. */
export const addedHubs = (hubs: readonly Hub[]): Hub[] => hubs.filter(({ page }) => page < 0);

/** `having`: the pages of `list` by word. */
export function withHubs(
  list: HubbedList,
  hubs: readonly Hub[],
  listed: ListedKeywords,
  having: WordPages,
): HubbedList {
  if (hubs.length === 0) return list;
  const added = addedHubs(hubs);
  const leads = new Set([
    ...(list.pages.leads ?? []),
    ...hubs.flatMap(({ page }) => (page < 0 ? [] : [page])),
  ]);
  added.forEach((_, at) => {
    leads.add(list.pages.count + at);
  });
  const asking = new Set(added.flatMap((hub) => hub.asking));
  const pages = { ...addPages(list.pages, added, listed), leads, asking };
  const words = addWords(list.words, added);
  return { ...list, pages, words, broader: addBroader(list, { pages, words }, having, hubs) };
}

function addPages(pages: PlanPages, hubs: readonly Hub[], listed: ListedKeywords): PlanPages {
  const count = pages.count + hubs.length;
  const demand = new Float64Array(count);
  demand.set(pages.demand);
  const pole = new Int8Array(count);
  pole.set(pages.pole);
  const scope = new Int32Array(count);
  scope.set(pages.scope);
  const keywords = [...pages.keywords];
  hubs.forEach(({ phrase, rows, unnamed }, at) => {
    const page = pages.count + at;
    scope[page] = phrase.scope;
    keywords.push(rows.length === 0 ? phrase.text : (listed.texts[rows[0] ?? -1] ?? phrase.text));
    for (const row of [...rows, ...unnamed]) {
      const searched = listed.demand[row] ?? 0;
      const from = listed.pageOf[row] ?? -1;
      demand[page] = (demand[page] ?? 0) + searched;
      demand[from] = Math.max(0, (demand[from] ?? 0) - searched);
    }
  });
  return { ...pages, count, keywords, demand, pole, scope };
}

function addWords(words: TellingWords, hubs: readonly Hub[]): TellingWords {
  const before = words.offsets.length - 1;
  const offsets = new Uint32Array(before + hubs.length + 1);
  offsets.set(words.offsets);
  const total = new Float64Array(before + hubs.length);
  total.set(words.total);
  hubs.forEach(({ phrase: { ids } }, at) => {
    offsets[before + at + 1] = (offsets[before + at] ?? 0) + ids.length;
    total[before + at] = ids.reduce((sum, id) => sum + (words.weight[id] ?? 0), 0);
  });
  const ids = new Uint32Array(offsets[before + hubs.length] ?? 0);
  ids.set(words.ids);
  ids.set(
    hubs.flatMap(({ phrase }) => [...phrase.ids]),
    words.ids.length,
  );
  return { ...words, offsets, ids, total };
}

interface Broader {
  readonly page: number;
  readonly cover: number;
}

/** A hub is broader than every page that has its words and more, other hubs among them: `pompe` than `pompe de relevage`. */
function addBroader(
  list: HubbedList,
  { pages, words }: Pick<HubbedList, 'pages' | 'words'>,
  having: WordPages,
  hubs: readonly Hub[],
): BroaderPages {
  const first = list.pages.count;
  const hubsOf = new Map<number, Broader[]>();
  for (const { page: hub, phrase } of hubs) {
    // A page of the list that says no more than its phrase is broader already.
    if (hub < 0 || setOf(words, hub).every((id) => phrase.ids.includes(id))) continue;
    const weight = phrase.ids.reduce((sum, id) => sum + (words.weight[id] ?? 0), 0);
    for (const page of having.havingAll([...phrase.ids])) {
      if (page === hub || !areCompatible(pages, hub, page)) continue;
      const cover = Math.min(MOST_COVER, weight / (words.total[page] || 1));
      hubsOf.set(page, [...(hubsOf.get(page) ?? []), { page: hub, cover }]);
    }
  }
  for (let hub = first; hub < pages.count; hub++) {
    const ids = [...setOf(words, hub)];
    for (const page of [...having.havingAll(ids), ...narrowerHubs({ pages, words }, first, hub)]) {
      if (!areCompatible(pages, hub, page)) continue;
      const cover = Math.min(MOST_COVER, (words.total[hub] ?? 0) / (words.total[page] || 1));
      const known = hubsOf.get(page);
      if (known) known.push({ page: hub, cover });
      else hubsOf.set(page, [{ page: hub, cover }]);
    }
  }
  const offsets = new Uint32Array(pages.count + 1);
  const found: number[] = [];
  const covers: number[] = [];
  for (let page = 0; page < pages.count; page++) {
    const all = page < list.pages.count ? broaderOf(list.broader, page) : [];
    const more = hubsOf.get(page);
    if (more !== undefined) all.push(...more);
    if (more !== undefined) all.sort((a, b) => b.cover - a.cover || a.page - b.page);
    for (const one of all.slice(0, MOST_BROADER)) {
      found.push(one.page);
      covers.push(one.cover);
    }
    offsets[page + 1] = found.length;
  }
  return { offsets, pages: Int32Array.from(found), cover: Float64Array.from(covers) };
}

function broaderOf({ offsets, pages, cover }: BroaderPages, page: number): Broader[] {
  const all: Broader[] = [];
  for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++)
    all.push({ page: pages[i] ?? -1, cover: cover[i] ?? 0 });
  return all;
}

/** Hubs that say all that a hub says, and more. None that is searched goes below one that nobody searches for. */
function narrowerHubs(
  { pages, words }: Pick<HubbedList, 'pages' | 'words'>,
  first: number,
  hub: number,
): number[] {
  const ids = setOf(words, hub);
  const isSearched = (page: number) => pages.knowsDemand && (pages.demand[page] ?? 0) > 0;
  const found: number[] = [];
  for (let other = first; other < pages.count; other++) {
    const set = setOf(words, other);
    const saysMore = set.length > ids.length && ids.every((id) => set.includes(id));
    if (saysMore && (isSearched(hub) || !isSearched(other))) found.push(other);
  }
  return found;
}
