// Shared part of all text functions: one call, kept under its idempotency key.
import { defaultModelOf, type Provider } from '@silosmith/ai';
import { FUNCTIONS_PATH, textReplySchema, textRequestSchema } from '@silosmith/contract';
import { type Route, userRoute } from '../../route.ts';
import { IDEMPOTENCY_HEADER, keptReply, keptValue } from '../usage/kept-reply.ts';
import { PAID_CALL_REPLIES } from '../usage/paid-call.ts';
import { callTarget, TARGET_HEADERS, URL_HEADERS } from './call-target.ts';
import { generateText } from './generate-text.ts';
import { streamedReply, wantsStream } from './streamed-reply.ts';

const STREAM_HEADER = {
  name: 'Accept',
  summary:
    '`text/event-stream`: the text part by part (events `part`, each with `text`), then the whole as `reply`, or `error`.',
};

/** POST {functions}/<provider>-text. */
export function textFunction(listed: Provider): Route {
  const { id, name } = listed;
  return userRoute({
    method: 'POST',
    path: `${FUNCTIONS_PATH}/${id}-text`,
    summary: `Text from ${name}.`,
    access: 'user',
    body: textRequestSchema,
    headers: [
      ...TARGET_HEADERS,
      ...(listed.needsBaseUrl ? URL_HEADERS : []),
      IDEMPOTENCY_HEADER,
      STREAM_HEADER,
    ],
    replies: {
      200: textReplySchema,
      ...PAID_CALL_REPLIES,
    },
    async handle({ deps, user, body, context }) {
      const provider = await deps.providerOf(id);
      const target = callTarget(deps, listed, (name) => context.req.header(name));
      const request = { ...body, model: body.model || defaultModelOf(id) };
      const paid = (onText?: (part: string) => void) => ({
        userId: user.id,
        about: [id, request, ...(listed.needsBaseUrl ? [target.baseUrl] : [])],
        replySchema: textReplySchema,
        make: (providerKey: string | undefined) =>
          generateText(deps, { ...target, userId: user.id, provider, request, providerKey, onText }),
      });
      if (!wantsStream(context.req.header('Accept'))) return keptReply(deps, context, paid());
      return streamedReply(deps, async (onText) => (await keptValue(deps, context, paid(onText))).reply);
    },
  });
}
