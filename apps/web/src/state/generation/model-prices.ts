// Prices of models as the server counts them: its operator's stand over those that this app was built with, in the page and in its workers.
import { type PricedModel, type Prices, pricesInUse, takePrices } from '@silosmith/ai';
import { FUNCTIONS_PATH, type PricingReply, type PricingRow, pricingReplySchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createStore } from 'zustand/vanilla';
import { requestJson } from '../../platform/api-client.ts';
import { errorLog } from '../errors/browser-errors.ts';

/** Rises when prices change: what was worked out with the earlier ones is worked out again. */
export const pricesStore = createStore<{ readonly version: number }>(() => ({ version: 0 }));

/** An estimate waits for it. */
const TIMEOUT_MS = 10_000;
let asked: Promise<PricingReply> | null = null;

/** They are asked for again: before each run, for the server may have been started with others meanwhile. */
export function forgetPrices(): void {
  asked = null;
}

/** Of the server, asked once; where it gives none, those known last, and the log of errors says why. */
export async function modelPrices(): Promise<Prices> {
  asked ??= askForPricing('', TIMEOUT_MS);
  try {
    await asked;
  } catch (error) {
    asked = null;
    errorLog.record(error, 'generation');
  }
  return pricesInUse();
}

/** Takes over the prices of every answer, whoever asked. Throws what the server's refusal says. */
export async function askForPricing(query: string, timeoutMs?: number): Promise<PricingReply> {
  const reply = await requestJson(
    `${FUNCTIONS_PATH}/utility-hub${query}`,
    timeoutMs === undefined ? {} : { timeoutMs },
  );
  const read = pricingReplySchema.safeParse(reply);
  if (!read.success) throw new Fault('web.bad-reply', { retryable: true, recovery: ['retry'] });
  if (takePrices(pricesOf(read.data))) pricesStore.setState(({ version }) => ({ version: version + 1 }));
  return read.data;
}

/** An earlier server says nothing of images, embeddings and searches: those of the app stand. */
const pricesOf = ({ pricesOf: date, pricing, images, embeddings, searches }: PricingReply): Prices => ({
  date,
  models: pricing.map(pricedModel),
  images: images?.map(({ provider, model, costPerImage }) => ({
    ...{ provider, id: model, usdPerImage: costPerImage },
  })),
  embeddings: embeddings?.map(({ provider, model, costPerMillion }) => ({
    ...{ provider, id: model, usdPerMillion: costPerMillion },
  })),
  searches: searches?.map(({ provider, costPerSearch }) => ({ provider, usdPerSearch: costPerSearch })),
});

const pricedModel = (row: PricingRow): PricedModel => ({
  provider: row.provider,
  id: row.model,
  name: row.name,
  inputUsdPerMillion: perMillion(row.inputCostPer1K),
  outputUsdPerMillion: perMillion(row.outputCostPer1K),
  quality: row.qualityScore,
  speed: row.speedScore,
  contextWindow: row.contextWindow,
  maxOutputTokens: row.maxOutputTokens,
});

/** Without the last digits of a division by a thousand and back: 0.15, not 0.15000000000000002. */
const perMillion = (usdPer1K: number): number => Number((usdPer1K * 1_000).toPrecision(12));
