// The prices that this process counts with: those of the catalogue, and over them what an operator set, here or on the server that answers.
import { CATALOGUE_DATE, MODELS, type ModelFacts } from './models.ts';
import { type SomeUnitPrices, setUnitPrices, type UnitPrices, unitPricesInUse } from './unit-prices.ts';

/** Fields that are absent are those of the catalogue. */
export type PricedModel = Pick<
  ModelFacts,
  'provider' | 'id' | 'inputUsdPerMillion' | 'outputUsdPerMillion'
> & {
  readonly [Field in keyof ModelFacts]?: ModelFacts[Field] | undefined;
};

export interface Prices extends SomeUnitPrices {
  /** ISO date on which they were looked up. */
  readonly date: string;
  readonly models: readonly PricedModel[];
}

/** Of a model that nobody has judged: smart mode does not choose it for its quality. */
const UNKNOWN_MODEL = { contextWindow: 128_000, maxOutputTokens: 8_192, quality: 0, speed: 0 } as const;

let date: string = CATALOGUE_DATE;

/** ISO date on which the prices in use were looked up. */
export const catalogueDate = (): string => date;

/** All of them, for another process or worker to count with the same. */
export const pricesInUse = (): Prices & UnitPrices => ({ date, models: [...MODELS], ...unitPricesInUse() });

/** Takes them over for the life of the process; what they leave out stays. True where that changes anything. */
export function takePrices(prices: Prices): boolean {
  const before = JSON.stringify(pricesInUse());
  for (const model of prices.models) {
    const at = MODELS.findIndex(({ provider, id }) => provider === model.provider && id === model.id);
    const known = MODELS[at] ?? { ...UNKNOWN_MODEL, name: model.id };
    MODELS.splice(at < 0 ? MODELS.length : at, 1, { ...known, ...given(model) });
  }
  setUnitPrices(prices);
  date = prices.date;
  return JSON.stringify(pricesInUse()) !== before;
}

/** Without the fields that are left out. */
const given = ({ provider, id, inputUsdPerMillion, outputUsdPerMillion, ...rest }: PricedModel) => {
  const said: Partial<ModelFacts> = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  return { ...said, provider, id, inputUsdPerMillion, outputUsdPerMillion };
};
