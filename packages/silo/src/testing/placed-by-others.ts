// Where pages are placed by other keywords than their own, for tests: a plan with all of a list, in English.
import { findBroaderPages } from '../plan/broader-pages.ts';
import { FramedPages } from '../plan/framed-pages.ts';
import { ListedTexts } from '../plan/listed-texts.ts';
import { findParents, type ParentPages, type PlanStanding } from '../plan/parent-pages.ts';
import type { ListedKeywords } from '../plan/plan-pages.ts';
import { localWordsOf } from '../plan/providers-of-places.ts';
import { readTellingWords } from '../plan/telling-words.ts';
import type { HubbedList } from '../plan/with-hubs.ts';
import { readWrittenWords } from '../plan/written-words.ts';
import { planPagesOf } from './plan-pages.ts';

/** Page → its searches and those of its other keywords, the best page first. */
export type ListOfPages = Readonly<
  Record<string, readonly [own: number, others?: Readonly<Record<string, number>>]>
>;

export interface PlacedBy {
  readonly place: (
    parents: ParentPages,
    source: {
      readonly list: Pick<HubbedList, 'pages' | 'words' | 'local' | 'framed'>;
      readonly standing: PlanStanding;
      readonly listed: ListedKeywords;
    },
  ) => void;
  /** AKIN: only pages that are placed so are named. */
  readonly kinship: number;
  readonly leads?: readonly string[];
  /** Topic of the file of the first page; all others are in topic 0. */
  readonly scope?: number;
  readonly knowsDemand?: boolean;
}

/** Page → the page above it. */
export function placedByOthers(list: ListOfPages, how: PlacedBy): Record<string, string> {
  const { place, kinship, leads = [], scope = 0, knowsDemand = true } = how;
  const keywords = Object.keys(list);
  const others = Object.values(list).flatMap(([, wordings], page) =>
    Object.entries(wordings ?? {}).map(([text, demand]) => ({ text, demand, page })),
  );
  const total = (page: number) =>
    others.filter((one) => one.page === page).reduce((sum, { demand }) => sum + demand, 0);
  const demand = Float64Array.from(Object.values(list), ([own], page) => own + total(page));
  const listed = {
    texts: [...keywords, ...others.map(({ text }) => text)],
    demand: Float64Array.from([...keywords.map(() => 0), ...others.map((one) => one.demand)]),
    pageOf: Int32Array.from([...keywords.map(() => -1), ...others.map((one) => one.page)]),
  };
  const pages = planPagesOf(keywords, {
    demand,
    knowsDemand,
    scope: Int32Array.from(keywords, (_, at) => (at === 0 ? scope : 0)),
    leads: new Set(leads.map((keyword) => keywords.indexOf(keyword))),
  });
  const written = readWrittenWords(listed.texts, 'en');
  const words = readTellingWords(keywords, 'en', undefined, written);
  const local = localWordsOf(words, written, 'en');
  const framed = new FramedPages(words, new ListedTexts(listed, words, 'en'));
  const standing = { rank: Int32Array.from(keywords, (_, at) => at + 1), size: keywords.length, demand };
  const source = { pages, words, broader: findBroaderPages(pages, words), local, framed };
  const parents = findParents(source, standing);
  place(parents, { list: source, standing, listed });
  return Object.fromEntries(
    keywords.flatMap((keyword, page) => {
      const above = keywords[parents.parent[page] ?? -1];
      return above !== undefined && parents.kinship[page] === kinship ? [[keyword, above]] : [];
    }),
  );
}
