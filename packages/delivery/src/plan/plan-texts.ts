// Sentences of the plan as a document. The package has none: it asks for them by key, and each key is a sentence of the catalogue.
import type { SiteVerdict } from '@silosmith/contract';
import type { PlanReport, PlanRow } from './plan-report.ts';

const COLUMNS = [
  'level',
  'keyword',
  'topic',
  'parent',
  'sections',
  'variants',
  'demand',
  'volume',
  'difficulty',
  'intent',
  'slug',
  'words',
  'cost',
  'fit',
  'onSite',
  'sitePages',
  'why',
] as const;
export type PlanColumn = (typeof COLUMNS)[number];

/** Reasons with a sentence of their own; others say `placed`. */
const REASONS = [
  'pillarMarked',
  'pillarPromoted',
  'pillarHeuristic',
  'pillarOfTopic',
  'pillarProposed',
  'belowBroader',
  'belowAkin',
  'belowNamed',
  'belowWording',
  'belowRegion',
  'belowTopic',
  'belowAddress',
  'childByClosest',
  'clusterMarked',
  'childMarked',
  'byHand',
  'byFix',
  'bySuggestion',
  'movedAlong',
] as const;
const ASIDE = [
  'asideAddress',
  'asideCharacter',
  'asideLanguage',
  'asideAdult',
  'asideOperator',
  'asideSmall',
  'asideAlone',
] as const;

const METHOD = ['grouping', 'pages', 'aside', 'structure', 'size', 'figures', 'weak'] as const;

/** What the keys of sentences that name the unit of demand end in. */
export const UNIT_TEXTS = { searches: '', impressions: 'Impressions', keywords: 'Keywords' } as const;

export type PlanSentence =
  | `columns.${PlanColumn}`
  | `why.${(typeof REASONS)[number]}`
  | 'why.belowBroaderBy'
  | 'why.alone'
  | 'why.second'
  | 'why.placed'
  | 'why.shared'
  | 'why.runnerUp'
  | `aside.${(typeof ASIDE)[number]}`
  | 'aside.other'
  | `method.${(typeof METHOD)[number] | 'figuresImpressions'}`
  | `fit.${PlanRow['fit']}`
  | `onSite.${SiteVerdict}`
  | `sheets.${'plan' | 'setAside' | 'method'}`
  | `asideColumns.${'keyword' | 'volume' | 'impressions' | 'reason'}`
  | `page.${
      | 'title'
      | 'client'
      | 'author'
      | 'intro'
      | 'introImpressions'
      | 'introKeywords'
      | 'pages'
      | 'topics'
      | 'served'
      | 'servedImpressions'
      | 'servedKeywords'
      | 'words'
      | 'curve'
      | 'curveText'
      | 'curveTextImpressions'
      | 'curveTextKeywords'
      | 'topicCurve'
      | 'overview'
      | 'tree'
      | 'singles'
      | 'singlesFacts'
      | 'method'
      | 'setAside'
      | 'setAsideText'
      | 'setAsideImpressions'
      | 'more'
      | 'demand'
      | 'topicFacts'
      | 'estimate'
      | 'estimateImpressions'}`;

export type SayPlan = (key: PlanSentence, params?: Readonly<Record<string, string | number>>) => string;

/** Why the page is where it is; a weak fit names the page that comes next. */
export function whySentence(row: PlanRow, say: SayPlan): string {
  const { why, fit, weakness, topic } = row;
  const known = REASONS.find((reason) => reason === why.reason);
  const words = addedWords(row);
  const narrower = why.reason === 'belowBroader' && words !== '';
  if (fit === 'alone' || fit === 'second') return say(`why.${fit}`, { topic });
  const key: PlanSentence = narrower ? 'why.belowBroaderBy' : known ? `why.${known}` : 'why.placed';
  const parts = [say(key, { parent: why.parent ?? '', topic, words })];
  if (!narrower && why.parent !== null && why.sharedWords.length > 0)
    parts.push(say('why.shared', { words: why.sharedWords.join(' ') }));
  if (weakness === 'closeRunnerUp' && why.runnerUp !== null)
    parts.push(say('why.runnerUp', { keyword: why.runnerUp.keyword }));
  return parts.join(' ');
}

/** What the keyword says beyond its parent, in its own words; '' where it shares none, as in scripts without spaces. */
function addedWords({ keyword, why }: PlanRow): string {
  const shared = new Set(why.sharedWords.map((word) => word.toLowerCase()));
  const words = keyword.split(/\s+/u);
  const added = words.filter((word) => !shared.has(word.toLowerCase()));
  return added.length === words.length ? '' : added.join(' ');
}

export function asideSentence(reason: string, say: SayPlan): string {
  const known = ASIDE.find((code) => code === reason);
  return say(known ? `aside.${known}` : 'aside.other');
}

/** How the plan was made, a paragraph each. */
export function methodParagraphs(report: PlanReport, say: SayPlan, language: string): string[] {
  const { format } = new Intl.NumberFormat(language);
  const params = {
    keywords: format(report.keywordCount),
    pages: format(report.rows.length),
    aside: format(report.setAside.length),
    percent: Math.round(100 * report.facts.demandServedRatio),
  };
  const hasWeak = report.rows.some((row) => row.fit === 'weak');
  const leftOut = new Set<string>([
    ...(hasWeak ? [] : ['weak']),
    ...(report.setAside.length > 0 ? [] : ['aside']),
  ]);
  const figures = report.demandUnit === 'impressions' ? 'figuresImpressions' : 'figures';
  return METHOD.filter((part) => !leftOut.has(part)).map((part) =>
    say(`method.${part === 'figures' ? figures : part}`, params),
  );
}
