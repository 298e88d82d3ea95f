// Filters that show the whole plan.
import type { Filters } from '@silosmith/contract';
import { setFilters } from './project-store.ts';

/** No limit to the pages shown. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

export const WHOLE_PLAN = {
  minVolume: 0,
  maxDifficulty: 100,
  maxArticles: UNLIMITED,
  searchQuery: '',
  showFavorites: false,
  showCompleted: true,
} satisfies Partial<Filters>;

export function showWholePlan(): Promise<void> {
  return setFilters(WHOLE_PLAN);
}
