// Prices of everything but texts: those of the providers' own files, and over them what was set.
import { PROVIDERS } from './providers/list.ts';

/** Of one model that makes images. */
export interface PricedImageModel {
  readonly provider: string;
  readonly id: string;
  /** US dollars, at the most. */
  readonly usdPerImage: number;
}

/** Of one model that gives embeddings. */
export interface PricedEmbeddingModel {
  readonly provider: string;
  readonly id: string;
  /** US dollars per million tokens. */
  readonly usdPerMillion: number;
}

/** Of one provider that searches the web or finds pages to read. */
export interface PricedSearch {
  readonly provider: string;
  /** US dollars of one call, at the most. */
  readonly usdPerSearch: number;
}

export interface UnitPrices {
  readonly images: readonly PricedImageModel[];
  readonly embeddings: readonly PricedEmbeddingModel[];
  readonly searches: readonly PricedSearch[];
}
/** Lists that are absent change nothing. */
export type SomeUnitPrices = { readonly [List in keyof UnitPrices]?: UnitPrices[List] | undefined };

const keyOf = (provider: string, id: string): string => JSON.stringify([provider, id]);

/** Changed by `setUnitPrices` alone. */
const IMAGES = new Map<string, PricedImageModel>();
const EMBEDDINGS = new Map<string, PricedEmbeddingModel>();
const SEARCHES = new Map<string, PricedSearch>();
setUnitPrices({
  images: PROVIDERS.flatMap(({ id: provider, image }) =>
    (image?.models ?? []).map(({ id, usdPerImage }) => ({ provider, id, usdPerImage })),
  ),
  embeddings: PROVIDERS.flatMap(({ id: provider, embeddings }) =>
    (embeddings?.models ?? []).map(({ id, usdPerMillion }) => ({ provider, id, usdPerMillion })),
  ),
  searches: PROVIDERS.flatMap(({ id: provider, search, research }) => {
    const usdPerSearch = (search ?? research)?.usdPerSearch;
    return usdPerSearch === undefined ? [] : [{ provider, usdPerSearch }];
  }),
});

/** For the life of the process; those that are not named stay, a model that no provider's file names gets a price. */
export function setUnitPrices({ images = [], embeddings = [], searches = [] }: SomeUnitPrices): void {
  for (const { provider, id, usdPerImage } of images)
    IMAGES.set(keyOf(provider, id), { provider, id, usdPerImage });
  for (const { provider, id, usdPerMillion } of embeddings)
    EMBEDDINGS.set(keyOf(provider, id), { provider, id, usdPerMillion });
  for (const { provider, usdPerSearch } of searches) SEARCHES.set(provider, { provider, usdPerSearch });
}

/** All of them, in the order of the providers. */
export const unitPricesInUse = (): UnitPrices => ({
  images: [...IMAGES.values()],
  embeddings: [...EMBEDDINGS.values()],
  searches: [...SEARCHES.values()],
});

/** US dollars of one picture; null for a model without a known price. */
export const usdPerImage = (provider: string, model: string): number | null =>
  IMAGES.get(keyOf(provider, model))?.usdPerImage ?? null;

/** US dollars for so many tokens; null for a model without a known price. */
export function embeddingCostUsd(provider: string, model: string, tokens: number): number | null {
  const price = EMBEDDINGS.get(keyOf(provider, model));
  return price === undefined ? null : (tokens * price.usdPerMillion) / 1_000_000;
}

/** US dollars of one search, or one call for pages to read, at most; 0 for a provider of neither. */
export const usdPerSearch = (provider: string): number => SEARCHES.get(provider)?.usdPerSearch ?? 0;
