const NOT_LETTER_DIGIT_SPACE_HYPHEN = /[^\p{L}\p{M}\p{N}\s-]/gu;
const SPACES = /\s+/gu;
const HYPHEN_RUN = /-{2,}/gu;
const EDGE_HYPHENS = /^-|-$/gu;

/**
 * The name lower-cased, stripped of everything except letters, digits, spaces and hyphens, spaces turned into hyphens,
 * repeated hyphens collapsed, edge hyphens trimmed. Letters of every script are letters, so a
 * Cyrillic or Chinese name keeps its address (percent-encoded on the wire). Empty for a name without any letter or digit.
 */
export function projectSlug(name: string): string {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(NOT_LETTER_DIGIT_SPACE_HYPHEN, '')
      .replace(SPACES, '-')
      .replace(HYPHEN_RUN, '-')
      .replace(EDGE_HYPHENS, '')
      // A removed character may have separated a letter from its combining marks: compose again.
      .normalize('NFC')
  );
}
