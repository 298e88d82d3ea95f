// Brings a search result's title and description into their lengths by rule: nothing is added that title or article do not say.
import { foldAccents, packFor } from '@silosmith/language';
import { cutAtWord } from './clean-text.ts';
import {
  fitMetaDescription,
  fitMetaTitle,
  META_DESCRIPTION_CHARACTERS,
  META_TITLE_CHARACTERS,
} from './meta-limits.ts';
import { paragraphsOf, wordsOf } from './words.ts';

export interface MetaTexts {
  readonly title: string;
  readonly description: string;
}

export interface MetaSource {
  readonly keyword: string;
  readonly language: string;
  /** Null: nothing is written yet. */
  readonly article: { readonly title: string; readonly content: string } | null;
}

/** Title of 50 to 60 and description of 150 to 160 characters where the texts allow it; never more. */
export function fitMeta({ title, description }: MetaTexts, source: MetaSource): MetaTexts {
  return { title: titleOf(title, source), description: descriptionOf(description, source) };
}

type Range = readonly [number, number];
const lengthOf = (text: string): number => [...text].length;
const isWithin = (text: string, [least, most]: Range): boolean =>
  lengthOf(text) >= least && lengthOf(text) <= most;

/** What stands between the parts of a title, and must not end one. */
const BORDER = /\s*[|–—]\s*|\s+-\s+|\s*[:：]\s+/gu;
/** Parts are tried in pairs of borders; a reply may consist of nothing else. */
const MOST_BORDERS = 12;

function titleOf(written: string, source: MetaSource): string {
  const title = cutAtWord(written, Number.MAX_SAFE_INTEGER);
  const [least, most] = META_TITLE_CHARACTERS;
  const says = saysKeyword(source.keyword);
  if (lengthOf(title) < least) {
    const longer = cutAtWord(source.article?.title ?? '', Number.MAX_SAFE_INTEGER);
    return isWithin(longer, META_TITLE_CHARACTERS) && (says(longer) || !says(title)) ? longer : title;
  }
  if (lengthOf(title) <= most) return title;
  const choices = [...partsOf(title), withoutDanglingWords(fitMetaTitle(title), source.language)];
  const kept = says(title) ? choices.filter(says) : choices;
  const fitting = kept.find((part) => isWithin(part, META_TITLE_CHARACTERS));
  // A shorter title that says the keyword is worth more than one that is long enough.
  return fitting ?? kept.find((part) => lengthOf(part) <= most) ?? choices.at(-1) ?? title;
}

/** The title from one border between its parts to another, longest first. */
function partsOf(title: string): string[] {
  const borders = [...title.matchAll(BORDER)]
    .slice(0, MOST_BORDERS)
    .map(({ index, 0: { length } }) => [index, index + length] as const);
  const starts = [0, ...borders.map(([, end]) => end)];
  const ends = [...borders.map(([start]) => start), title.length];
  return starts
    .flatMap((start) => ends.filter((end) => end > start).map((end) => title.slice(start, end)))
    .sort((a, b) => b.length - a.length);
}

function withoutDanglingWords(title: string, language: string): string {
  const { functionWords } = packFor(language);
  const words = title.split(' ');
  const isDangling = (word = '') =>
    functionWords.has(foldAccents(word.toLowerCase())) || !/[\p{L}\p{N}]/u.test(word);
  while (words.length > 1 && isDangling(words.at(-1))) words.pop();
  return words.join(' ').replace(/[\s,;:.–—|(-]+$/u, '');
}

function saysKeyword(keyword: string): (text: string) => boolean {
  const plain = (text: string) => wordsOf(foldAccents(text.toLowerCase()));
  const wanted = plain(keyword);
  return (text) => {
    const said = new Set(plain(text));
    return wanted.every((word) => said.has(word));
  };
}

/** So little of a sentence says nothing. */
const FEWEST_ADDED = 40;
/** Later ones lean on what stands before them. */
const FIRST_SENTENCES = 8;
/** A sentence that says so much of what the description says adds nothing. */
const SAME = 0.5;
const SENTENCE_END = /[.!?。！？…]["'”’»)\]]*$/u;
const WIDE_END = /[。！？]$/u;

function descriptionOf(written: string, { language, article }: MetaSource): string {
  const line = cutAtWord(written, Number.MAX_SAFE_INTEGER);
  const [least, most] = META_DESCRIPTION_CHARACTERS;
  if (lengthOf(line) > most) return fitMetaDescription(line);
  if (lengthOf(line) >= least || article === null || line === '') return line;
  const ended = SENTENCE_END.test(line) ? line : `${line}.`;
  const begin = WIDE_END.test(ended) ? ended : `${ended} `;
  const room = most - lengthOf(begin);
  if (room < FEWEST_ADDED) return line;
  const sentences = newSentences(article.content, line, language);
  const whole = sentences
    .map((sentence) => begin + sentence)
    .find((text) => isWithin(text, META_DESCRIPTION_CHARACTERS));
  if (whole !== undefined) return whole;
  const [first] = sentences.filter((sentence) => lengthOf(sentence) >= room);
  return first === undefined ? line : `${begin}${cutAtWord(first, room - 1)}…`;
}

/** Of the first sentences of the article's paragraphs those that say something else, in their order. */
function newSentences(html: string, description: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const { functionWords } = packFor(language);
  const tellingOf = (text: string) =>
    wordsOf(foldAccents(text.toLowerCase())).filter((word) => !functionWords.has(word));
  const said = new Set(tellingOf(description));
  return paragraphsOf(html)
    .flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
    .slice(0, FIRST_SENTENCES)
    .filter((sentence) => {
      const words = tellingOf(sentence);
      return (
        SENTENCE_END.test(sentence) && words.filter((word) => said.has(word)).length < words.length * SAME
      );
    });
}
