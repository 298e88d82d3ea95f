// Whether a text asks its readers to act, and whether it names who wrote it.
import { primarySubtag } from '@silosmith/language';
import { AUTHOR_PHRASES, INVITATIONS } from './invitation-phrases.ts';

const AFTER_WORD = String.raw`(?![\p{L}\p{N}])`;
const oneOf = (alternatives: string): string => `(?:${alternatives.replace(/\s*\n\s*/gu, '')})`;
const BEFORE_SENTENCE = String.raw`^[\s"'«“„¡–-]*`;

const invitations = new Map(
  Object.entries(INVITATIONS).map(([tag, { anywhere, opening }]): [string, RegExp] => [
    tag,
    new RegExp(
      `(?:(?<![\\p{L}\\p{N}])${oneOf(anywhere)}|${BEFORE_SENTENCE}${oneOf(opening)})${AFTER_WORD}`,
      'u',
    ),
  ]),
);

/** Whether a sentence asks the reader to act; null in a language without phrases. */
export function invitesToAct(sentences: readonly string[], language: string): boolean | null {
  const phrase = invitations.get(primarySubtag(language));
  if (phrase === undefined) return null;
  return sentences.some((sentence) => phrase.test(sentence.toLowerCase()));
}

const NAME = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`;
const NAMES_ALONE = new RegExp(`^${NAME}(?: (?:\\p{Ll}{1,3} )?${NAME}){1,3}(?:\\s*[,|·–(].*)?$`, 'u');
const NAME_FIRST = new RegExp(`^\\s*:?\\s*${NAME}`, 'u');

interface Lines {
  readonly about: RegExp;
  readonly by: RegExp;
  readonly short: RegExp;
}

const authorLines = new Map(
  Object.entries(AUTHOR_PHRASES).map(([tag, { about, by, short }]): [string, Lines] => [
    tag,
    {
      about: new RegExp(`^${oneOf(about)}${AFTER_WORD}`, 'iu'),
      by: new RegExp(`^${oneOf(by)}${AFTER_WORD}`, 'iu'),
      short: new RegExp(`^${oneOf(short)}${AFTER_WORD}`, 'iu'),
    },
  ]),
);

/** Whether a line of the text names who wrote it, or introduces them; null in a language without phrases. */
export function namesAuthor(lines: readonly string[], language: string): boolean | null {
  const known = authorLines.get(primarySubtag(language));
  if (known === undefined) return null;
  const rest = (line: string, phrase: RegExp): string | null => {
    const found = phrase.exec(line);
    return found === null ? null : line.slice(found[0].length);
  };
  return lines.some((line) => {
    const about = rest(line, known.about);
    if (about !== null && (/^\s*[:.]?$/u.test(about) || /^\s*[:–-]\s*\p{Lu}/u.test(about))) return true;
    const by = rest(line, known.by);
    if (by !== null && NAME_FIRST.test(by)) return true;
    const short = rest(line, known.short);
    return short !== null && NAMES_ALONE.test(short.trim());
  });
}
