// Pictures of OpenAI: one call, the picture in the reply. https://platform.openai.com/docs/api-reference/images
import * as z from 'zod/mini';
import { aiFault } from '../faults.ts';
import { imageOfBase64 } from '../images/image-bytes.ts';
import { type MakeImage, type MakeImageRequest, PIXELS } from '../images/image-provider.ts';
import { addressOf, askForJson, keyOf } from './provider-http.ts';

const OPENAI = 'OpenAI';
const replySchema = z.object({ data: z.array(z.object({ b64_json: z.optional(z.string()) })) });

/** The three sizes that all its models take. */
function sizeOf({ aspectRatio }: MakeImageRequest): string {
  const [width, height] = PIXELS[aspectRatio];
  return width === height ? '1024x1024' : width > height ? '1536x1024' : '1024x1536';
}

export const makeImage: MakeImage = async (request, call) => {
  const { model, prompt } = request;
  const about = { provider: OPENAI, model };
  const key = keyOf(OPENAI, call);
  const { data } = await askForJson(
    replySchema,
    about,
    {
      url: `${addressOf(call, 'https://api.openai.com/v1')}/images/generations`,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
      },
      // 'medium' is what the prices of the catalogue are of.
      body: JSON.stringify({
        model,
        prompt,
        n: 1,
        size: sizeOf(request),
        quality: 'medium',
        output_format: request.format,
      }),
    },
    call,
  );
  const [first] = data;
  if (first?.b64_json === undefined) throw aiFault('not-an-image', about);
  return { ...imageOfBase64(OPENAI, first.b64_json), model };
};
