// Prices of the operator's own, or newer ones: they replace those of the catalogue in this process.
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { CATALOGUE_DATE, MODELS, type ModelFacts } from './models.ts';
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

/** Of a model that nobody has judged: smart mode does not choose it for its quality. */
const UNKNOWN_MODEL = { contextWindow: 128_000, maxOutputTokens: 8_192, quality: 0, speed: 0 } as const;

let date: string = CATALOGUE_DATE;

/** ISO date on which the prices in use were looked up. */
export const catalogueDate = (): string => date;

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
  const { date: lookedUp, models } = read.data;
  for (const model of models) {
    const at = MODELS.findIndex(({ provider, id }) => provider === model.provider && id === model.id);
    const before = MODELS[at] ?? { ...UNKNOWN_MODEL, name: model.id };
    MODELS.splice(at < 0 ? MODELS.length : at, 1, { ...before, ...given(model) });
  }
  date = lookedUp;
}

/** Without the fields that the file leaves out. */
const given = (model: z.infer<typeof pricedModelSchema>) => {
  const { provider, id, inputUsdPerMillion, outputUsdPerMillion, ...rest } = model;
  const said: Partial<ModelFacts> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  return { ...said, provider, id, inputUsdPerMillion, outputUsdPerMillion };
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
