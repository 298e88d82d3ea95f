// How a text speaks to its reader: facts that hang on its language, null where nobody has taught us to find them in it.
import type { Element } from '../../html-tree.ts';
import { sentencesOf } from '../../sentence-openings.ts';
import { invitesToAct, namesAuthor } from './invitations.ts';
import { namedYears } from './named-years.ts';
import { passiveSentences } from './passive-voice.ts';
import { readingEase } from './reading-ease.ts';

export interface StyleFacts {
  /** Of paragraphs and list items. */
  readonly sentences: number;
  /** Of these, in the passive voice. */
  readonly passiveSentences: number | null;
  /** Flesch's, of the same sentences: 60 and more reads easily. */
  readonly readingEase: number | null;
  /** Whether a sentence asks the reader to act. */
  readonly invites: boolean | null;
  /** Whether the text says who wrote it. */
  readonly namesAuthor: boolean | null;
  /** Years of this century that it names, `<time>` included. */
  readonly years: readonly number[] | null;
}

/** `text`: one line per block. O(length). */
export function styleFactsOf(
  html: string,
  { text, elements, language }: { text: string; elements: readonly Element[]; language: string },
): StyleFacts {
  const sentences = sentencesOf(html).filter((sentence) => sentence.trim() !== '');
  const times = elements
    .filter(({ tagName }) => tagName === 'time')
    .map(({ properties }) => String(properties.dateTime ?? '').slice(0, 4));
  const isSigned = elements.some(
    ({ tagName, properties }) => tagName === 'a' && [properties.rel].flat().includes('author'),
  );
  return {
    sentences: sentences.length,
    passiveSentences: passiveSentences(sentences, language),
    readingEase: readingEase(sentences, language),
    invites: invitesToAct(sentences, language),
    namesAuthor: isSigned || namesAuthor(text.split('\n'), language),
    years: namedYears([text, ...times].join('\n'), language),
  };
}
