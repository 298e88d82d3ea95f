// Which tags are kept? Distinct, short, at most eight.
import { cleanLine } from './clean-text.ts';

export const MAX_TAGS = 8;
/** WordPress keeps 200; a tag longer than this is a sentence. */
const MAX_TAG_CHARACTERS = 60;
/** With all the blanks and marks around it. */
const LONGEST_READ = 1_000;

/** In their order, without leading `#`, empties, repetitions (letter case aside) and over-long ones. */
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
