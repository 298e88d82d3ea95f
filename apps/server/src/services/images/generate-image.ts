// One picture: reserved at its price, made, and answered as a data URL.
import { dataUrlOf, type ImageProvider, mostUsdPerImage, PIXELS, usdPerImage } from '@silosmith/ai';
import { ASPECT_RATIOS, type AspectRatio, type ImageReply, type ImageRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Dependencies } from '../../dependencies.ts';
import type { CallTarget } from '../text/call-target.ts';
import { paidCall } from '../usage/paid-call.ts';

/** packages/jobs, policy of images. */
const TIMEOUT_MS = 180_000;

export interface PictureCall extends CallTarget {
  readonly userId: string;
  readonly provider: ImageProvider;
  readonly request: ImageRequest & { readonly model: string };
  readonly providerKey: string | undefined;
}

/** On the operator's key only models with a known price: throws `server.model-not-offered` { model }. */
function mostUsd({ provider, request: { model }, apiKey, onOperatorKey }: PictureCall): number {
  const price = usdPerImage(provider.id, model);
  if (price !== null) return price;
  if (onOperatorKey) {
    throw new Fault('server.model-not-offered', { params: { model }, recovery: ['switch-provider'] });
  }
  return apiKey === undefined ? 0 : mostUsdPerImage(provider.id);
}

/** Of a width and a height: the ratio nearest to it. */
function ratioOf({ aspect_ratio: ratio, width, height }: ImageRequest): AspectRatio {
  if (ratio !== undefined || width === undefined || height === undefined) return ratio ?? '1:1';
  const farFrom = (other: AspectRatio): number =>
    Math.abs(Math.log(width / height) - Math.log(PIXELS[other][0] / PIXELS[other][1]));
  return ASPECT_RATIOS.toSorted((a, b) => farFrom(a) - farFrom(b))[0] ?? '1:1';
}

/** Throws the provider's faults, and those of the budget guard. */
export async function generateImage(deps: Dependencies, call: PictureCall): Promise<ImageReply> {
  const { provider, request, userId, onOperatorKey } = call;
  const { model, task = 'image', prompt_upsampling: upsampling, safety_tolerance: tolerance } = request;
  const { page } = call;
  const planned = {
    ...{ userId, provider: provider.id, model, task, onOperatorKey, page },
    estimateUsd: mostUsd(call),
  };
  return paidCall(deps, planned, {
    timeoutMs: TIMEOUT_MS,
    async run(signal, used) {
      const made = await provider.makeImage(
        {
          prompt: request.prompt,
          model,
          aspectRatio: ratioOf(request),
          format: request.output_format ?? 'jpeg',
          ...(upsampling === undefined ? {} : { promptUpsampling: upsampling }),
          ...(tolerance === undefined ? {} : { safetyTolerance: tolerance }),
        },
        {
          fetch: call.fetch,
          publicFetch: deps.publicFetch,
          timer: deps.timer,
          signal,
          ...(call.providerKey === undefined ? {} : { idempotencyKey: call.providerKey }),
          ...(call.apiKey === undefined ? {} : { apiKey: call.apiKey }),
          ...(call.baseUrl === undefined ? {} : { baseUrl: call.baseUrl }),
        },
      );
      const cost = made.costUsd ?? usdPerImage(provider.id, made.model);
      Object.assign(used, { model: made.model, costUsd: cost });
      return { imageUrl: dataUrlOf(made), model: made.model, provider: provider.id, usage: { cost } };
    },
  });
}
