// Shared part of the functions that make pictures: whose key, which provider, kept under the call's idempotency key.
import { defaultImageModelOf, IMAGE_PROVIDERS } from '@silosmith/ai';
import { type ImageRequest, imageReplySchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { Context } from 'hono';
import type { Dependencies } from '../../dependencies.ts';
import { callTarget } from '../text/call-target.ts';
import { keptReply } from '../usage/kept-reply.ts';
import { PAID_CALL_REPLIES } from '../usage/paid-call.ts';
import { generateImage } from './generate-image.ts';

export const IMAGE_REPLIES = {
  200: imageReplySchema,
  ...PAID_CALL_REPLIES,
} as const;

/** Throws `ai.unknown-provider` for an id that makes no pictures. */
export async function answerWithImage(
  {
    deps,
    user,
    context,
  }: { readonly deps: Dependencies; readonly user: { id: string }; readonly context: Context },
  id: string,
  body: ImageRequest,
): Promise<Response> {
  const listed = IMAGE_PROVIDERS.find((provider) => provider.id === id);
  if (listed === undefined) throw new Fault('ai.unknown-provider', { params: { provider: id } });
  const provider = await deps.imageProviderOf(id);
  const target = callTarget(deps, listed, (name) => context.req.header(name));
  const request = { ...body, model: body.model || defaultImageModelOf(id) };
  return keptReply(deps, context, {
    userId: user.id,
    about: [id, request],
    replySchema: imageReplySchema,
    make: (providerKey) =>
      generateImage(deps, { ...target, userId: user.id, provider, request, providerKey }),
  });
}
