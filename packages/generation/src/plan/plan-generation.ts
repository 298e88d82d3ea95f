// Plans a run: what is missing, in how many words, at what price.
import {
  costUsd,
  IMAGE_KINDS,
  isPriced,
  MOST_ADVICE_TOKENS,
  type PageBrief,
  type RatedModel,
  THINKING_TOKENS,
  usdPerImage,
  usdPerSearch,
} from '@silosmith/ai';
import type { ImageAmount, Page, Strategy, TemplateChoice } from '@silosmith/contract';
import { promptTokens } from '../article/article-calls.ts';
import { chainOf } from '../routing/smart-calls.ts';
import { decideForPicture, type PictureRoute, ROUTED_IMAGE_PROVIDERS } from '../routing/smart-pictures.ts';
import { BYTES_A_TOKEN, decideForTokens, SMART_PROVIDER, type SmartRoute } from '../routing/smart-route.ts';
import type { RunChoice } from '../run/run-settings.ts';
import { type HeldPage, mostUsdOfStage } from '../stages/alone.ts';
import { MOST_FACT_TOKENS } from '../stages/facts-of.ts';
import type { PictureChoice, ResearchChoice } from '../stages/generate-page.ts';
import { isAlone, STAGES, stagesOf } from '../stages/index.ts';
import {
  type AnyStage,
  type ExistingContent,
  isChosen,
  type PlannedCall,
  type ResearchStage,
  type Stage,
  type StageId,
} from '../stages/stage.ts';
import { heldOf, missingOf } from './missing-stages.ts';
import { pageBriefOf } from './page-brief.ts';
import { placedPagesOf } from './placed-pages.ts';

export interface Estimate {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** From short English replies to long ones in languages with more tokens a word; 0 for models without a known price. */
  readonly costUsdLow: number;
  readonly costUsdHigh: number;
}

export interface PlannedPage {
  /** What the app keeps the page's records under; also the id of the job's item. */
  readonly id: string;
  readonly keyword: string;
  readonly level: 1 | 2 | 3;
  readonly needs: readonly StageId[];
  readonly targetWords: number;
  readonly estimate: Estimate;
  readonly brief: PageBrief;
}

/** What one stage makes in the whole run. */
export interface StageCost {
  readonly stage: StageId;
  readonly pages: number;
  readonly estimate: Estimate;
}

export interface GenerationPlan {
  /** Pages that lack something, in outline order. */
  readonly items: readonly PlannedPage[];
  readonly total: Estimate;
  /** Stages that the run makes, in their order; their estimates add up to the total. */
  readonly stages: readonly StageCost[];
  /** Whether the catalogue knows the model's price; where not, costs are unknown rather than 0. */
  readonly priced: boolean;
}

export interface PlanRequest {
  readonly pages: readonly Page[];
  readonly existing: ExistingContent;
  readonly provider: string;
  readonly model: string;
  /** Smart mode: what a text costs follows from the model that its rule chooses. */
  readonly route?: SmartRoute | undefined;
  readonly language: string;
  /** Left out: pictures are neither planned nor made. */
  readonly pictures?: PictureChoice | undefined;
  /** Smart mode of images: who can be called, and what is known of earlier calls. */
  readonly pictureRoute?: PictureRoute | undefined;
  /** Left out: articles are written without research. */
  readonly research?: ResearchChoice | undefined;
  /** Stages that advise before an article is written; left out: none. */
  readonly advice?: readonly string[] | undefined;
  /** Form of the articles; left out: by level and intent. */
  readonly template?: TemplateChoice | undefined;
  /** Length, and what quality smart mode asks for; left out: `balanced`. */
  readonly strategy?: Strategy | undefined;
  /** What the run makes again: a repair plans nothing else. What it replaces is left out of `existing`. */
  readonly rewrites?: RunChoice['rewrites'];
  /** What the app keeps a page's records under: keys of `existing`, ids of the plan. Default: the primary keyword. */
  readonly idOf?: (page: Page) => string;
  /** Ids of the pages to plan for; left out: every page. */
  readonly only?: readonly string[];
  /** Primary keywords of pages that are not planned for unless `only` names them: the site has them already. */
  readonly covered?: ReadonlySet<string>;
}

/** Plans pages that lack a stage's record, or hold a stand-in. An id that occurs twice is planned once. */
export function planGeneration(
  request: PlanRequest,
  stages: readonly AnyStage[] = stagesOf(request.rewrites),
): GenerationPlan {
  const { pages, existing, language, only, covered } = request;
  const idOf = request.idOf ?? (({ keyword }: Page) => keyword);
  const wanted = only && new Set(only);
  const wantedStages = stages.filter((stage) => isChosen(stage, request));
  const planned = new Map<string, PlannedPage>();
  const parts: { readonly stage: StageId; readonly estimate: Estimate }[] = [];
  for (const placed of placedPagesOf(pages)) {
    const { keyword, level } = placed.page;
    const id = idOf(placed.page);
    let known: PageBrief | null = null;
    const briefOf = (): PageBrief => (known ??= pageBriefOf(placed, language, request));
    const missing = missingOf(id, existing, wantedStages, { alone: isAlone(request.rewrites), briefOf });
    const isAsked = wanted ? wanted.has(id) : covered?.has(keyword) !== true;
    if (missing.length === 0 || planned.has(id) || !isAsked) continue;
    const brief = briefOf();
    const estimates = missing.map((stage) => ({
      stage: stage.id,
      estimate:
        isAlone(request.rewrites) && stage.asks !== 'pictures'
          ? aloneEstimate(stage, { brief, records: heldOf(id, existing) }, request)
          : estimateOf(stage, brief, request),
    }));
    parts.push(...estimates);
    planned.set(id, {
      id,
      keyword,
      level,
      needs: missing.map(({ id }) => id),
      targetWords: brief.targetWords,
      estimate: sumOf(estimates.map(({ estimate }) => estimate)),
      brief,
    });
  }
  const items = [...planned.values()];
  return {
    items,
    total: sumOf(items.map((item) => item.estimate)),
    stages: stageCosts(parts, wantedStages),
    priced: isTextPriced(request) && isPicturePriced(request),
  };
}

function stageCosts(
  parts: readonly { readonly stage: StageId; readonly estimate: Estimate }[],
  stages: readonly AnyStage[],
): StageCost[] {
  const ofStage = Map.groupBy(parts, ({ stage }) => stage);
  return stages.flatMap(({ id }) => {
    const own = ofStage.get(id) ?? [];
    if (own.length === 0) return [];
    return [{ stage: id, pages: own.length, estimate: sumOf(own.map(({ estimate }) => estimate)) }];
  });
}

/** Images that a run would make of the page, at most. */
export const mostPicturesOf = ({ needs, brief }: PlannedPage, amount?: ImageAmount): number =>
  STAGES.reduce(
    (sum, stage) =>
      sum + (stage.asks === 'pictures' && needs.includes(stage.id) ? stage.pictures(brief, amount) : 0),
    0,
  );

/** Prompts of later stages quote records that do not exist yet; they are estimated without. */
function estimateOf(
  stage: AnyStage,
  brief: PageBrief,
  { provider, model, route, pictures, pictureRoute, research, advice = [] }: PlanRequest,
): Estimate {
  if (stage.asks === 'pictures')
    return pictureEstimate(stage.pictures(brief, pictures?.amount), pictures, pictureRoute);
  if (stage.asks === 'research')
    return pricedAt(research === undefined ? 0 : usdPerSearch(research.provider));
  const calls = stage.calls?.(brief) ?? [
    {
      inputTokens: promptTokens(stage.prompt({ brief, records: {} })),
      replyTokens: stage.replyTokens(brief),
    },
  ];
  const isReader = stage.advises !== true;
  const factTokens =
    (isReader && research !== undefined && stage.needs.includes('research') ? MOST_FACT_TOKENS : 0) +
    (isReader && stage.needs.some((id) => advice.includes(id)) ? MOST_ADVICE_TOKENS : 0);
  const writersOf = ({ inputTokens, replyTokens }: PlannedCall): readonly Writer[] => {
    if (route === undefined) return [{ provider, model }];
    const asked = stage.prompt({ brief, records: {} });
    const tokens = [inputTokens * BYTES_A_TOKEN, replyTokens.most + THINKING_TOKENS] as const;
    return chainOf(decideForTokens(asked, tokens, route));
  };
  return sumOf(calls.map((call) => callEstimate(call, writersOf(call), factTokens)));
}

/** What is repaired may need no model; every other text is paid for. The dearest is what its run may spend. */
function aloneEstimate(stage: Stage | ResearchStage, page: HeldPage, request: PlanRequest): Estimate {
  // One of several calls costs by itself what it costs in a run of everything.
  if (stage.asks !== 'research' && stage.calls !== undefined) return estimateOf(stage, page.brief, request);
  const { provider, model, route, pictures, research } = request;
  const choice = { provider, model, pictures, research, rules: route?.rules };
  const costUsdHigh = mostUsdOfStage(stage, page, choice) ?? 0;
  const usual = stage.mends ? pricedAt(0) : estimateOf(stage, page.brief, request);
  return { ...usual, costUsdHigh };
}

type Writer = Pick<RatedModel, 'provider' | 'model'>;

function callEstimate(
  { inputTokens, replyTokens, perhaps }: PlannedCall,
  /** Who is asked first, and who else may write it in the end. */
  writers: readonly Writer[],
  /** What research and advice may add to a prompt. */
  factTokens: number,
): Estimate {
  const { least, usual, most } = replyTokens;
  const priceOf = ({ provider, model }: Writer, input: number, output: number): number =>
    costUsd(provider, model, input, output);
  const costUsdHigh = Math.max(
    0,
    ...writers.map((writer) => priceOf(writer, inputTokens + factTokens, most)),
  );
  if (perhaps) return { inputTokens: 0, outputTokens: 0, costUsdLow: 0, costUsdHigh };
  const [first] = writers;
  return {
    inputTokens,
    outputTokens: Math.round(usual),
    costUsdLow: first === undefined ? 0 : priceOf(first, inputTokens, least),
    costUsdHigh,
  };
}

const pricedAt = (usd: number): Estimate => ({
  inputTokens: 0,
  outputTokens: 0,
  costUsdLow: usd,
  costUsdHigh: usd,
});

const NOBODY: PictureRoute = { available: new Set() };

/** At least the featured one; at most all, where the article has headings enough. */
function pictureEstimate(
  count: number,
  pictures: PictureChoice | undefined,
  route: PictureRoute = NOBODY,
): Estimate {
  const none = { inputTokens: 0, outputTokens: 0 };
  if (pictures?.provider === SMART_PROVIDER) {
    const chains = IMAGE_KINDS.map((kind) =>
      chainOf(decideForPicture(kind, { ...route, policy: pictures.policy })),
    );
    const most = Math.max(0, ...chains.flat().map(({ mostUsd }) => mostUsd));
    return { ...none, costUsdLow: chains[0]?.[0]?.mostUsd ?? 0, costUsdHigh: count * most };
  }
  const usd = (pictures && usdPerImage(pictures.provider, pictures.model)) ?? 0;
  return { ...none, costUsdLow: usd, costUsdHigh: count * usd };
}

/** Without a provider that can be called, smart mode has nobody whose price it would be. */
const isTextPriced = ({ provider, model, route }: PlanRequest): boolean =>
  route === undefined ? isPriced(provider, model) : route.available.size > 0;

function isPicturePriced({ pictures, pictureRoute = NOBODY }: PlanRequest): boolean {
  if (pictures?.provider === SMART_PROVIDER)
    return ROUTED_IMAGE_PROVIDERS.some((provider) => pictureRoute.available.has(provider));
  return pictures === undefined || usdPerImage(pictures.provider, pictures.model) !== null;
}

function sumOf(estimates: readonly Estimate[]): Estimate {
  const sum = (field: keyof Estimate): number =>
    estimates.reduce((total, estimate) => total + estimate[field], 0);
  return {
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costUsdLow: sum('costUsdLow'),
    costUsdHigh: sum('costUsdHigh'),
  };
}
