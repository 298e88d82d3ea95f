import { cleanLine } from './clean-text.ts';

export const MAX_TAGS = 8;
/** Characters. WordPress stores up to 200, but anything longer than this is a sentence, not a tag. */
const MAX_TAG_CHARACTERS = 60;
/** Characters before trimming and stripping `#`. */
const LONGEST_READ = 1_000;

/** At most `max`, in order, without leading `#`, empty ones, case-insensitive duplicates and over-long ones. */
export function normaliseTags(tags: readonly string[], max = MAX_TAGS): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  for (const raw of tags) {
    if (raw.length > LONGEST_READ) continue;
    const tag = cleanLine(raw).replace(/^[#"'„“«\s]+|["'”“»,;.\s]+$/gu, '');
    const key = tag.normalize('NFC').toLowerCase();
    if (tag === '' || tag.length > MAX_TAG_CHARACTERS || seen.has(key)) continue;
    seen.add(key);
    kept.push(tag);
    if (kept.length === max) break;
  }
  return kept;
}
