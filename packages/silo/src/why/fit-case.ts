// The evidence of a weak fit, both places side by side, in the words of the page's own keywords.
import {
  type KeywordTable,
  PLACES,
  type PlacementMeasure,
  type SiloState,
  textAt,
  UNKNOWN,
} from '@silosmith/contract';
import { splitWords, stemsOf } from '@silosmith/language';
import { createSimilarity } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, type PageTree } from '../tree/page-tree.ts';
import { measureUsed } from './placement-measures.ts';
import { sharedWordsOf } from './shared-words.ts';
import { rivalOf, type Weakness, weaknessOf } from './weak-fit.ts';

/** One word, and how many keywords of the page say it. */
export interface WordCount {
  /** As the first of them writes it. */
  readonly word: string;
  readonly keywords: number;
}

/** The parent of a page, or a page that could be. */
export interface FitSide {
  readonly row: number;
  /** By the measure of the case, 0 to 1. */
  readonly likeness: number;
  /** Words of the page's primary keyword that it has, too. */
  readonly sharedWords: readonly string[];
  /** Words that it and the pages below it have, and the other place has not; most said first. */
  readonly ownWords: readonly WordCount[];
  /** Null where the file has no results. */
  readonly sharedResults: number | null;
  /** Keywords of the page that the file puts below this one; null where it names no parents. */
  readonly fileParents: number | null;
  /** Its present pages and sections, the most similar first. */
  readonly neighbours: readonly number[];
}

export interface FitCase {
  readonly row: number;
  readonly weakness: Weakness | null;
  readonly measure: PlacementMeasure;
  /** What `likeness` had to reach; null where the rule has no such figure. */
  readonly threshold: number | null;
  /** Keywords of the page: its own, variants, sections. */
  readonly keywords: number;
  /** Null where there is no parent page. */
  readonly now: FitSide | null;
  readonly runnerUp: FitSide | null;
}

/** Of a large page the first of its keywords tell enough. */
const MOST_KEYWORDS = 500;
const MOST_WORDS = 3;
const MOST_NEIGHBOURS = 4;

/** O(rows of the silo). */
export function fitCaseOf(table: KeywordTable, silo: SiloState, index: TokenIndex, row: number): FitCase {
  const tree = createPageTree(silo);
  const keywords = servedRows(tree, row);
  const parent = silo.parent[row] ?? -1;
  const rival = rivalOf(silo, row);
  const reader = new SideReader({ table, silo, index, tree }, row, keywords.slice(0, MOST_KEYWORDS));
  const now = parent < 0 ? null : reader.side(parent, rival, silo.similarity[row] ?? 0);
  const runnerUp =
    now === null || rival < 0 ? null : reader.side(rival, parent, silo.runnerUpSimilarity[row] ?? 0);
  return {
    row,
    weakness: weaknessOf(silo, row),
    ...measureUsed(silo.reason[row]),
    keywords: keywords.length,
    now,
    runnerUp,
  };
}

/** A page with its variants and sections, and theirs. */
function servedRows(tree: PageTree, row: number): number[] {
  const sections = [...tree.sections(row)].flatMap((section) => [section, ...tree.variants(section)]);
  return [row, ...tree.variants(row), ...sections];
}

interface Source {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  readonly index: TokenIndex;
  readonly tree: PageTree;
}

class SideReader {
  private readonly source: Source;
  private readonly row: number;
  private readonly keywords: readonly number[];

  constructor(source: Source, row: number, keywords: readonly number[]) {
    this.source = source;
    this.row = row;
    this.keywords = keywords;
  }

  /** `other`: the place it is compared with; -1 without one. */
  side(page: number, other: number, likeness: number): FitSide {
    const { table, index } = this.source;
    const results = createSimilarity(table, index);
    const hasResults = table.url !== null;
    return {
      row: page,
      likeness,
      sharedWords: sharedWordsOf(table, index, this.row, page),
      ownWords: other < 0 ? [] : this.ownWords(page, other),
      sharedResults: hasResults ? results.sharedResults(this.row, page).length : null,
      fileParents: table.parentKeyword === null ? null : this.fileParents(page),
      neighbours: this.neighbours(page),
    };
  }

  private ownWords(page: number, other: number): WordCount[] {
    const theirs = this.stemsAround(other);
    const wanted = new Set([...this.stemsAround(page)].filter((stem) => !theirs.has(stem)));
    const counts = new Map<string, { word: string; keywords: number }>();
    for (const keyword of this.keywords) {
      const said = new Set<string>();
      for (const { word, stem } of this.wordsOf(keyword)) {
        if (!wanted.has(stem) || said.has(stem)) continue;
        said.add(stem);
        const known = counts.get(stem);
        if (known) known.keywords += 1;
        else counts.set(stem, { word, keywords: 1 });
      }
    }
    return [...counts.values()].sort((a, b) => b.keywords - a.keywords).slice(0, MOST_WORDS);
  }

  private *wordsOf(row: number): Generator<{ word: string; stem: string }> {
    const { table, index } = this.source;
    for (const word of splitWords(textAt(table.keyword, row), index.language))
      for (const stem of stemsOf(word, index.language)) yield { word, stem };
  }

  /** Of a page, its variants and the pages below it; the asked one and what it serves say nothing of its place. */
  private stemsAround(page: number): ReadonlySet<string> {
    const { index, tree } = this.source;
    const own = new Set(this.keywords);
    const around = [page, ...tree.variants(page), ...tree.children(page)].filter((row) => !own.has(row));
    const stems = new Set<string>();
    for (const row of around.slice(0, MOST_KEYWORDS))
      for (const id of index.stemIds.subarray(index.offsets[row], index.offsets[row + 1]))
        stems.add(index.stems[id] ?? '');
    return stems;
  }

  private fileParents(page: number): number {
    const { table, tree } = this.source;
    const names = new Set(
      [page, ...tree.variants(page)].map((row) => textAt(table.keyword, row).toLowerCase()),
    );
    const column = table.parentKeyword;
    return column === null
      ? 0
      : this.keywords.filter((row) => names.has(textAt(column, row).toLowerCase())).length;
  }

  private neighbours(page: number): number[] {
    const { table, silo, index, tree } = this.source;
    const { overlap } = createSimilarity(table, index);
    const isSection = silo.place[this.row] === PLACES.section;
    const beside = isSection ? tree.sections(page) : tree.children(page);
    return [...beside]
      .filter((row) => row !== this.row)
      .map((row) => ({ row, near: overlap(this.row, row), volume: table.volume[row] ?? UNKNOWN }))
      .sort((a, b) => b.near - a.near || b.volume - a.volume || a.row - b.row)
      .slice(0, MOST_NEIGHBOURS)
      .map(({ row }) => row);
  }
}
