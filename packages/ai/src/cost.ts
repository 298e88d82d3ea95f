// Cost of a call: tokens times the catalogue's prices.
import { modelFacts, modelsOf } from './models.ts';

/** US dollars of one call; 0 for a model without a known price (see `isPriced`). */
export function costUsd(provider: string, model: string, inputTokens: number, outputTokens: number): number {
  const facts = modelFacts(provider, model);
  if (!facts) return 0;
  return (inputTokens * facts.inputUsdPerMillion + outputTokens * facts.outputUsdPerMillion) / 1_000_000;
}

/**
 * Whether a model's price is known: from the catalogue, or because every model of its provider is free.
 * Where it is not, a screen says so instead of showing 0.
 */
export function isPriced(provider: string, model: string): boolean {
  const known = modelsOf(provider);
  const isFree =
    known.length > 0 && known.every((facts) => facts.inputUsdPerMillion + facts.outputUsdPerMillion === 0);
  return isFree || modelFacts(provider, model) !== undefined;
}

/** What a provider's frame adds to a prompt: some tokens a message. */
const FRAME_TOKENS = 16;
/** Of a request that names no bound of its own: enough for a pillar page of 3,500 words in the wordier languages. */
export const DEFAULT_MAX_TOKENS = 8_192;

/** No tokenizer makes more tokens than a text has bytes in UTF-8. */
export const mostInputTokens = (texts: readonly (string | undefined)[]): number =>
  FRAME_TOKENS + new TextEncoder().encode(texts.join('')).length;

/**
 * The most that a call for text can cost, US dollars: its input as sent, and all that the reply may have. A model without a known price
 * counts as the dearest of its provider; of a provider without a catalogue nothing is known, and 0 is answered.
 */
export function mostUsdOfText(
  provider: string,
  model: string,
  { prompt, system, maxTokens = DEFAULT_MAX_TOKENS }: MostOfText,
): number {
  const inputTokens = mostInputTokens([system, prompt]);
  if (isPriced(provider, model)) return costUsd(provider, model, inputTokens, maxTokens);
  const prices = modelsOf(provider).map(({ id }) => costUsd(provider, id, inputTokens, maxTokens));
  return Math.max(0, ...prices);
}

export interface MostOfText {
  readonly prompt: string;
  readonly system?: string | undefined;
  /** Upper bound of the reply. */
  readonly maxTokens?: number | undefined;
}

/**
 * US dollars of a reply, null where no price is known, or where the provider did not say what it counted: a reply has a token at
 * least. A snapshot that nobody has looked up, answering for a listed model, costs
 * what was asked for: providers charge by the name in the request.
 */
export function costOfReply(
  provider: string,
  { answered, asked }: { readonly answered: string; readonly asked: string },
  inputTokens: number,
  outputTokens: number,
): number | null {
  const model = [answered, asked].find((id) => isPriced(provider, id));
  if (model === undefined) return null;
  const cost = costUsd(provider, model, inputTokens, outputTokens);
  return outputTokens === 0 && costUsd(provider, model, 1, 1) > 0 ? null : cost;
}
