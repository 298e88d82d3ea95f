// View filters: which pages of the silo are shown and generated.
import * as z from 'zod/mini';

export const SORT_KEYS = ['score', 'keyword', 'difficulty', 'volume'] as const;
export const filtersSchema = z.object({
  maxDifficulty: z.number(),
  minVolume: z.number(),
  maxArticles: z.number(),
  searchQuery: z.string(),
  sortBy: z.enum(SORT_KEYS),
  sortOrder: z.enum(['asc', 'desc']),
  showCompleted: z.boolean(),
  showFavorites: z.boolean(),
});
export type Filters = z.infer<typeof filtersSchema>;

/** `showCompleted` includes completed pages; `showFavorites` restricts to favourites. */
export const DEFAULT_FILTERS: Filters = {
  maxDifficulty: 100,
  minVolume: 0,
  maxArticles: 20,
  searchQuery: '',
  sortBy: 'score',
  sortOrder: 'desc',
  showCompleted: true,
  showFavorites: false,
};

export const GROUPING_STRICTNESS = ['off', 'soft', 'moderate', 'hard'] as const;
export type GroupingStrictness = (typeof GROUPING_STRICTNESS)[number];

/** Content languages of an import. */
export const CONTENT_LANGUAGES = ['en', 'nl', 'fr', 'de', 'es', 'it', 'pt'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];
