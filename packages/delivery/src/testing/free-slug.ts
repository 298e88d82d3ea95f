// Slugs as WordPress gives them: one that is taken gets a number.
/** The first of `wanted`, `wanted-2`, `wanted-3`… that is free; an empty one is nobody's. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (slug === '' || !taken.has(slug)) return slug;
  }
}
