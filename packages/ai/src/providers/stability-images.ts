// Pictures of Stability AI: one call with a form. https://platform.stability.ai/docs/api-reference (v2beta, Stable Image)
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import { imageOfBase64 } from '../images/image-bytes.ts';
import type { MakeImage } from '../images/image-provider.ts';
import { addressOf, askForJson, keyOf } from './provider-http.ts';

const STABILITY = 'Stability AI';
const replySchema = z.object({ image: z.optional(z.string()), finish_reason: z.optional(z.string()) });

export const makeImage: MakeImage = async ({ model, prompt, aspectRatio, format }, call) => {
  const about = { provider: STABILITY, model };
  const key = keyOf(STABILITY, call);
  const form = new FormData();
  const fields = { prompt, model, aspect_ratio: aspectRatio, output_format: formatFor(format) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { image, finish_reason: reason } = await askForJson(
    replySchema,
    about,
    {
      url: `${addressOf(call, 'https://api.stability.ai')}/v2beta/stable-image/generate/sd3`,
      method: 'POST',
      headers: { Accept: 'application/json', ...(key === '' ? {} : { Authorization: `Bearer ${key}` }) },
      body: form,
    },
    call,
  );
  // The picture is there all the same: blurred.
  if (reason === 'CONTENT_FILTERED') throw aiFault('content-refused', about);
  if (image === undefined) throw aiFault('not-an-image', about);
  return { ...imageOfBase64(STABILITY, image), model };
};

/** Its diffusion models answer with JPEG or PNG. */
const formatFor = (format: string): string => (format === 'png' ? 'png' : 'jpeg');
