// The plan as a model is asked about it: in parts of whole topics, with what that costs.
import {
  type CheckedPage,
  costUsd,
  estimateTokens,
  isOwnMachine,
  isPriced,
  needsBaseUrl,
  type Prompt,
  planCheckPrompt,
  planCheckTokens,
} from '@silosmith/ai';
import { textAt } from '@silosmith/contract';
import { type PlanLine, planLines, type SiloDocument } from '@silosmith/silo';

/** Who is asked. */
export interface PlanChecker {
  readonly provider: string;
  readonly model: string;
  /** Of the user's own server, where the provider has no address of its own; '' otherwise. */
  readonly baseUrl: string;
  /** Interface language tag: in which reasons are given. */
  readonly reasonLanguage: string;
}

export interface PlanToCheck {
  readonly provider: string;
  readonly model: string;
  readonly reasonLanguage: string;
  /** One call each. */
  readonly prompts: readonly Prompt[];
  /** Row of each page, by its number in the prompts less one. */
  readonly rows: readonly number[];
  /** US dollars, estimated; null where no price is known. */
  readonly costUsd: number | null;
}

/** Pages of one call: the plan of most lists is one call, and a model still reads every line. */
const MOST_PAGES = 150;
/** Further keywords named of a page: enough to tell what it is about. */
const MOST_ALSO = 5;
/** Tops of other topics that a call names, those with most demand. */
const MOST_ELSEWHERE = 150;

type Numbered = PlanLine & { readonly number: number };

/** O(keywords log keywords). */
export function planToCheck(document: SiloDocument, checker: PlanChecker): PlanToCheck {
  const { provider, model, reasonLanguage } = checker;
  const { table, language } = document;
  const lines = planLines(document).map((line, at) => ({ ...line, number: at + 1 }));
  const tops = lines.filter(({ level }) => level === 1);
  const keyword = (row: number): string => textAt(table.keyword, row);
  const pageOf = ({ number, level, row, demand, also }: Numbered): CheckedPage => {
    return { number, level, keyword: keyword(row), demand, also: also.slice(0, MOST_ALSO).map(keyword) };
  };
  const prompts = partsOf(lines).map((part) => {
    const here = new Set(part.map(({ number }) => number));
    const elsewhere = tops.filter(({ number }) => !here.has(number)).slice(0, MOST_ELSEWHERE);
    return planCheckPrompt({
      language,
      reasonLanguage,
      pages: part.map(pageOf),
      elsewhere: elsewhere.map(({ number, row }) => ({ number, keyword: keyword(row) })),
    });
  });
  const rows = lines.map(({ row }) => row);
  return { provider, model, reasonLanguage, prompts, rows, costUsd: priceOf(prompts, lines.length, checker) };
}

/** Whole topics, as many as one call takes. A topic of more pages is asked about in parts of whole clusters, each below their pillar. */
function partsOf(lines: readonly Numbered[]): Numbered[][] {
  const parts: Numbered[][] = [];
  for (const unit of blocksAt(1, lines).flatMap(smallEnough)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + unit.length <= MOST_PAGES) last.push(...unit);
    else parts.push(unit);
  }
  return parts;
}

function smallEnough(topic: Numbered[]): Numbered[][] {
  const [top, ...below] = topic;
  if (top === undefined || topic.length <= MOST_PAGES) return [topic];
  const parts: Numbered[][] = [];
  for (const block of blocksAt(2, below)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + block.length <= MOST_PAGES) last.push(...block);
    else parts.push([top, ...block]);
  }
  return parts;
}

/** Each line of the level with those below it. */
function blocksAt(level: number, lines: readonly Numbered[]): Numbered[][] {
  const blocks: Numbered[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last === undefined || line.level <= level) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

function priceOf(prompts: readonly Prompt[], pages: number, checker: PlanChecker): number | null {
  const { provider, model, baseUrl } = checker;
  if (prompts.length === 0 || (needsBaseUrl(provider) && isOwnMachine(baseUrl))) return 0;
  if (!isPriced(provider, model)) return null;
  const asked = prompts.reduce((sum, { system, prompt }) => sum + estimateTokens(system + prompt), 0);
  return costUsd(provider, model, asked, planCheckTokens(pages));
}
