// Prices of the operator's own, or newer ones: they replace those of the catalogue in this process.
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { takePrices } from './prices-in-use.ts';
import type { Provider } from './provider.ts';
import { PROVIDERS, TEXT_PROVIDERS } from './providers/index.ts';

const price = z.number().check(z.minimum(0), z.maximum(10_000));
const size = z.number().check(z.int(), z.positive());
const rank = z.number().check(z.minimum(0), z.maximum(100));
const modelId = z.string().check(z.minLength(1));
const oneOf = (gives: (provider: Provider) => unknown) =>
  z.enum(PROVIDERS.filter((provider) => gives(provider) !== undefined).map(({ id }) => id));
const pricedModelSchema = z.object({
  provider: z.enum(TEXT_PROVIDERS.map(({ id }) => id)),
  id: modelId,
  /** US dollars per million tokens. */
  inputUsdPerMillion: price,
  outputUsdPerMillion: price,
  name: z.optional(z.string()),
  /** These are of a model that the catalogue does not have; of one that it has, they replace its own. */
  contextWindow: z.optional(size),
  maxOutputTokens: z.optional(size),
  quality: z.optional(rank),
  speed: z.optional(rank),
});
const pricedImageModelSchema = z.object({
  provider: oneOf(({ image }) => image),
  id: modelId,
  /** US dollars, at the most. */
  usdPerImage: price,
});
const pricedEmbeddingModelSchema = z.object({
  provider: oneOf(({ embeddings }) => embeddings),
  id: modelId,
  /** US dollars per million tokens. */
  usdPerMillion: price,
});
const pricedSearchSchema = z.object({
  provider: oneOf(({ search, research }) => search ?? research),
  /** US dollars of one call, at the most. */
  usdPerSearch: price,
});
const listOf = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(1_000));
const catalogueFileSchema = z.object({
  /** When these prices were looked up. */
  date: z.iso.date(),
  models: z._default(listOf(pricedModelSchema), []),
  images: z.optional(listOf(pricedImageModelSchema)),
  embeddings: z.optional(listOf(pricedEmbeddingModelSchema)),
  searches: z.optional(listOf(pricedSearchSchema)),
});

/**
 * Takes over the prices of a file for the life of the process: `{ date, models: [{ provider, id, inputUsdPerMillion, outputUsdPerMillion, … }],
 * images: [{ provider, id, usdPerImage }], embeddings: [{ provider, id, usdPerMillion }], searches: [{ provider, usdPerSearch }] }`, each list
 * optional. To be called once, before the first call. Throws `ai.bad-catalogue` { field } for any other shape, and changes nothing then.
 */
export function applyCatalogueFile(text: string): void {
  const read = catalogueFileSchema.safeParse(jsonOf(text));
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') || 'JSON';
    throw new Fault('ai.bad-catalogue', { params: { field }, recovery: ['fix-file'] });
  }
  takePrices(read.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
