// Which pages are near each other? Their keywords' nearest keywords on other pages, added up.
import { type KeywordTable, textAt, textColumnOf } from '@silosmith/contract';
import { packFor, splitWords } from '@silosmith/language';
import { meanSimilarity } from '../grouping/evidence-vectors.ts';
import { type KeywordUnits, unitsOf } from '../grouping/keyword-units.ts';
import { type KeywordWords, readKeywordWords } from '../grouping/keyword-words.ts';
import { nearestNeighbours } from '../grouping/nearest-neighbours.ts';
import { headTrustOf, spokenVectorsOf } from '../grouping/spoken-vectors.ts';
import type { WeightedEdge } from './communities.ts';

/** Measured: docs/decisions/0002-grouping.md. Characters count for less than in pages: they bring spellings together, not topics. */
const WORD_WEIGHTS = { runShare: 0.5, stemRarityPower: 0.8, runRarityPower: 0.6 } as const;
/** In a list of head terms a topic is what a head term heads. */
const HEADS = { share: 0.5, modifiers: false } as const;
const SEARCH = { maxPostings: 1024, maxCandidates: 32, mostNeighbours: 20 } as const;
/** Long lists have more keywords to speak for each edge, and can do with less. */
const LEAN_SEARCH = { maxPostings: 512, maxCandidates: 16, mostNeighbours: 12 } as const;
const LONG_LIST_UNITS = 10_000;

interface Read {
  readonly words: KeywordWords;
  readonly units: KeywordUnits;
}

/** Edges between pages (positions in `keywords`, which holds each page's rows), heavier the nearer; each pair once. */
export function pageGraphOf(
  table: KeywordTable,
  keywords: readonly (readonly number[])[],
  language: string,
): WeightedEdge[] {
  const rows = keywords.flat();
  const pageOfRow = Int32Array.from(keywords.flatMap((ofPage, page) => ofPage.map(() => page)));
  const read = (textOf: (row: number) => string): Read => {
    const words = readKeywordWords(
      { rowCount: rows.length, keyword: textColumnOf(rows.map(textOf)) },
      language,
    );
    return { words, units: unitsOf(words, pageOfRow) };
  };
  const asWritten = read((row) => textAt(table.keyword, row));
  // Beside a head term 'how to' parts a topic of questions off; among rewordings it brings together what is not alike.
  const { words, units } =
    headTrustOf(asWritten.words, asWritten.units, language) > 0
      ? asWritten
      : read((row) => subjectOf(textAt(table.keyword, row), language));
  const { vectors } = spokenVectorsOf(words, units, language, WORD_WEIGHTS, HEADS);
  const search = units.count > LONG_LIST_UNITS ? LEAN_SEARCH : SEARCH;
  const k = Math.min(search.mostNeighbours, Math.max(3, Math.round(Math.sqrt(units.count) / 2)));
  const near = nearestNeighbours(vectors, { ...search, k });
  const expected = meanSimilarity(vectors, near);
  const pageOf = units.row.map((row) => pageOfRow[row] ?? 0);
  const links = new Map<number, number>();
  const pageCount = keywords.length;
  for (let at = 0; at < near.rows.length; at++) {
    const other = near.rows[at] ?? -1;
    const weight = (near.similarity[at] ?? 0) - expected;
    if (other < 0 || weight <= 0) continue;
    const a = pageOf[Math.floor(at / k)] ?? 0;
    const b = pageOf[other] ?? 0;
    if (a === b) continue;
    const link = Math.min(a, b) * pageCount + Math.max(a, b);
    links.set(link, (links.get(link) ?? 0) + weight);
  }
  const size = new Float64Array(pageCount);
  for (const page of pageOf) size[page] = (size[page] ?? 0) + 1;
  return [...links].map(([link, weight]) => {
    const a = Math.floor(link / pageCount);
    const b = link % pageCount;
    // A page of many keywords has many links; by the root of the possible pairs it neither swallows nor loses its neighbours.
    return { a, b, weight: weight / Math.sqrt((size[a] ?? 1) * (size[b] ?? 1)) };
  });
}

/** A keyword without its function and question words; the whole where nothing else is left. */
function subjectOf(keyword: string, language: string): string {
  const { functionWords } = packFor(language);
  const words = splitWords(keyword, language).filter((word) => !functionWords.has(word));
  return words.length > 0 ? words.join(' ') : keyword;
}
