// Reads the version-2 snapshot of the browser app; tolerant, since no schema was checked when it was written.
import {
  DEFAULT_FILTERS,
  type Filters,
  filtersSchema,
  type ProjectDocument,
  SORT_KEYS,
} from '@silosmith/contract';
import { asRecord, isRecord, numberOr, textOr } from './loose-values.ts';
import { nestedSiloProject } from './nested-silo-project.ts';
import { snapshotContent } from './snapshot-content.ts';

/**
 * A project of today from a snapshot: keywords of `csvData` and of the silo, places as the silo nests them; keywords that
 * stand nowhere in it are placed as a build would. The state may stand at the root or under `state`. Null where there is neither
 * a silo nor keyword data.
 */
export function readSnapshot(data: object): ProjectDocument | null {
  const root = asRecord(data);
  const state = isRecord(root.state) ? root.state : root;
  const nested = state.siloStructure ?? state.silo;
  const rows = state.csvData;
  if (!Array.isArray(nested) && !Array.isArray(rows)) return null;
  const language = textOr(state.language ?? state.researchLanguage, 'en');
  const project = asRecord(state.currentProject);
  return nestedSiloProject({
    name: textOr(project.name ?? state.name, ''),
    language,
    filters: snapshotFilters(state.filters),
    rows: Array.isArray(rows) ? rows : [],
    silo: Array.isArray(nested) ? nested : [],
    favorites: Array.isArray(state.favorites) ? state.favorites : [],
    ...snapshotContent(state),
  });
}

/** Whatever filters the snapshot has; the default for each that is missing or of another kind. */
function snapshotFilters(value: unknown): Filters {
  const found = asRecord(value);
  const checked = filtersSchema.safeParse({
    maxDifficulty: numberOr(found.maxDifficulty, DEFAULT_FILTERS.maxDifficulty),
    minVolume: numberOr(found.minVolume, DEFAULT_FILTERS.minVolume),
    maxArticles: numberOr(found.maxArticles, DEFAULT_FILTERS.maxArticles),
    searchQuery: textOr(found.searchQuery, ''),
    sortBy: SORT_KEYS.find((key) => key === found.sortBy) ?? DEFAULT_FILTERS.sortBy,
    sortOrder: found.sortOrder === 'asc' ? 'asc' : 'desc',
    showCompleted: found.showCompleted !== false,
    showFavorites: found.showFavorites === true,
  });
  return checked.success ? checked.data : DEFAULT_FILTERS;
}
