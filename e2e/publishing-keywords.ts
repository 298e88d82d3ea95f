// How many pages the journeys publish to a real WordPress: as few as show their point, or PUBLISH_PAGES of them.

const KEYWORDS = [
  ...['rain barrel', 'rain barrel kit', 'rain barrel stand', 'rain barrel diverter', 'rain gauge'],
  ...['digital rain gauge', 'rain gauge accuracy', 'garden hose', 'garden hose reel'],
  ...['garden hose nozzle', 'expandable garden hose', 'how to clean a rain barrel'],
  ...['rain barrel spigot', 'rain barrel overflow', 'rain barrel filter', 'rain barrel pump'],
  ...['decorative rain barrel', 'wooden rain barrel', 'rain barrel winter storage', 'wireless rain gauge'],
  ...['glass rain gauge', 'how to read a rain gauge', 'garden hose repair', 'garden hose adapter'],
  ...['garden hose storage', 'soaker hose', 'soaker hose fittings', 'drip irrigation'],
  ...['drip irrigation timer', 'drip irrigation emitters'],
];

/** Also what takes too long for every run of the suite. */
export const AT_FULL_SIZE = process.env.PUBLISH_PAGES !== undefined;

/** Every journey counts on a pillar and two pages below it. */
const LEAST = 3;

/** `few` keywords, or as many as PUBLISH_PAGES says. */
export function publishedKeywords(few: number): readonly string[] {
  const wanted = process.env.PUBLISH_PAGES;
  if (wanted === undefined) return KEYWORDS.slice(0, few);
  const pages = Number(wanted);
  if (!Number.isInteger(pages) || pages < LEAST || pages > KEYWORDS.length)
    throw new Error(`PUBLISH_PAGES is a number from ${LEAST} to ${KEYWORDS.length}: ${wanted}`);
  return KEYWORDS.slice(0, pages);
}
