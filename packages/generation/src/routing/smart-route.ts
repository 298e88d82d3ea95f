// Which model writes which text in smart mode: the rule follows from what the prompt asks for, and from the page's level.
import {
  DEFAULT_MAX_TOKENS,
  DEMO_PROVIDER,
  MODELS,
  type ModelFacts,
  type ModelHistory,
  mostInputTokens,
  type PageBrief,
  ROUTE_RULES,
  type RouteDecision,
  type RoutedTask,
  type RouteRule,
  readBrief,
  routeText,
} from '@silosmith/ai';
import type { Strategy, TextRequest } from '@silosmith/contract';

/** The id that stands for the choice of provider and model by rule. */
export const SMART_PROVIDER = 'smart';

export interface SmartRoute {
  /** Providers that can be called: those with a key. */
  readonly available: ReadonlySet<string>;
  /** Left out: the catalogue. */
  readonly models?: readonly ModelFacts[];
  readonly rules?: Readonly<Record<RoutedTask, RouteRule>>;
  /** By `routeKey`. */
  readonly history?: ReadonlyMap<string, ModelHistory>;
  /** US dollars that the day has left; null: no limit. */
  readonly leftTodayUsd?: number | null;
}

/**
 * Ids of those that smart mode may choose. Sample texts are no answer to a wish for the best model, and a server of one's own is asked only
 * where the user named it, also when a price file lists its models.
 */
export const ROUTED_PROVIDERS: readonly string[] = [
  ...new Set(MODELS.map(({ provider }) => provider).filter((provider) => provider !== DEMO_PROVIDER)),
];

/** With the prices in use now: they may be taken over after this module was loaded. */
export const routedModels = (): readonly ModelFacts[] =>
  MODELS.filter(({ provider }) => ROUTED_PROVIDERS.includes(provider));

const TASK_OF_LEVEL: Readonly<Record<PageBrief['level'], RoutedTask>> = {
  1: 'pillar',
  2: 'cluster',
  3: 'supporting',
};

/** A page below a pillar that is worth a pillar's model: much searched, and hard to rank for (specification, file 2 §9). */
const isDemanding = ({ volume, difficulty }: PageBrief): boolean => volume > 5_000 && difficulty > 70;

export type RoutedRequest = Pick<TextRequest, 'prompt' | 'system' | 'max_tokens'>;

export function routedTaskOf({ prompt }: Pick<RoutedRequest, 'prompt'>): RoutedTask {
  const asked = readBrief(prompt);
  if (asked === null) return 'other';
  // Outline, parts and repair of an article are the article's.
  if (asked.task === 'meta' || asked.task === 'tags') return asked.task;
  return isDemanding(asked.brief) ? 'pillar' : TASK_OF_LEVEL[asked.brief.level];
}

/** Of plain English text: estimates count tokens, a request its bytes. */
export const BYTES_A_TOKEN = 4;

/** Points of quality that a strategy gives up, or asks for: enough to reach the next class of models. */
const QUALITY_POINTS = { 'cost-optimized': -5, balanced: 0, 'quality-focused': 5 } as const;

/** The rule as the run's strategy has it. Its budget holds whatever the strategy. */
export const ruleFor = (strategy: Strategy | undefined, rule: RouteRule): RouteRule => ({
  ...rule,
  leastQuality: Math.min(100, Math.max(0, rule.leastQuality + QUALITY_POINTS[strategy ?? 'balanced'])),
});

const strategyOf = ({ prompt }: Pick<RoutedRequest, 'prompt'>): Strategy | undefined =>
  readBrief(prompt)?.brief.strategy;

export function decideFor(request: RoutedRequest, route: SmartRoute): RouteDecision {
  const { system = '', prompt, max_tokens: outputTokens = DEFAULT_MAX_TOKENS } = request;
  return decideForTokens(request, [mostInputTokens([system, prompt]), outputTokens], route);
}

export function decideForTokens(
  asked: Pick<RoutedRequest, 'prompt'>,
  [inputTokens, outputTokens]: readonly [input: number, output: number],
  { models = routedModels(), rules = ROUTE_RULES, available, history, leftTodayUsd }: SmartRoute,
): RouteDecision {
  return routeText({
    rule: ruleFor(strategyOf(asked), rules[routedTaskOf(asked)]),
    inputTokens,
    outputTokens,
    models,
    available,
    ...(history === undefined ? {} : { history }),
    ...(leftTodayUsd === undefined ? {} : { leftTodayUsd }),
  });
}
