// The research of one's own that a page would gain from: tasks with their hours, cost and weight, by rule (specification, file 3 §9).
import type { PageId } from '@silosmith/contract';
import { asksForData } from './data-words.ts';

export type ResearchTaskKind = 'industry' | 'interview' | 'caseStudy' | 'data' | 'results' | 'competitors';

/** US dollars an hour; hours from and to; weight, 0 to 100. */
interface Rule {
  readonly usdPerHour: number;
  readonly hours: readonly [number, number];
  readonly impact: number;
  readonly effort: 'easy' | 'medium' | 'hard';
}
const RULES: Readonly<Record<ResearchTaskKind, Rule>> = {
  industry: { usdPerHour: 65, hours: [8, 12], impact: 95, effort: 'hard' },
  interview: { usdPerHour: 75, hours: [6, 10], impact: 90, effort: 'hard' },
  caseStudy: { usdPerHour: 60, hours: [4, 8], impact: 85, effort: 'medium' },
  data: { usdPerHour: 50, hours: [3, 6], impact: 75, effort: 'medium' },
  results: { usdPerHour: 45, hours: [4, 6], impact: 70, effort: 'medium' },
  competitors: { usdPerHour: 45, hours: [2, 4], impact: 65, effort: 'easy' },
};

const MUCH_SEARCHED = 1_000;
const HARD_ABOVE = 30;
const DATA = { searchedAbove: 500, easyBelow: 20 } as const;
const AUTHORITY = { base: 40, share: 0.3, most: 95 } as const;
const HOURS_A_DAY = 8;

export interface ResearchedPage {
  readonly id: PageId;
  readonly keyword: string;
  /** Searches a month, and 0 to 100; -1 unknown: no rule about it holds. */
  readonly volume: number;
  readonly difficulty: number;
}

export interface ResearchTask extends Rule {
  /** The same wherever the task is listed: of the page that it is about. */
  readonly key: string;
  readonly kind: ResearchTaskKind;
  /** Of the page that it is about. */
  readonly keyword: string;
  readonly isPriority: boolean;
}

/** Tasks of a page and, one each, of the pages right below it; heaviest first within the priority ones and the optional ones. */
export function researchTasksOf(
  page: ResearchedPage & { readonly isPillar: boolean },
  children: readonly ResearchedPage[],
  language: string,
): ResearchTask[] {
  const { volume, difficulty, isPillar } = page;
  const all = [page, ...children];
  const tasks: ResearchTask[] = [
    ...(isPillar ? [taskOf('industry', page, true)] : []),
    ...(difficulty > HARD_ABOVE || volume > MUCH_SEARCHED ? [taskOf('interview', page, true)] : []),
    taskOf('caseStudy', page, volume > MUCH_SEARCHED),
    ...all.filter(({ keyword }) => asksForData(keyword, language)).map(dataTask),
    ...(all.some((one) => one.volume > MUCH_SEARCHED) ? [taskOf('results', page, false)] : []),
    ...(isPillar ? children : all).map((one) => taskOf('competitors', one, false)),
  ];
  return tasks.sort((a, b) => Number(b.isPriority) - Number(a.isPriority) || b.impact - a.impact);
}

const dataTask = (page: ResearchedPage): ResearchTask => {
  const isEasy = page.difficulty >= 0 && page.difficulty < DATA.easyBelow;
  return taskOf('data', page, isEasy || page.volume > DATA.searchedAbove);
};

function taskOf(kind: ResearchTaskKind, { id, keyword }: ResearchedPage, isPriority: boolean): ResearchTask {
  return { ...RULES[kind], key: `${id}/${kind}`, kind, keyword, isPriority };
}

/** Estimates by rule, not measurements. */
export interface ResearchFigures {
  /** Midpoints of the hours. */
  readonly hours: number;
  readonly days: number;
  /** US dollars at the rates of the rules. */
  readonly priorityUsd: number;
  readonly optionalUsd: number;
  /** What the page could stand for once the priority tasks are done, 0 to 95. */
  readonly authority: number;
}

export function researchFiguresOf(tasks: readonly ResearchTask[]): ResearchFigures {
  const sum = (of: readonly ResearchTask[], figure: (task: ResearchTask) => number): number =>
    of.reduce((total, task) => total + figure(task), 0);
  const hoursOf = ({ hours: [from, to] }: ResearchTask): number => (from + to) / 2;
  const usdOf = (task: ResearchTask): number => hoursOf(task) * task.usdPerHour;
  const priority = tasks.filter(({ isPriority }) => isPriority);
  const hours = sum(tasks, hoursOf);
  return {
    hours,
    days: Math.ceil(hours / HOURS_A_DAY),
    priorityUsd: sum(priority, usdOf),
    optionalUsd: sum(tasks, usdOf) - sum(priority, usdOf),
    authority: Math.min(
      AUTHORITY.most,
      Math.round(AUTHORITY.base + AUTHORITY.share * sum(priority, ({ impact }) => impact)),
    ),
  };
}
