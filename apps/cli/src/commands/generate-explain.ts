// `silosmith generate PROJECT --explain`: who would write what, why, and for how much; nothing is called or written.
import { catalogueDate, IMAGE_KINDS, type ImageKind, providerName, type RouteDecision } from '@silosmith/ai';
import type { ProjectDocument } from '@silosmith/contract';
import {
  decideForPicture,
  type Estimate,
  type ExplainedText,
  explainPlan,
  planGeneration,
  type RunChoice,
  SMART_PROVIDER,
} from '@silosmith/generation';
import type { CommandContext } from '../command.ts';
import { existingContent } from '../existing-content.ts';
import type { ProviderCalls } from '../platform/provider-calls.ts';

export interface Explanation {
  /** ISO date of the prices. */
  readonly pricesOf: string;
  readonly pages: readonly { readonly keyword: string; readonly estimate: Estimate }[];
  readonly total: Estimate;
  /** False: a model has no known price, and the figures are no estimate. */
  readonly priced: boolean;
  /** Of smart mode: each text with its decision. */
  readonly texts: readonly ExplainedText[];
  /** Of smart mode of images: each kind with its decision. */
  readonly images: readonly { readonly kind: ImageKind; readonly decision: RouteDecision }[];
}

interface Wish {
  readonly choice: RunChoice;
  /** Primary keywords; left out: every page. */
  readonly only: readonly string[] | undefined;
  readonly covered: ReadonlySet<string>;
  readonly calls: ProviderCalls;
}

export function explain(
  { output, messages }: CommandContext,
  document: ProjectDocument,
  { choice, only, covered, calls }: Wish,
): Explanation {
  const route = choice.provider === SMART_PROVIDER ? calls.smartRoute() : undefined;
  const plan = planGeneration({
    ...{ pages: document.silo, existing: existingContent(document, choice), covered, route },
    ...{ ...choice, pictureRoute: calls.pictureRoute(choice.pictures?.policy) },
    ...(only ? { only } : {}),
  });
  const texts = route === undefined ? [] : explainPlan(plan, route);
  for (const text of texts) output.line(lineOf(text, messages));
  const images = imageDecisions(choice, calls);
  for (const { kind, decision } of images) {
    const keyword = messages.t(`cli.explain.imageKinds.${kind}`);
    output.line(lineOf({ keyword, stage: 'image', decision }, messages));
  }
  for (const { keyword, estimate } of plan.items) {
    output.line(messages.t('cli.explain.page', { keyword, ...rangeOf(estimate) }));
  }
  const date = catalogueDate();
  if (!plan.priced) output.problem(messages.t('cli.explain.unpriced'));
  else
    output.line(messages.t('cli.explain.total', { count: plan.items.length, ...rangeOf(plan.total), date }));
  const pages = plan.items.map(({ keyword, estimate }) => ({ keyword, estimate }));
  return { pricesOf: date, pages, total: plan.total, priced: plan.priced, texts, images };
}

function imageDecisions({ pictures }: RunChoice, calls: ProviderCalls): Explanation['images'] {
  if (pictures?.provider !== SMART_PROVIDER) return [];
  const route = calls.pictureRoute(pictures.policy);
  return IMAGE_KINDS.map((kind) => ({ kind, decision: decideForPicture(kind, route) }));
}

const dollars = (usd: number): string => usd.toFixed(4);
const rangeOf = ({ costUsdLow, costUsdHigh }: Estimate) => ({
  low: dollars(costUsdLow),
  high: dollars(costUsdHigh),
});

interface Explained {
  readonly keyword: string;
  readonly stage: string;
  readonly decision: RouteDecision;
}

function lineOf(
  { keyword, stage, decision: { chosen, reasons, refused } }: Explained,
  { t }: CommandContext['messages'],
): string {
  if (chosen === null) {
    const codes = [...new Set(refused.map(({ code }) => code))];
    const why = codes.map((code) => t(`cli.explain.refused.${code}`)).join('; ');
    return t('cli.explain.nobody', { keyword, stage, why });
  }
  const why = reasons.map(({ code, params }) => t(`cli.explain.reasons.${code}`, params)).join('; ');
  const provider = providerName(chosen.provider);
  return t('cli.explain.text', {
    keyword,
    stage,
    model: chosen.name,
    provider,
    most: dollars(chosen.mostUsd),
    why,
  });
}
