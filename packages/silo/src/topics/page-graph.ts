// The graph of pages: an edge weighs the similarities of their keywords' nearest neighbours, summed.
import { type KeywordTable, type TextColumn, textAt, textColumnOf } from '@silosmith/contract';
import { packFor, splitWords } from '@silosmith/language';
import { meanSimilarity } from '../grouping/evidence-vectors.ts';
import { type KeywordUnits, unitsOf } from '../grouping/keyword-units.ts';
import type { KeywordWords } from '../grouping/keyword-words.ts';
import { readListedWords } from '../grouping/listed-words.ts';
import { type Neighbours, nearestNeighbours } from '../grouping/nearest-neighbours.ts';
import { type Speech, speechOf, spokenVectorsOf } from '../grouping/spoken-vectors.ts';
import { type Graph, graphOf, type Links } from './graph.ts';
import type { PageKeywords } from './page-keywords.ts';

/** Measured: docs/decisions/0002-grouping.md. Characters count for less than in pages: they bring spellings together, not topics. */
const WORD_WEIGHTS = { runShare: 0.5, stemRarityPower: 0.8, runRarityPower: 0.6 } as const;
/** In a list of head terms a topic is what a head term heads. */
const HEADS = { share: 0.5, modifiers: false } as const;
const SEARCH = { maxPostings: 1024, maxCandidates: 32, mostNeighbours: 20 } as const;
/** Long lists have more keywords to speak for each edge, and can do with less. */
const LEAN_SEARCH = { maxPostings: 512, maxCandidates: 16, mostNeighbours: 12 } as const;
const LONG_LIST_UNITS = 10_000;

/** Any keyword may speak for the others of its words here. */
const NO_FLAWS = new Uint8Array(0);

interface Read {
  readonly words: KeywordWords;
  readonly units: KeywordUnits;
  readonly speech: Speech;
}

/** Edges between pages, heavier the nearer. */
export function pageGraphOf(table: KeywordTable, pages: PageKeywords, language: string): Graph {
  const pageOfRow = new Int32Array(pages.rows.length);
  for (let page = 0; page < pages.count; page++)
    pageOfRow.fill(page, pages.offsets[page], pages.offsets[page + 1]);
  const near = neighboursOf(readSubjects(table, pages.rows, pageOfRow, language));
  const pageOf = near.row.map((at) => pageOfRow[at] ?? 0);
  const graph = graphOf(pages.count, linksOf(near, pageOf));
  const size = new Float64Array(pages.count);
  for (const page of pageOf) size[page] = (size[page] ?? 0) + 1;
  for (let page = 0; page < pages.count; page++) {
    for (let i = graph.offsets[page] ?? 0; i < (graph.offsets[page + 1] ?? 0); i++) {
      // A page of many keywords has many links; by the root of the possible pairs it neither swallows nor loses its neighbours.
      const possible = (size[page] ?? 1) * (size[graph.targets[i] ?? 0] ?? 1);
      graph.weights[i] = (graph.weights[i] ?? 0) / Math.sqrt(possible);
    }
  }
  return graph;
}

function readSubjects(table: KeywordTable, rows: Int32Array, pageOfRow: Int32Array, language: string): Read {
  const read = (keyword: TextColumn): Read => {
    const listed = readListedWords({ rowCount: rows.length, keyword }, [language]);
    const units = unitsOf(listed, NO_FLAWS, pageOfRow);
    return { words: listed.words, units, speech: speechOf(listed, units) };
  };
  const asWritten = read(columnOf(table.keyword, rows));
  // Beside a head term 'how to' parts a topic of questions off; among rewordings it brings together what is not alike.
  if (asWritten.speech.headTrust > 0) return asWritten;
  return read(textColumnOf(Array.from(rows, (row) => subjectOf(textAt(table.keyword, row), language))));
}

interface NearUnits {
  readonly near: Neighbours;
  /** Unit → position in the rows that were read. */
  readonly row: Int32Array;
  /** What two units have in common on average. */
  readonly expected: number;
}

function neighboursOf({ words, units, speech }: Read): NearUnits {
  const { vectors } = spokenVectorsOf(words, units, WORD_WEIGHTS, HEADS, speech);
  const search = units.count > LONG_LIST_UNITS ? LEAN_SEARCH : SEARCH;
  const k = Math.min(search.mostNeighbours, Math.max(3, Math.round(Math.sqrt(units.count) / 2)));
  const near = nearestNeighbours(vectors, { ...search, k });
  return { near, row: units.row, expected: meanSimilarity(vectors, near) };
}

/** Pages whose keywords are nearer than average. */
function linksOf({ near, expected }: NearUnits, pageOf: Int32Array): Links {
  const froms = new Uint32Array(near.rows.length);
  const tos = new Uint32Array(near.rows.length);
  const weights = new Float64Array(near.rows.length);
  let used = 0;
  for (let unit = 0; unit < pageOf.length; unit++) {
    const own = pageOf[unit] ?? 0;
    for (let at = unit * near.k; at < (unit + 1) * near.k; at++) {
      const other = near.rows[at] ?? -1;
      const weight = (near.similarity[at] ?? 0) - expected;
      if (other < 0 || weight <= 0) continue;
      const page = pageOf[other] ?? 0;
      if (page === own) continue;
      froms[used] = Math.min(own, page);
      tos[used] = Math.max(own, page);
      weights[used++] = weight;
    }
  }
  return { froms: froms.subarray(0, used), tos: tos.subarray(0, used), weights: weights.subarray(0, used) };
}

/** Some rows of a column. */
function columnOf(column: TextColumn, rows: Int32Array): TextColumn {
  const offsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + (column.offsets[row + 1] ?? 0) - (column.offsets[row] ?? 0);
  });
  const bytes = new Uint8Array(offsets[rows.length] ?? 0);
  rows.forEach((row, at) => {
    bytes.set(column.bytes.subarray(column.offsets[row], column.offsets[row + 1]), offsets[at]);
  });
  return { bytes, offsets };
}

/** A keyword without its function and question words; the whole where nothing else is left. */
function subjectOf(keyword: string, language: string): string {
  const { functionWords } = packFor(language);
  const words = splitWords(keyword, language).filter((word) => !functionWords.has(word));
  return words.length > 0 ? words.join(' ') : keyword;
}
