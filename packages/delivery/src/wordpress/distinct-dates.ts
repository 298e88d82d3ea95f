// Dates by which an importer tells items apart: it takes two of one type, title and date for one, and drops the second.

/**
 * Gives each item of a file its own date among those of its title: the one asked for, or the first free second behind it.
 * Dates are ISO 8601 in UTC.
 */
export function createDistinctDates(): (title: string, iso: string) => string {
  const byTitle = new Map<string, Map<number, number>>();
  return (title, iso) => {
    const key = comparedTitle(title);
    const laterOf = byTitle.get(key) ?? new Map<number, number>();
    byTitle.set(key, laterOf);
    const second = Math.floor(Date.parse(iso) / 1000);
    const free = firstFree(laterOf, second);
    return free === second ? iso : new Date(free * 1000).toISOString();
  };
}

/** `laterOf`: a taken second → one behind it that may be free. Steps are kept, so that thousands of one date take no square. */
function firstFree(laterOf: Map<number, number>, second: number): number {
  let free = second;
  for (let next = laterOf.get(free); next !== undefined; next = laterOf.get(free)) free = next;
  laterOf.set(second, free + 1);
  laterOf.set(free, free + 1);
  return free;
}

/** As the database of WordPress compares: without case, accents and spaces at the end. */
const comparedTitle = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
