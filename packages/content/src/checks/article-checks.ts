// The checks of an article: each looks at one fact and finds at most one thing. A new check is an entry of this list.
import { META_DESCRIPTION_CHARACTERS, META_TITLE_CHARACTERS } from '../meta-limits.ts';
import { MAX_HEADING_CHARACTERS, MIN_H2 } from '../repair-headings.ts';
import type { ArticleFacts } from './article-facts.ts';

/** What each takes from the score of 100. `hint` takes nothing. */
export const SEVERITY_POINTS = { critical: 20, major: 10, minor: 5, hint: 0 } as const;
export type CheckSeverity = keyof typeof SEVERITY_POINTS;

export interface CheckedArticle {
  readonly facts: ArticleFacts;
  /** Characters of the search result's title and description; null where the page has none yet. */
  readonly metaTitleCharacters: number | null;
  readonly metaDescriptionCharacters: number | null;
  /** Keywords that the outline gave a place and the article does not answer. */
  readonly missingKeywords: number;
  /** Other pages that the link plan gives this one: a page without any cannot be asked for a link. */
  readonly linkTargets: number;
  /** Figures that no passage of the page's research has; 0 where nobody's claims are judged. */
  readonly unsupportedFigures: number;
  /** When the text was made; null where that is not known. */
  readonly yearWritten: number | null;
}

/** What a check finds where it has no rule for the language of the text: neither a fault nor a pass. */
export const UNCHECKED = 'unchecked';

export interface ArticleCheck {
  readonly id: string;
  readonly severity: CheckSeverity;
  /** Null where all is well; else the figure that tells what is wrong: a count, a share in percent, a length. */
  find(article: CheckedArticle): number | null | typeof UNCHECKED;
}

const when = (isWrong: boolean, figure = 0): number | null => (isWrong ? figure : null);
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
const levels = ({ headings }: ArticleFacts, level: number) => headings.filter((one) => one.level === level);

const FEWEST_WORDS = 300;
const MOST_PARAGRAPH_WORDS = 150;
const LIST_FROM_WORDS = 500;
const LEAST_DENSITY_PERCENT = 0.5;
const MOST_DENSITY_PERCENT = 3;
const MOST_LONG_SENTENCES_PERCENT = 25;
const CONTENTS_FROM_H2 = 4;
const LEAST_READING_EASE = 60;
const MOST_PASSIVE_PERCENT = 10;
const MOST_YEARS_OLD = 1;
const FEWEST_ALT_CHARACTERS = 10;
const GENERIC_FILE_NAME = /^(?:img|image|dsc|photo|picture|screenshot|untitled)?[-_ ]?\d*\.\w+$/iu;

const density = ({ keywordRatio }: ArticleFacts): number => Math.round(1000 * keywordRatio) / 10;
const outside = (length: number | null, [least, most]: readonly [number, number]): number | null =>
  length === null || (length >= least && length <= most) ? null : length;

export const ARTICLE_CHECKS: readonly ArticleCheck[] = [
  { id: 'no-h1', severity: 'critical', find: ({ facts }) => when(levels(facts, 1).length === 0) },
  {
    id: 'several-h1',
    severity: 'major',
    find: ({ facts }) => when(levels(facts, 1).length > 1, levels(facts, 1).length),
  },
  {
    id: 'h1-lacks-keyword',
    severity: 'major',
    find: ({ facts }) =>
      when(levels(facts, 1).length > 0 && !levels(facts, 1).some(({ hasKeyword }) => hasKeyword)),
  },
  { id: 'keyword-late', severity: 'major', find: ({ facts }) => when(!facts.keywordIsEarly) },
  {
    id: 'no-h2-with-keyword',
    severity: 'major',
    find: ({ facts }) => when(!levels(facts, 2).some(({ hasKeyword }) => hasKeyword)),
  },
  {
    id: 'few-h2',
    severity: 'major',
    find: ({ facts }) => when(levels(facts, 2).length < MIN_H2, levels(facts, 2).length),
  },
  {
    id: 'first-heading-not-h1',
    severity: 'minor',
    find: ({ facts: { headings } }) => when(headings[0] !== undefined && headings[0].level !== 1),
  },
  {
    id: 'second-heading-not-h2',
    severity: 'minor',
    find: ({ facts: { headings } }) => when(headings[1] !== undefined && headings[1].level !== 2),
  },
  { id: 'skipped-level', severity: 'minor', find: ({ facts }) => when(hasGap(facts)) },
  {
    id: 'long-heading',
    severity: 'minor',
    find: ({ facts }) => {
      const long = facts.headings.filter(({ text }) => [...text].length > MAX_HEADING_CHARACTERS).length;
      return when(long > 0, long);
    },
  },
  {
    id: 'too-short',
    severity: 'critical',
    find: ({ facts: { words } }) => when(words < FEWEST_WORDS, words),
  },
  {
    id: 'long-paragraph',
    severity: 'minor',
    find: ({ facts }) => {
      const long = facts.paragraphWords.filter((words) => words > MOST_PARAGRAPH_WORDS).length;
      return when(long > 0, long);
    },
  },
  {
    id: 'no-list',
    severity: 'minor',
    find: ({ facts }) => when(facts.words > LIST_FROM_WORDS && facts.lists === 0),
  },
  {
    id: 'contents-list',
    severity: 'hint',
    find: ({ facts }) => when(levels(facts, 2).length >= CONTENTS_FROM_H2, levels(facts, 2).length),
  },
  {
    id: 'few-internal-links',
    severity: 'major',
    find: ({ facts: { internalLinks }, linkTargets }) =>
      when(internalLinks < Math.min(2, linkTargets), internalLinks),
  },
  { id: 'no-external-link', severity: 'minor', find: ({ facts }) => when(facts.externalLinks === 0) },
  {
    id: 'image-without-alt',
    severity: 'major',
    find: ({ facts: { images } }) => countOf(images.filter(({ alt }) => alt === '')),
  },
  {
    id: 'short-alt',
    severity: 'minor',
    find: ({ facts: { images } }) =>
      countOf(images.filter(({ alt }) => alt !== '' && [...alt].length < FEWEST_ALT_CHARACTERS)),
  },
  {
    id: 'generic-file-name',
    severity: 'minor',
    find: ({ facts: { images } }) =>
      countOf(images.filter(({ fileName }) => GENERIC_FILE_NAME.test(fileName))),
  },
  {
    id: 'low-density',
    severity: 'minor',
    find: ({ facts }) => when(density(facts) < LEAST_DENSITY_PERCENT, density(facts)),
  },
  {
    id: 'high-density',
    severity: 'major',
    find: ({ facts }) => when(density(facts) > MOST_DENSITY_PERCENT, density(facts)),
  },
  {
    id: 'long-sentences',
    severity: 'minor',
    find: ({ facts: { longSentences, sentences } }) => {
      const share = percent(longSentences, sentences);
      return when(share > MOST_LONG_SENTENCES_PERCENT, share);
    },
  },
  {
    id: 'repeated-openings',
    severity: 'minor',
    find: ({ facts: { repeatedOpenings } }) => when(repeatedOpenings > 0, repeatedOpenings),
  },
  {
    id: 'keywords-missing',
    severity: 'minor',
    find: ({ missingKeywords }) => when(missingKeywords > 0, missingKeywords),
  },
  {
    id: 'unsupported-figures',
    severity: 'minor',
    find: ({ unsupportedFigures: figures }) => when(figures > 0, figures),
  },
  {
    id: 'meta-title-length',
    severity: 'minor',
    find: ({ metaTitleCharacters }) => outside(metaTitleCharacters, META_TITLE_CHARACTERS),
  },
  {
    id: 'meta-description-length',
    severity: 'minor',
    find: ({ metaDescriptionCharacters }) => outside(metaDescriptionCharacters, META_DESCRIPTION_CHARACTERS),
  },
  // Optional: whether a page needs them is for its owner to say, so they take nothing from the score.
  {
    id: 'hard-to-read',
    severity: 'hint',
    find: ({ facts: { style } }) => {
      if (style.readingEase === null) return style.sentences === 0 ? null : UNCHECKED;
      return when(style.readingEase < LEAST_READING_EASE, Math.round(style.readingEase));
    },
  },
  {
    id: 'passive-voice',
    severity: 'hint',
    find: ({ facts: { style } }) => {
      if (style.passiveSentences === null) return UNCHECKED;
      const isMuch = 100 * style.passiveSentences > MOST_PASSIVE_PERCENT * style.sentences;
      return when(isMuch, percent(style.passiveSentences, style.sentences));
    },
  },
  { id: 'no-call-to-action', severity: 'hint', find: ({ facts: { style } }) => lacks(style.invites) },
  { id: 'no-author', severity: 'hint', find: ({ facts: { style } }) => lacks(style.namesAuthor) },
  {
    id: 'no-date',
    severity: 'hint',
    find: (article) => {
      const years = pastYears(article);
      return years === null ? UNCHECKED : when(years.length === 0);
    },
  },
  {
    id: 'old-date',
    severity: 'hint',
    find: (article) => {
      const years = pastYears(article);
      if (years === null || article.yearWritten === null) return UNCHECKED;
      const age = article.yearWritten - Math.max(...years);
      return when(Number.isFinite(age) && age > MOST_YEARS_OLD, age);
    },
  },
];

const lacks = (has: boolean | null): ReturnType<ArticleCheck['find']> =>
  has === null ? UNCHECKED : when(!has);

/** Years further ahead are plans and forecasts, which do not say how current a text is. */
function pastYears({ facts: { style }, yearWritten }: CheckedArticle): readonly number[] | null {
  if (style.years === null || yearWritten === null) return style.years;
  return style.years.filter((year) => year <= yearWritten + 1);
}

const countOf = (items: readonly unknown[]): number | null => when(items.length > 0, items.length);

function hasGap({ headings }: ArticleFacts): boolean {
  return headings.some(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? 0) + 1);
}
