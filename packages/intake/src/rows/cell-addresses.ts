// Which addresses does a cell list? One, or several between line breaks, blanks, bars or commas.

const SEPARATORS = /[\s|]+|[,;](?=\s*(?:https?:|www\.|\/))/u;
const NOTHING = /^(?:[-–—_.?*]+|n\/?a|nan|null|none)$/iu;

/** The addresses of a cell, each once, in order. */
export function addressesOf(cell: string): string[] {
  const addresses = cell
    .split(SEPARATORS)
    .map((part) => part.replace(/^[[("'<]+|[\])"'>,;]+$/gu, ''))
    .filter((part) => part !== '' && !NOTHING.test(part));
  return [...new Set(addresses)];
}
