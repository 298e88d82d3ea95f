// Repairs an article below grade B: by rule, then by one call; what comes out is never worse than what went in.
import {
  isForRepair,
  isFreeFailure,
  type PageBrief,
  type Prompt,
  readRepairReply,
  repairPrompt,
} from '@silosmith/ai';
import {
  type ArticleReport,
  blocksOf,
  checkArticle,
  GOOD_SCORE,
  keepExternalLinks,
  repairByRule,
  repeatedOpenings,
  siloLinksOf,
  textOf,
  withBlocks,
  wordCount,
} from '@silosmith/content';
import type { Article, Repair } from '@silosmith/contract';
import { Fault, fromFaultShape, toFaultShape } from '@silosmith/kernel';
import { OVER_BUDGET } from '../run/spending.ts';
import { finishedHtml } from '../stages/article-record.ts';
import type { Ask } from '../stages/stage.ts';
import type { PaidStep } from './paid-steps.ts';

export interface Mended {
  readonly html: string;
  /** Null where there was nothing to repair. */
  readonly repair: Repair | null;
  /** Of the call, where one was made. */
  readonly step: PaidStep | null;
}

interface Version {
  readonly html: string;
  readonly report: ArticleReport;
}

export interface MendWish {
  /**
   * The user asked for the repair itself: whatever check a text can meet is repaired, not only a grade below B; links of the article stay; and
   * where the model cannot be asked, that is thrown.
   */
  readonly alone: boolean;
}

/** Throws faults that are not the provider's, and those that would befall every page; `alone`: every fault. */
export async function mendArticle(
  article: Repaired,
  brief: PageBrief,
  ask: Ask,
  wish: MendWish = { alone: false },
): Promise<Mended> {
  const prepared = prepare(article, brief, wish);
  if (prepared === null) return { html: article.content, repair: null, step: null };
  const { first, ruled, rules, failed, prompt, finish } = prepared;
  const changed = (blocks: ReadonlyMap<number, string>): Version =>
    judged(finish(withBlocks(ruled.html, blocks)), brief);
  const asked = prompt === null ? null : await askModel(prompt, ask, { ...wish, changed });
  const isKept =
    asked !== null && isBetter(asked.version, ruled) && !losesLength(asked.version, ruled, brief);
  const last = asked !== null && isKept ? asked.version : ruled;
  const repair: Repair = {
    scoreBefore: first.report.score,
    scoreAfter: last.report.score,
    rules: [...rules],
    model: asked === null ? 'not-asked' : isKept ? 'kept' : 'dropped',
    failed,
  };
  return { html: last.html, repair, step: asked?.step ?? null };
}

/**
 * What a repair that the user asks for would ask the model, word for word: its price follows from it. `prompt` is null where the rules are
 * enough; null where there is nothing to repair.
 */
export function plannedRepair(
  article: Repaired,
  brief: PageBrief,
): { readonly prompt: Prompt | null } | null {
  return prepare(article, brief, { alone: true });
}

type Repaired = Pick<Article, 'content' | 'title'>;

interface Prepared {
  readonly first: Version;
  /** As the rules leave it. */
  readonly ruled: Version;
  /** Those that changed something; none where they made it no better. */
  readonly rules: readonly string[];
  /** Checks that failed before. */
  readonly failed: Repair['failed'];
  /** Null where nothing is left that a model could do. */
  readonly prompt: Prompt | null;
  readonly finish: (html: string) => string;
}

/** All but the call; null where there is nothing to repair. */
function prepare(article: Repaired, brief: PageBrief, { alone }: MendWish): Prepared | null {
  const isDone = alone ? meetsWhatTextsCan : isGood;
  const first = judged(article.content, brief);
  if (isDone(first)) return null;
  // Hints are no reason for a repair.
  const failed = first.report.failed.flatMap(({ check, severity }) => (severity === 'hint' ? [] : [check]));
  const finish = finisherOf(article, brief, alone);
  const { html, rules } = repairByRule(first.html, brief, failed);
  const byRule = judged(finish(html), brief);
  const isRuled = rules.length > 0 && isBetter(byRule, first);
  const ruled = isRuled ? byRule : first;
  const prompt = isDone(ruled) ? null : promptFor(ruled, brief, alone);
  return { first, ruled, rules: isRuled ? rules : [], failed, prompt, finish };
}

function judged(html: string, brief: PageBrief): Version {
  const { keyword, variants, outline, language, targetWords, links, facts = [] } = brief;
  const report = checkArticle({ content: html }, null, {
    demand: { keyword, variants, sections: outline, language },
    targetWords,
    linkTargets: links.length,
    passages: facts.map(({ quote }) => quote),
  });
  return { html, report };
}

const isGood = ({ report }: Version): boolean =>
  report.score >= GOOD_SCORE && report.facts.repeatedOpenings === 0;

const meetsWhatTextsCan = ({ report }: Version): boolean =>
  report.facts.repeatedOpenings === 0 && report.failed.every(({ check }) => !isForRepair(check));

/** An article that has been published or edited keeps its own links, whether they were planned or not, and is given no others by a list. */
function finisherOf(
  { content, title }: Pick<Article, 'content' | 'title'>,
  brief: PageBrief,
  alone: boolean,
): (html: string) => string {
  if (!alone) return (html) => finishedHtml(html, brief, title).html;
  const addresses: string[] = [];
  keepExternalLinks(content, (address) => addresses.push(address) > 0);
  const own: PageBrief = {
    ...brief,
    links: siloLinksOf(content).map(({ keyword }) => ({ keyword, relation: 'other', anchors: [] })),
    facts: [...(brief.facts ?? []), ...addresses.map((url) => ({ url, quote: '', title: '' }))],
  };
  return (html) => finishedHtml(html, own, title).html;
}

/** By score, then by equal beginnings of sentences. */
function isBetter(one: Version, other: Version): boolean {
  const gain = one.report.score - other.report.score;
  return gain > 0 || (gain === 0 && one.report.facts.repeatedOpenings < other.report.facts.repeatedOpenings);
}

const TOLERANCE = 0.1;
function losesLength(one: Version, other: Version, { targetWords }: PageBrief): boolean {
  const off = ({ html }: Version): number => Math.abs(wordCount(html) - targetWords) / targetWords;
  return off(one) > TOLERANCE && off(one) > off(other);
}

/** Would befall every page: the run stops for them. */
const OF_THE_RUN = new Set(['ai.no-key', 'ai.bad-key', 'ai.quota', 'ai.model-gone', 'ai.redirected']);

function promptFor({ html, report }: Version, brief: PageBrief, alone: boolean): Prompt | null {
  const failed = report.failed.filter(({ check }) => isForRepair(check));
  if (failed.length === 0) return null;
  const sentences = repeatedOpenings(html).flatMap((opening) => opening.sentences.slice(1));
  const blocks = blocksOf(html).map((block, at) => ({ at, html: block }));
  // Where only beginnings are repeated, the rest of the article is not sent.
  const isWhole = alone
    ? failed.some(({ check }) => check !== 'repeated-openings')
    : report.score < GOOD_SCORE;
  return repairPrompt({
    brief,
    blocks: isWhole ? blocks : blocks.filter((block) => holdsOne(block.html, sentences)),
    failed: isWhole ? failed : failed.filter(({ check }) => check === 'repeated-openings'),
    missing: report.leftOut.flatMap(({ keyword, reason }) => (reason === 'not-used' ? [keyword] : [])),
    sentences,
  });
}

/** Null where no answer came: the article stands as it is. */
async function askModel(
  prompt: Prompt,
  ask: Ask,
  { alone, changed }: MendWish & { changed(blocks: ReadonlyMap<number, string>): Version },
): Promise<{ version: Version; step: PaidStep } | null> {
  try {
    const { value, provenance } = await ask(prompt, readRepairReply);
    return { version: changed(value), step: { task: 'repair', provenance } };
  } catch (error) {
    const isOwn =
      error instanceof Fault && /^(?:ai|content)\./u.test(error.code) && !OF_THE_RUN.has(error.code);
    // The article is paid for: it stands as it is where the budget has no room for its repair.
    const isOverBudget = error instanceof Fault && error.code === OVER_BUDGET;
    if (alone && isOwn && !isFreeFailure(error)) throw spentFault(error);
    if (alone || (!isOwn && !isOverBudget)) throw error;
    return null;
  }
}

/** What the repair may cost is spent, for all that is known: another attempt would be beyond its price, and stop the run instead of its page. */
const spentFault = (fault: Fault): Fault => fromFaultShape({ ...toFaultShape(fault), retryable: false });

function holdsOne(block: string, sentences: readonly string[]): boolean {
  const text = textOf(block);
  return sentences.some((sentence) => text.includes(sentence));
}
