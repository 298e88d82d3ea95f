// The port of providers that make pictures.
import type { AspectRatio, ImageFormat } from '@silosmith/contract';
import type { FetchPort } from '@silosmith/kernel';
import type { ProviderCall } from '../provider.ts';

export interface MakeImageRequest {
  readonly prompt: string;
  readonly model: string;
  readonly aspectRatio: AspectRatio;
  /** Wished for: a provider may answer with another of `IMAGE_FORMATS`. */
  readonly format: ImageFormat;
  /** Flux: lets the provider enlarge the prompt, and how much it lets pass (0 strict to 6). */
  readonly promptUpsampling?: boolean;
  readonly safetyTolerance?: number;
}

export interface ImageCall extends ProviderCall {
  /**
   * For addresses that a reply names: reaches public hosts alone, checked after DNS. The key is never sent there.
   * Rejects with a fault `….private-address` for the others.
   */
  readonly publicFetch: FetchPort;
}

export interface MadeImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By the bytes, not by what the provider says. */
  readonly mediaType: `image/${ImageFormat}`;
  readonly model: string;
  /** US dollars as the provider reports them; absent where it does not. */
  readonly costUsd?: number;
}

/** Throws `Fault` alone, like `WriteText`; moreover `ai.not-an-image`. */
export type MakeImage = (request: MakeImageRequest, call: ImageCall) => Promise<MadeImage>;

/** A model as its provider's file gives it. */
export interface ImageModel {
  /** The id the provider's API takes. */
  readonly id: string;
  readonly name: string;
  /** US dollars, of a picture of about one megapixel. */
  readonly usdPerImage: number;
  /** 0 to 100, our own ranking for the router; higher is better. */
  readonly quality: number;
  readonly speed: number;
  /** How well it does photographs, and drawings. */
  readonly photo: number;
  readonly drawing: number;
}

/** Pixels by aspect ratio: at most 2^20, and multiples of 32, as diffusion models take them. */
export const PIXELS: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  '1:1': [1024, 1024],
  '3:2': [1216, 800],
  '16:9': [1344, 768],
  '2:3': [800, 1216],
  '9:16': [768, 1344],
};
