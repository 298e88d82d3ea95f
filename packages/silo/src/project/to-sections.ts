// The sections of a page; those about the same thing share a heading.
import { type KeywordTable, type Section, type SiloState, textAt, type Variant } from '@silosmith/contract';
import { demandColumn } from '../plan/demand.ts';
import { MOST_HEADINGS } from '../plan/section-hosts.ts';
import type { TokenIndex } from '../tokens/index.ts';
import type { PageTree } from '../tree/page-tree.ts';
import type { Explain } from '../why/explain-placement.ts';

export interface SectionSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  readonly tree: PageTree;
  readonly explain: Explain;
  /** Whether a section shares no heading where the page has room for one of its own. */
  readonly standsAlone: (row: number) => boolean;
}

/** Row → whether it is a section that one keyword alone asks, and that nobody is known to search for: a word that it shares with another makes them no one thing. */
export function createLoneSections(
  table: KeywordTable,
  silo: SiloState,
  tree: PageTree,
): (row: number) => boolean {
  const { demand, isSearches } = demandColumn(table, silo);
  return (row) => isSearches && demand[row] === 0 && tree.variants(row).length === 0;
}

/** Most demand first. Sections whose commonest word beside the page's is the same share a heading: the strongest of them names it. */
export function toSections(
  source: SectionSource,
  page: number,
  variantOf: (row: number) => Variant,
): Section[] {
  const { table, tree, explain } = source;
  const volume = (row: number) => table.volume[row] ?? 0;
  const byVolume = (rows: readonly number[]) => [...rows].sort((a, b) => volume(b) - volume(a) || a - b);
  const sections: Section[] = [];
  for (const rows of byHeading(source, page)) {
    const [lead, ...others] = byVolume(rows);
    if (lead === undefined) continue;
    const keyword = textAt(table.keyword, lead);
    const also = [...tree.variants(lead), ...others.flatMap((row) => [row, ...tree.variants(row)])];
    sections.push({
      heading: headingOf(keyword),
      keyword,
      volume: table.volume[lead] ?? 0,
      variants: byVolume(also).map(variantOf),
      why: explain(lead),
    });
  }
  return sections.sort((a, b) => demandOf(b) - demandOf(a) || (a.keyword < b.keyword ? -1 : 1));
}

function demandOf({ volume, variants }: Section): number {
  return variants.reduce((sum, variant) => sum + Math.max(0, variant.volume), Math.max(0, volume));
}

/** Sections by the commonest word that they have beside the page's; those that add none stand alone, and so do those that may, where that makes no more headings than a page has. */
function byHeading(source: SectionSource, page: number): readonly (readonly number[])[] {
  const apart = groupsBy(source, page, source.standsAlone);
  return apart.length <= MOST_HEADINGS ? apart : groupsBy(source, page, () => false);
}

function groupsBy(
  { index, tree }: SectionSource,
  page: number,
  standsAlone: (row: number) => boolean,
): (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const row of tree.sections(page)) {
    const key = standsAlone(row) ? -1 - row : commonestBeside(index, row, page);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Stem id; a number of its own below zero where the section has no word that the page has not. */
function commonestBeside({ offsets, stemIds, frequency }: TokenIndex, row: number, page: number): number {
  const theirs = stemIds.subarray(offsets[page], offsets[page + 1]);
  let best = -1 - row;
  for (const id of stemIds.subarray(offsets[row], offsets[row + 1])) {
    if (theirs.includes(id)) continue;
    if (best < 0 || (frequency[id] ?? 0) > (frequency[best] ?? 0)) best = id;
  }
  return best;
}

/** The keyword with a capital letter. */
function headingOf(keyword: string): string {
  const [first = ''] = keyword;
  return first.toUpperCase() + keyword.slice(first.length);
}
