// What each kind of text may cost and has to be worth: the rules that smart mode chooses a model by.

export const ROUTED_TASKS = ['pillar', 'cluster', 'supporting', 'meta', 'tags', 'other'] as const;
export type RoutedTask = (typeof ROUTED_TASKS)[number];

export interface RouteWeights {
  readonly quality: number;
  readonly cost: number;
  readonly history: number;
  readonly speed: number;
}

export interface RouteRule {
  /** US dollars of one request, at the most that it can cost. Never passed. */
  readonly budgetUsd: number;
  /** Of the catalogue, 0 to 100. Given up where nothing within the budget reaches it, and said so. */
  readonly leastQuality: number;
  readonly weights: RouteWeights;
  /** `routeKey` of the model that the user chose: it goes before every score and whatever its quality, within the budget. */
  readonly fixed?: string | undefined;
}

const USUAL: RouteWeights = { quality: 0.4, cost: 0.35, history: 0.15, speed: 0.1 };
const rule = (budgetUsd: number, leastQuality: number, weights = USUAL): RouteRule => ({
  budgetUsd,
  leastQuality,
  weights,
});

export const ROUTE_RULES: Readonly<Record<RoutedTask, RouteRule>> = {
  pillar: rule(0.15, 90, { ...USUAL, quality: 0.5 }),
  cluster: rule(0.08, 85),
  supporting: rule(0.04, 80),
  meta: rule(0.01, 85),
  tags: rule(0.005, 75),
  other: rule(0.06, 80),
};
