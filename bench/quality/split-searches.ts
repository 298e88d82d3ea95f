// How many searches stand on two pages or sections: keywords of the same letters, whatever blanks, signs and accents stand between them.

/** Where a keyword stands: a page, or a section of one. */
export interface Standing {
  readonly keyword: string;
  readonly place: string;
}

/** Share of the sets of such keywords that stand in several places; 0 without any set. */
export function splitSearches(standing: readonly Standing[]): number {
  const sets = [...Map.groupBy(standing, ({ keyword }) => lettersOf(keyword)).values()].filter(
    (set) => new Set(set.map(({ keyword }) => keyword)).size > 1,
  );
  const split = sets.filter((set) => new Set(set.map(({ place }) => place)).size > 1);
  return sets.length === 0 ? 0 : split.length / sets.length;
}

/** Figures that stand apart are no one figure: `2.5` is no `25`. */
function lettersOf(keyword: string): string {
  const folded = keyword.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.replace(/(?<=\p{N})[^\p{L}\p{N}+#]+(?=\p{N})/gu, '|').replace(/[^\p{L}\p{N}+#|]+/gu, '');
}
