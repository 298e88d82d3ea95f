// What the builder shows: a lens, the project's filters and narrower ones of the screen give the rows that pass, the pages above them, and what each filter hides.
import {
  DEFAULT_FILTERS,
  type Filters,
  INTENT_BITS,
  type Intent,
  PLACES,
  pageIdsOf,
  type SiteVerdict,
  UNKNOWN,
} from '@silosmith/contract';
import { isWeakFit } from '@silosmith/silo';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { SiteVerdicts } from '../../state/project/site-comparison.ts';
import { UNLIMITED } from '../../state/project/whole-plan.ts';

export const LENSES = ['first', 'plan', 'everything'] as const;
export type Lens = (typeof LENSES)[number];

/** Filters that look and change nothing: they are gone with the screen. */
export interface Narrowing {
  readonly intent: Intent | null;
  /** Label of a topic. */
  readonly topic: string | null;
  readonly isWeak: boolean;
  readonly written: boolean | null;
  /** Against the site that exists. */
  readonly onSite: SiteVerdict | null;
}
export const NOTHING_NARROWED: Narrowing = {
  intent: null,
  topic: null,
  isWeak: false,
  written: null,
  onSite: null,
};

/** One value for all that is not narrowed, so that it is known by identity. */
export function narrowing(change: Narrowing): Narrowing {
  const { intent, topic, isWeak, written, onSite } = change;
  const isNothing = intent === null && topic === null && !isWeak && written === null && onSite === null;
  return isNothing ? NOTHING_NARROWED : change;
}

/** A first batch is what a limit of pages shows; the other lenses have none. */
export function lensOf({ maxArticles }: Filters, showsAsides: boolean): Lens {
  if (maxArticles < UNLIMITED) return 'first';
  return showsAsides ? 'everything' : 'plan';
}

export interface Narrowed {
  /** In the order of the filters, with the pages above those that pass. */
  readonly rows: Int32Array;
  /** By row: 1 for what passes. */
  readonly passed: Uint8Array;
  readonly shown: number;
}

/** Narrows a selection further; a page above one that passes stays, and counts no more than before. `verdicts`: by row. */
export function narrowed(
  project: OpenProject,
  selection: Narrowed,
  by: Narrowing,
  verdicts: SiteVerdicts,
): Narrowed {
  if (by === NOTHING_NARROWED) return selection;
  const { intent, topic, isWeak, written, onSite } = by;
  const { silo } = project;
  const topicId = topic === null ? -1 : silo.topics.indexOf(topic);
  const passed = new Uint8Array(silo.place.length);
  const kept = new Uint8Array(silo.place.length);
  let shown = 0;
  for (const row of selection.rows) {
    if (selection.passed[row] !== 1) continue;
    if (intent !== null && ((silo.intent[row] ?? 0) & INTENT_BITS[intent]) === 0) continue;
    if (topic !== null && silo.topic[row] !== topicId) continue;
    if (isWeak && !isWeakFit(silo, row)) continue;
    if (written !== null && isWritten(project, row) !== written) continue;
    if (onSite !== null && verdicts.get(row)?.verdict !== onSite) continue;
    passed[row] = 1;
    shown += 1;
    // Three levels at most.
    for (let at = row, step = 0; at >= 0 && step < 3; at = silo.parent[at] ?? -1, step++) kept[at] = 1;
  }
  return { rows: selection.rows.filter((row) => kept[row] === 1), passed, shown };
}

export function isWritten({ articles, table }: OpenProject, row: number): boolean {
  return articles.has(pageIdsOf(table).at(row));
}

export type ActiveFilter =
  | 'search'
  | 'volume'
  | 'difficulty'
  | 'favourites'
  | 'completed'
  | 'limit'
  | 'narrowing';

/** Filters in force, so that an empty list can name them. */
export function activeFilters(filters: Filters, by: Narrowing): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  if (filters.searchQuery.trim() !== '') found.push('search');
  if (filters.minVolume > DEFAULT_FILTERS.minVolume) found.push('volume');
  if (filters.maxDifficulty < DEFAULT_FILTERS.maxDifficulty) found.push('difficulty');
  if (filters.showFavorites) found.push('favourites');
  if (!filters.showCompleted) found.push('completed');
  if (filters.maxArticles < UNLIMITED) found.push('limit');
  if (by !== NOTHING_NARROWED) found.push('narrowing');
  return found;
}

/** How many pages each of two filters hides by itself. */
export function hiddenBy(
  { table, silo }: Pick<OpenProject, 'table' | 'silo'>,
  filter: 'volume' | 'difficulty',
  limit: number,
): number {
  let hidden = 0;
  for (let row = 0; row < silo.place.length; row++) {
    const place = silo.place[row] ?? 0;
    if (place < PLACES.pillar || place > PLACES.subSupporting) continue;
    const figure = (filter === 'volume' ? table.volume[row] : table.difficulty[row]) ?? UNKNOWN;
    if (figure !== UNKNOWN && (filter === 'volume' ? figure < limit : figure > limit)) hidden += 1;
  }
  return hidden;
}

/** Rows, most demand first. */
export function byDemand(rows: Int32Array, demands: ArrayLike<number>): Int32Array {
  return rows.slice().sort((a, b) => (demands[b] ?? 0) - (demands[a] ?? 0) || a - b);
}
