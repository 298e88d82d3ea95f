import type { ImageModel } from '../images/image-provider.ts';

/** One line of a provider's list of image models. */
export const imageModel = (
  [id, name]: readonly [id: string, name: string],
  usdPerImage: number,
  [quality, speed]: readonly [quality: number, speed: number],
  [photo, drawing]: readonly [photo: number, drawing: number],
): ImageModel => ({ id, name, usdPerImage, quality, speed, photo, drawing });
