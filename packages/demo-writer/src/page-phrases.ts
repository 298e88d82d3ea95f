// What the searches around a page are about, in words that sentences can name.
import { asWritten, capitalised, isAbbreviation, packFor, primarySubtag, stemsOf } from '@silosmith/language';
import type { Bank } from './bank.ts';
import type { DemoBrief } from './demo-brief.ts';
import type { Draw } from './random.ts';

/** A name longer than this makes a sentence unreadable. */
const MOST_WORDS = 6;
const FEWEST_DETAILS = 11;

/**
 * The keyword for a title: words that the topic writes large stay large (`AI`), nouns of a German one too; abbreviations in English, since
 * `sap` and `ai` are words elsewhere; first letter large.
 */
export function printed({
  keyword,
  topic,
  language,
}: Pick<DemoBrief, 'keyword' | 'topic' | 'language'>): string {
  const words = topic.split(/\s+/u).filter((word, at) => {
    const tail = [...word].slice(1).join('');
    return (
      tail !== tail.toLocaleLowerCase() ||
      (word !== word.toLocaleLowerCase() && (at > 0 || language.startsWith('de')))
    );
  });
  const large = new Map(words.map((word) => [word.toLocaleLowerCase(), word]));
  const isEnglish = primarySubtag(language) === 'en';
  const written = (word: string): string =>
    large.get(word) ?? (isEnglish || !isAbbreviation(word) ? asWritten(word) : word);
  return capitalised(keyword.replace(/[^\s]+/gu, written));
}

/**
 * What a search adds to the keyword: `for beginners` of `espresso machine for beginners`; null where it adds nothing. Where it adds
 * words in several places, those of one place, so that what was never searched for is not put together.
 */
export function detailOf(search: string, keyword: string, language: string): string | null {
  const { functionWords } = packFor(language);
  const own = new Set(stemsOf(keyword, language));
  const isSmall = (word: string | undefined): boolean =>
    word !== undefined && functionWords.has(word.toLowerCase());
  const isOwn = (word: string): boolean => {
    const stems = stemsOf(word, language);
    return stems.length === 0 || stems.every((stem) => own.has(stem));
  };
  const runs: string[][] = [[]];
  for (const word of search.split(/\s+/u)) {
    if (!isSmall(word) && isOwn(word)) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const telling = (run: readonly string[]): number =>
    run.filter((word) => !isSmall(word) && !/^\d+$/u.test(word)).length;
  const [run = []] = runs.toSorted((a, b) => telling(b) - telling(a));
  while (isSmall(run.at(-1))) run.pop();
  // `what are the best` of a question says no more than `best`; `for beginners` behind the keyword needs its `for`.
  while (run === runs[0] && isSmall(run[0])) run.shift();
  return telling(run) === 0 || run.length > MOST_WORDS ? null : run.join(' ');
}

/**
 * Details of the page's own searches, then of the pages around it; where they are few, common additions by draw. Each once. Single
 * words of the keyword are none: “fenced” of “fenced dog park” is nothing that a sentence could be about.
 */
export function detailsOf(brief: DemoBrief, bank: Bank, draw: Draw): string[] {
  const { keyword, language, outline, variants, children, siblings, links } = brief;
  const around = [...children, ...siblings, ...links.map((link) => link.keyword)];
  const searches = [...outline.flatMap(({ keywords }) => keywords), ...variants, ...around];
  const details = new Map<string, string>();
  const add = (detail: string | null): void => {
    if (detail !== null && !details.has(detail.toLowerCase())) details.set(detail.toLowerCase(), detail);
  };
  for (const search of searches) add(detailOf(search, keyword, language));
  if (details.size >= FEWEST_DETAILS) return [...details.values()];
  for (const addition of draw.shuffle(bank.additions)) if (details.size < FEWEST_DETAILS) add(addition);
  return [...details.values()];
}
