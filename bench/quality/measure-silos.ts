// What would a practitioner mend in the plan of each sample list? Every list counts alike; the worst one decides.
import { join } from 'node:path';
import type { Line } from '../table.ts';
import type { QualityOptions } from './measure-grouping.ts';
import { runCommand } from './run-command.ts';
import { csvFilesIn, nameOf } from './samples.ts';
import { mostServed, type ScoredProject, type SiloScore, scoreSilo } from './score-silo.ts';

interface ListScore extends SiloScore {
  /** Whether any choice of as many pages could serve `ENOUGH_SERVED`. */
  readonly canServeEnough: boolean;
}

interface Measure {
  readonly name: string;
  /** Highest share that is good enough; for `served` the lowest. */
  readonly goal: number;
  /** Null where the list cannot say. */
  readonly of: (score: ListScore) => number | null;
  readonly atLeast?: true;
  /** A number of pages, not a share. */
  readonly counted?: true;
}

const FROM_A_THOUSAND = { keywords: 1000, share: 1 / 12 };
const BELOW_A_THOUSAND = 1 / 8;
const MOST_PAGES = 375;
const ENOUGH_SERVED = 0.9;

const MEASURES: readonly Measure[] = [
  { name: 'placements that share no telling word', goal: 0.05, of: ({ strangers }) => strangers },
  {
    name: 'pages with neither parent nor child',
    goal: 0.25,
    of: ({ alone, hasOwnTopics }) => (hasOwnTopics ? null : alone),
  },
  { name: 'children broader than their parent', goal: 0.005, of: ({ childBroader }) => childBroader },
  {
    name: 'children with more demand, where words say nothing',
    goal: 0.02,
    of: ({ childMoreDemandByWords }) => childMoreDemandByWords,
  },
  {
    name: 'children with more demand, all',
    goal: 1,
    of: ({ childMoreDemand }) => childMoreDemand,
  },
  {
    name: 'topics whose pillar lacks the label',
    goal: 0.02,
    of: ({ pillarWithoutLabel, hasOwnTopics }) => (hasOwnTopics ? null : pillarWithoutLabel),
  },
  {
    name: 'topics with a foreign label',
    goal: 0.05,
    of: ({ labelForeign, hasOwnTopics }) => (hasOwnTopics ? null : labelForeign),
  },
  {
    name: 'pages of the list nobody searches for',
    goal: 0.02,
    of: ({ nobodySearchesListed, isMap }) => (isMap ? null : nobodySearchesListed),
  },
  {
    name: 'pages nobody searches for, proposed ones too',
    goal: 1,
    of: ({ nobodySearches }) => nobodySearches,
  },
  {
    name: 'near-duplicate pages',
    goal: 0.005,
    of: ({ nearDuplicates, isMap }) => (isMap ? null : nearDuplicates),
  },
  {
    name: 'searches on two pages or sections, by letters',
    goal: 1,
    of: ({ splitSearches, isMap }) => (isMap ? null : splitSearches),
  },
  { name: 'pages that are web addresses', goal: 0, of: ({ addresses }) => addresses, counted: true },
  {
    name: 'pages against the most a plan may have',
    goal: 1,
    of: (score) => (score.isMap ? null : score.pages / mostPages(score.keywords)),
  },
  {
    name: 'known demand served, where as many pages can serve it',
    goal: ENOUGH_SERVED,
    of: ({ served, canServeEnough }) => (canServeEnough ? served : null),
    atLeast: true,
  },
  { name: 'known demand served, all', goal: 0, of: ({ served }) => served, atLeast: true },
];

function mostPages(keywords: number): number {
  const share = keywords >= FROM_A_THOUSAND.keywords ? FROM_A_THOUSAND.share : BELOW_A_THOUSAND;
  return Math.min(MOST_PAGES, Math.max(12, keywords * share));
}

/** A line a list with what misses its goal, then a line a measure: worst list, and how many lists meet the goal. */
export async function* measureSilos({ samples, file }: QualityOptions): AsyncGenerator<Line> {
  const scores: { name: string; score: ListScore }[] = [];
  for (const path of csvFilesIn(join(samples, 'csv')).filter((name) => name.includes(file))) {
    // The command's document is what this repository's own `build` command returns.
    const project = (await runCommand('build', [path, '--all'])) as ScoredProject;
    const score = await withMostServed(path, scoreSilo(project));
    scores.push({ name: nameOf(path), score });
    const missed = MEASURES.filter((measure) => isMissed(measure, score));
    const told = missed
      .map((measure) => `${measure.name} ${shown(measure, measure.of(score) ?? 0)}`)
      .join(', ');
    yield {
      measure: nameOf(path),
      goal: '',
      figure: `${score.keywords} keywords, ${score.pages} pages, ${score.topics} topics${score.hasOwnTopics ? ' of the file (labels and loners not judged)' : ''}${score.isMap ? ', pages of the file (their number, demand and likeness not judged)' : ''} · ${told === '' ? 'all goals met' : `missed: ${told}`}`,
      met: null,
    };
  }
  if (scores.length === 0) {
    yield { measure: 'lists of csv/', goal: '', figure: 'skipped: no sample lists there', met: null };
    return;
  }
  for (const measure of MEASURES) yield summaryOf(measure, scores);
}

/** Where the plan serves less than enough, a plan of every page says what the most searched ones would serve. */
async function withMostServed(path: string, score: SiloScore): Promise<ListScore> {
  if (score.served === null || score.served >= ENOUGH_SERVED) return { ...score, canServeEnough: true };
  const all = (await runCommand('build', [path, '--all', '--pages', 'all'])) as ScoredProject;
  return { ...score, canServeEnough: (mostServed(all, score.pages) ?? 0) >= ENOUGH_SERVED };
}

function summaryOf(measure: Measure, scores: readonly { name: string; score: ListScore }[]): Line {
  const known = scores
    .map(({ name, score }) => ({ name, figure: measure.of(score) }))
    .filter((entry): entry is { name: string; figure: number } => entry.figure !== null)
    .sort((a, b) => (measure.atLeast ? a.figure - b.figure : b.figure - a.figure));
  const [worst] = known;
  const mean = known.reduce((sum, { figure }) => sum + figure, 0) / Math.max(1, known.length);
  const missed = scores.filter(({ score }) => isMissed(measure, score)).length;
  return {
    measure: measure.name,
    goal: `${measure.atLeast ? '≥' : '≤'} ${shown(measure, measure.goal)}`,
    figure: `mean ${shown(measure, mean)}, worst ${shown(measure, worst?.figure ?? 0)} (${worst?.name ?? ''}), ${missed} of ${scores.length} lists miss it`,
    met: missed === 0,
  };
}

function isMissed({ of, goal, atLeast }: Measure, score: ListScore): boolean {
  const figure = of(score);
  if (figure === null) return false;
  return atLeast ? figure < goal : figure > goal;
}

const shown = ({ counted }: Measure, figure: number): string =>
  counted ? String(Math.round(figure * 10) / 10) : `${(figure * 100).toFixed(1)} %`;
