// What the list of providers says about pictures, and the way from an id to a loaded provider.
import { aiFault } from '../faults.ts';
import type { Provider } from '../provider.ts';
import { PROVIDERS } from '../providers/list.ts';
import { unitPricesInUse, usdPerImage } from '../unit-prices.ts';
import type { ImageModel, MakeImage } from './image-provider.ts';

export { dataUrlOf } from './image-bytes.ts';
export type { ImageCall, MadeImage, MakeImage, MakeImageRequest } from './image-provider.ts';
export { PIXELS } from './image-provider.ts';

/** A provider of pictures whose code is loaded. */
export interface ImageProvider {
  readonly id: string;
  /** The name people know it by. */
  readonly name: string;
  readonly makeImage: MakeImage;
}

/** Those that make pictures. */
export const IMAGE_PROVIDERS: readonly Provider[] = PROVIDERS.filter(({ image }) => image !== undefined);

export const isImageProvider = (id: string): boolean =>
  IMAGE_PROVIDERS.some((provider) => provider.id === id);

/** With the prices in use. */
export const imageModelsOf = (provider: string): readonly ImageModel[] =>
  (IMAGE_PROVIDERS.find(({ id }) => id === provider)?.image?.models ?? []).map((model) => ({
    ...model,
    usdPerImage: usdPerImage(provider, model.id) ?? model.usdPerImage,
  }));

/** The provider's first model; '' for one that makes no pictures. */
export const defaultImageModelOf = (provider: string): string => imageModelsOf(provider)[0]?.id ?? '';

/** The most that a picture of the provider costs, US dollars. */
export const mostUsdPerImage = (provider: string): number =>
  Math.max(
    0,
    ...unitPricesInUse()
      .images.filter((model) => model.provider === provider)
      .map((model) => model.usdPerImage),
  );

/** Throws `ai.unknown-provider` for an id that is not in the list, or makes no pictures. */
export async function loadImageProvider(id: string): Promise<ImageProvider> {
  const found = IMAGE_PROVIDERS.find((provider) => provider.id === id);
  if (found?.image === undefined) throw aiFault('unknown-provider', { provider: id });
  return { id, name: found.name, makeImage: await found.image.load() };
}
