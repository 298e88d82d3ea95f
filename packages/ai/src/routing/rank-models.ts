// Ranks the models that may take a request and says why: the same for texts and images. Pure: the same question has the same answer.

/** What a model is weighed by; each part is from 0 to 1. `fit`: how good it is at the kind of thing that is asked for. */
export type RoutePart = 'quality' | 'cost' | 'history' | 'speed' | 'fit';
/** A part that is left out counts for nothing. */
export type RouteParts = Readonly<Partial<Record<RoutePart, number>>>;

/** Calls of a model as usage records them. */
export interface ModelHistory {
  readonly calls: number;
  readonly failedCalls: number;
}

export interface Candidate {
  readonly provider: string;
  readonly model: string;
  readonly name: string;
  /** Of the catalogue, 0 to 100. */
  readonly quality: number;
  readonly speed: number;
  /** 0 to 100; left out: 0. */
  readonly fit?: number;
  /** US dollars of the request, at the most. */
  readonly mostUsd: number;
  /** What speaks against it whatever its price. */
  readonly unable?: Refusal | null;
}

export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly weights: RouteParts;
  /** US dollars of one request, at the most. Never passed. */
  readonly budgetUsd: number;
  /** Given up where nothing within the budget reaches it, and said so. */
  readonly leastQuality: number;
  /** `routeKey` of the model that goes before every score, whatever its quality. */
  readonly fixed?: string | undefined;
  /** Providers that can be called: those with a key. */
  readonly available: ReadonlySet<string>;
  /** By `routeKey`; a model without any has a history like most. */
  readonly history?: ReadonlyMap<string, ModelHistory> | undefined;
  /** US dollars that the day has left; null or left out: no limit. */
  readonly leftTodayUsd?: number | null | undefined;
  /** What the best score says of the chosen one. */
  readonly bestBy: 'best-score' | 'best-for-kind';
}

export interface RatedModel {
  readonly provider: string;
  readonly model: string;
  readonly name: string;
  readonly quality: number;
  /** Sum of the weighted parts. */
  readonly score: number;
  /** Before their weights. */
  readonly parts: RouteParts;
  /** US dollars, at the most. */
  readonly mostUsd: number;
}

/** Codes of the sentences `generate.smart.reasons.…`. */
export type RouteReason =
  | { readonly code: Ranking['bestBy']; readonly params: { readonly score: number } }
  | { readonly code: 'ahead-of'; readonly params: { readonly model: string; readonly by: number } }
  | { readonly code: 'only-one' | 'by-user'; readonly params: Readonly<Record<string, never>> }
  | { readonly code: 'not-by-user'; readonly params: { readonly model: string } }
  | {
      readonly code: 'quality-given-up';
      readonly params: { readonly quality: number; readonly least: number };
    };

/** Codes of the sentences `generate.smart.refused.…`. */
export type RefusalCode =
  | 'no-key'
  | 'too-long'
  | 'over-request-budget'
  | 'over-daily-budget'
  | 'failing'
  | 'below-quality';

export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

export type RefusedModel = Refusal & { readonly provider: string; readonly model: string };

export interface RouteDecision {
  /** Null: no model may be called, `refused` says why. */
  readonly chosen: RatedModel | null;
  readonly runnerUp: RatedModel | null;
  readonly reasons: readonly RouteReason[];
  /** To be tried in this order where the chosen one fails; each within the same budget, none twice. */
  readonly fallbacks: readonly RatedModel[];
  readonly refused: readonly RefusedModel[];
}

const MOST_FALLBACKS = 3;
/** What a model is taken for before it was called: nine of ten calls succeed, as sure as five calls make one. */
const PRIOR = { successes: 4.5, calls: 5 } as const;
/** From this many calls on, a model that fails more often than not is left alone. */
const JUDGED_FROM_CALLS = 5;
const NO_CALLS: ModelHistory = { calls: 0, failedCalls: 0 };

export const routeKey = (provider: string, model: string): string => `${provider}/${model}`;

export function rankModels(ranking: Ranking): RouteDecision {
  const { candidates, leastQuality, fixed } = ranking;
  const refused: RefusedModel[] = [];
  const passed: RatedModel[] = [];
  for (const candidate of candidates) {
    const refusal = refusalOf(candidate, ranking);
    if (refusal === null) passed.push(rated(candidate, ranking));
    else refused.push({ provider: candidate.provider, model: candidate.model, ...refusal });
  }
  const good = passed.filter(({ quality }) => quality >= leastQuality);
  const isGivenUp = good.length === 0 && passed.length > 0;
  if (!isGivenUp) {
    for (const { provider, model, quality } of passed) {
      if (quality >= leastQuality || routeKey(provider, model) === fixed) continue;
      refused.push({ provider, model, code: 'below-quality', params: { quality, least: leastQuality } });
    }
  }
  const ranked = (isGivenUp ? passed : good).toSorted(byScore);
  const wanted = passed.find(({ provider, model }) => routeKey(provider, model) === fixed);
  if (wanted !== undefined) return byUser(wanted, ranked, refused);
  const [chosen = null, runnerUp = null] = ranked;
  const reasons = chosen === null ? [] : reasonsOf(chosen, runnerUp, ranking, isGivenUp);
  return { chosen, runnerUp, reasons, fallbacks: fallbacksOf(ranked), refused };
}

/** Where it fails, the others follow by their scores. */
function byUser(
  chosen: RatedModel,
  ranked: readonly RatedModel[],
  refused: readonly RefusedModel[],
): RouteDecision {
  const others = ranked.filter((model) => model !== chosen);
  const reasons = [{ code: 'by-user', params: {} }] as const;
  return {
    chosen,
    runnerUp: others[0] ?? null,
    reasons,
    fallbacks: fallbacksOf([chosen, ...others]),
    refused,
  };
}

const callsOf = ({ provider, model }: Candidate, { history }: Ranking): ModelHistory =>
  history?.get(routeKey(provider, model)) ?? NO_CALLS;

function refusalOf(candidate: Candidate, ranking: Ranking): Refusal | null {
  const { provider, mostUsd, unable = null } = candidate;
  const { available, budgetUsd, leftTodayUsd = null } = ranking;
  if (!available.has(provider)) return { code: 'no-key', params: {} };
  if (unable !== null) return unable;
  if (mostUsd > budgetUsd) return { code: 'over-request-budget', params: { mostUsd, budgetUsd } };
  if (leftTodayUsd !== null && mostUsd > leftTodayUsd) {
    return { code: 'over-daily-budget', params: { mostUsd, leftUsd: leftTodayUsd } };
  }
  const { calls, failedCalls } = callsOf(candidate, ranking);
  return calls >= JUDGED_FROM_CALLS && failedCalls * 2 > calls
    ? { code: 'failing', params: { calls, failed: failedCalls } }
    : null;
}

/** In the order that the parts of a score are added up. */
const PARTS: readonly (readonly [RoutePart, (candidate: Candidate, ranking: Ranking) => number])[] = [
  ['quality', ({ quality }) => quality / 100],
  ['cost', ({ mostUsd }, { budgetUsd }) => (budgetUsd === 0 ? 1 : 1 - mostUsd / budgetUsd)],
  ['history', (candidate, ranking) => reliability(callsOf(candidate, ranking))],
  ['speed', ({ speed }) => speed / 100],
  ['fit', ({ fit = 0 }) => fit / 100],
];

const reliability = ({ calls, failedCalls }: ModelHistory): number =>
  (calls - failedCalls + PRIOR.successes) / (calls + PRIOR.calls);

function rated(candidate: Candidate, ranking: Ranking): RatedModel {
  const parts: Partial<Record<RoutePart, number>> = {};
  let score = 0;
  for (const [part, measured] of PARTS) {
    const weight = ranking.weights[part];
    if (weight === undefined) continue;
    const value = measured(candidate, ranking);
    parts[part] = value;
    score += weight * value;
  }
  const { provider, model, name, quality, mostUsd } = candidate;
  return { provider, model, name, quality, score, parts, mostUsd };
}

/** Equal scores: the cheaper one, then by name, so that the order of the list decides nothing. */
function byScore(a: RatedModel, b: RatedModel): number {
  const nameOf = ({ provider, model }: RatedModel): string => routeKey(provider, model);
  return b.score - a.score || a.mostUsd - b.mostUsd || (nameOf(a) < nameOf(b) ? -1 : 1);
}

/** Other providers first, each by its best: what has failed is as often a provider as a model. */
function fallbacksOf([chosen, ...others]: readonly RatedModel[]): RatedModel[] {
  if (chosen === undefined) return [];
  const seen = new Set([chosen.provider]);
  const elsewhere = others.filter(({ provider }) => !seen.has(provider) && seen.add(provider));
  return [...elsewhere, ...others.filter((model) => !elsewhere.includes(model))].slice(0, MOST_FALLBACKS);
}

const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

function reasonsOf(
  chosen: RatedModel,
  runnerUp: RatedModel | null,
  { bestBy, leastQuality, fixed, candidates }: Ranking,
  isGivenUp: boolean,
): RouteReason[] {
  const params = { quality: chosen.quality, least: leastQuality };
  const missed = candidates.find(({ provider, model }) => routeKey(provider, model) === fixed)?.name ?? fixed;
  return [
    ...(missed === undefined ? [] : [{ code: 'not-by-user', params: { model: missed } } as const]),
    { code: bestBy, params: { score: rounded(chosen.score) } },
    runnerUp === null
      ? { code: 'only-one', params: {} }
      : { code: 'ahead-of', params: { model: runnerUp.name, by: rounded(chosen.score - runnerUp.score) } },
    ...(isGivenUp ? [{ code: 'quality-given-up', params } as const] : []),
  ];
}
