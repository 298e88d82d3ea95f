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

/**
 * US dollars of a reply, null where no price is known. A snapshot that nobody has looked up, answering for a listed model, costs
 * what was asked for: providers charge by the name in the request.
 */
export function costOfReply(
  provider: string,
  { answered, asked }: { readonly answered: string; readonly asked: string },
  inputTokens: number,
  outputTokens: number,
): number | null {
  const model = [answered, asked].find((id) => isPriced(provider, id));
  return model === undefined ? null : costUsd(provider, model, inputTokens, outputTokens);
}
