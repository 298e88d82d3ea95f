import { foldWords } from '../words/fold-words.ts';

const SEPARATORS = /[\s|]+|[,;](?=\s*(?:https?:|www\.|\/))/u;
const NOTHING =
  /^(?:[-–—_.?*]+|n\/?a|nan|null|none|tb[acd]|to[- ]?(?:do|be\b.*)|not[- ].*|new(?: (?:page|url))?|existing(?: (?:page|url))?|pending|create)$/iu;
/** A path, a host, or several words joined to one as they are in a slug. */
const ADDRESS = /\/|\.[\p{L}\p{N}-]{2}|[\p{L}\p{N}][-_][\p{L}\p{N}]/u;

/**
 * Distinct addresses of a cell, in order; separated by line breaks, spaces, bars or commas. A word alone is the slug of a page if the keyword says it, else a remark
 * on the page (`open`, `draft`). `keyword`: that of the row.
 */
export function addressesOf(cell: string, keyword: () => string): string[] {
  if (NOTHING.test(cell.trim())) return [];
  let said: ReadonlySet<string> | null = null;
  const isSaid = (word: string) => {
    said ??= new Set(foldWords(keyword()).split(' '));
    return said.has(foldWords(word));
  };
  const addresses = cell
    .split(SEPARATORS)
    .map((part) => part.replace(/^[[("'<]+|[\])"'>,;]+$/gu, ''))
    .filter((part) => part !== '' && !NOTHING.test(part) && (ADDRESS.test(part) || isSaid(part)));
  return [...new Set(addresses)];
}
