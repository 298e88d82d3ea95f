import { cleanLine } from './clean-text.ts';

export const MAX_TAGS = 8;
/** Characters. WordPress stores up to 200, but anything longer than this is a sentence, not a tag. */
const MAX_TAG_CHARACTERS = 60;
/** Characters before trimming and stripping `#`. */
const LONGEST_READ = 1_000;

/** At most `max`, in order, without leading `#`, quotes around them, empty ones, case-insensitive duplicates and over-long ones. */
export function normaliseTags(tags: readonly string[], max = MAX_TAGS): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const raw of tags) {
    if (raw.length > LONGEST_READ) continue;
    const tag = bareTag(cleanLine(raw));
    const key = tag.normalize('NFC').toLowerCase();
    if (tag === '' || tag.length > MAX_TAG_CHARACTERS || seen.has(key)) continue;
    seen.add(key);
    kept.push(tag);
    if (kept.length === max) break;
  }
  return kept;
}

/** Quotes go only from both sides: the last of `tyre 19"` is an inch. */
function bareTag(line: string): string {
  const tag = line.replace(/^[#\s]+|[,;.\s]+$/gu, '');
  const quoted = /^["'„“«](.*)["'”“»]$/u.exec(tag)?.[1];
  if (quoted !== undefined) return bareTag(quoted);
  // One that nothing closes.
  return /^["„“«][^"”“»]*$/u.test(tag) ? tag.slice(1).trim() : tag;
}
