// The second opinion: what Yoast SEO says of an article once it is published, by its own code.
/// <reference path="./yoastseo.d.ts" />
import { Fault } from '@silosmith/kernel';
import { LANGUAGES, primarySubtag } from '@silosmith/language';
import type { AssessmentResult, Assessor } from 'yoastseo/build/scoring/assessors/seoAssessor.js';
import { cleanLine } from '../clean-text.ts';
import { rawTextOf, treeOf } from '../html-tree.ts';
import { arialWidthPx, SNIPPET_LIMITS } from '../snippet-width.ts';
import { yoastLanguageOf } from './yoast-languages.ts';

/** A page as a site will hold it; all but `html` is plain text. */
export interface YoastPage {
  /** The article without its title, links and images as delivered. */
  readonly html: string;
  readonly keyword: string;
  /** Of the post. */
  readonly title: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly slug: string;
  /** Address of the page: links to its host count as internal. */
  readonly url: string;
  /** BCP 47. */
  readonly language: string;
}

/** As Yoast SEO colours them: green, orange, red, grey. */
export type YoastRating = 'good' | 'ok' | 'bad' | 'feedback';

export interface YoastLine {
  /** Name of the assessment: `keyphraseDensity`. */
  readonly identifier: string;
  readonly rating: YoastRating;
  /** English plain text, one line. */
  readonly text: string;
}

export interface YoastAdvice {
  readonly seo: readonly YoastLine[];
  readonly readability: readonly YoastLine[];
  /** Assessments that failed inside yoastseo: what they would have said is not known. */
  readonly failed: number;
  /** Whether Yoast SEO knows the language; if not, it judges less. */
  readonly languageKnown: boolean;
}

/**
 * Loads yoastseo and the language at the first call. Throws `content.yoast-not-loaded` (a file of it could not be loaded) and
 * `content.yoast-failed`, with the text of its error as `cause`.
 */
export async function yoastAdviceOf(page: YoastPage): Promise<YoastAdvice> {
  const { known, locale, load } = yoastLanguageOf(page.language);
  const { Paper, Seo, Content, Researcher } = await loadParts(load);
  try {
    const paper = () => new Paper(page.html, { ...attributesOf(page), locale });
    const judgedBy = (Judge: typeof Seo): readonly AssessmentResult[] => {
      const judged = paper();
      const assessor: Assessor = new Judge(new Researcher(judged));
      assessor.assess(judged);
      return assessor.getValidResults();
    };
    const seo = judgedBy(Seo);
    const readability = judgedBy(Content);
    return {
      seo: linesOf(seo),
      readability: linesOf(readability),
      failed: [...seo, ...readability].filter((result) => result.getScore() === FAILED).length,
      languageKnown: known,
    };
  } catch (cause) {
    throw new Fault('content.yoast-failed', { cause });
  }
}

async function loadParts(loadLanguage: ReturnType<typeof yoastLanguageOf>['load']) {
  try {
    const [paper, seo, content, researcher] = await Promise.all([
      import('yoastseo/build/values/Paper.js'),
      import('yoastseo/build/scoring/assessors/seoAssessor.js'),
      import('yoastseo/build/scoring/assessors/contentAssessor.js'),
      loadLanguage(),
    ]);
    return {
      Paper: exportOf(paper.default),
      Seo: exportOf(seo.default),
      Content: exportOf(content.default),
      Researcher: exportOf(researcher.default),
    };
  } catch (cause) {
    throw new Fault('content.yoast-not-loaded', { cause, retryable: true, recovery: ['retry'] });
  }
}

const exportOf = <Value extends object>(exported: Exported<Value>): Value =>
  'default' in exported ? exported.default : exported;

function attributesOf({ keyword, title, metaTitle, metaDescription, slug, url, language }: YoastPage) {
  const tag = primarySubtag(language);
  const isRtl = LANGUAGES.find((one) => one.tag === tag)?.direction === 'rtl';
  return {
    keyword,
    title: metaTitle,
    titleWidth: Math.round(arialWidthPx(metaTitle, SNIPPET_LIMITS.desktop.titleSizePx)),
    textTitle: title,
    description: metaDescription,
    slug,
    permalink: url,
    writingDirection: isRtl ? 'RTL' : 'LTR',
  } as const;
}

const FAILED = -1;

const linesOf = (results: readonly AssessmentResult[]): YoastLine[] =>
  results
    .filter((result) => result.getScore() !== FAILED)
    .map((result) => ({
      identifier: result.getIdentifier(),
      rating: ratingOf(result.getScore()),
      text: cleanLine(rawTextOf(treeOf(result.getText()))),
    }));

/** Bounds of `scoring/interpreters/scoreToRating.js` in yoastseo. Scores below −1 are the worst. */
export function ratingOf(score: number): YoastRating {
  if (score === 0) return 'feedback';
  if (score <= 4) return 'bad';
  return score <= 7 ? 'ok' : 'good';
}
