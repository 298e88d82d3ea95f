// Prices of the operator's own, or newer ones: they replace those of the catalogue in this process.
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { takePrices } from './prices-in-use.ts';
import { TEXT_PROVIDERS } from './providers/index.ts';

const price = z.number().check(z.minimum(0), z.maximum(10_000));
const size = z.number().check(z.int(), z.positive());
const rank = z.number().check(z.minimum(0), z.maximum(100));
const pricedModelSchema = z.object({
  provider: z.enum(TEXT_PROVIDERS.map(({ id }) => id)),
  id: z.string().check(z.minLength(1)),
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
const catalogueFileSchema = z.object({
  /** When these prices were looked up. */
  date: z.iso.date(),
  models: z.array(pricedModelSchema).check(z.maxLength(1_000)),
});

/**
 * Takes over the prices of a file, `{ date, models: [{ provider, id, inputUsdPerMillion, outputUsdPerMillion, … }] }`, for the life of the
 * process: to be called once, before the first call. Throws `ai.bad-catalogue` { field } for any other shape, and changes nothing then.
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
