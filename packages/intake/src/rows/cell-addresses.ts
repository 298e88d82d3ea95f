const SEPARATORS = /[\s|]+|[,;](?=\s*(?:https?:|www\.|\/))/u;
const NOTHING = /^(?:[-–—_.?*]+|n\/?a|nan|null|none)$/iu;

/** Distinct addresses of a cell, in order; separated by line breaks, spaces, bars or commas. */
export function addressesOf(cell: string): string[] {
  const addresses = cell
    .split(SEPARATORS)
    .map((part) => part.replace(/^[[("'<]+|[\])"'>,;]+$/gu, ''))
    .filter((part) => part !== '' && !NOTHING.test(part));
  return [...new Set(addresses)];
}
