// Shared part of all text functions: one call, kept under its idempotency key.
import { createHash } from 'node:crypto';
import { defaultModelOf, type Provider } from '@silosmith/ai';
import {
  errorReplySchema,
  FUNCTIONS_PATH,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENT_REPLAY_HEADER,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
  textReplySchema,
  textRequestSchema,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { type Route, userRoute } from '../../route.ts';
import { callTarget, TARGET_HEADERS, URL_HEADERS } from './call-target.ts';
import { generateText } from './generate-text.ts';

const digestOf = (about: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(about)).digest('base64url');

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
      {
        name: IDEMPOTENCY_KEY_HEADER,
        summary: 'A repeat with the same key gets the kept reply (24 hours) and calls no provider.',
      },
    ],
    replies: {
      200: textReplySchema,
      401: errorReplySchema,
      402: errorReplySchema,
      409: errorReplySchema,
      429: errorReplySchema,
      502: errorReplySchema,
      504: errorReplySchema,
    },
    async handle({ deps, user, body, context }) {
      const provider = await deps.providerOf(id);
      const target = callTarget(deps, listed, (name) => context.req.header(name));
      const request = { ...body, model: body.model || defaultModelOf(id) };
      const key = context.req.header(IDEMPOTENCY_KEY_HEADER);
      const providerKey = key && digestOf([user.id, key]);
      const call = { ...target, userId: user.id, provider, request, providerKey };
      const work = () => generateText(deps, call);
      if (key === undefined) return context.json(await deps.underway.track(work()));
      if (key.length === 0 || key.length > MAX_IDEMPOTENCY_KEY_CHARACTERS) {
        throw new Fault('server.invalid-request', { params: { field: IDEMPOTENCY_KEY_HEADER } });
      }
      const requestHash = digestOf([id, request, ...(listed.needsBaseUrl ? [target.baseUrl] : [])]);
      const kept = await deps.keptCalls.once({ userId: user.id, key, requestHash }, work);
      if (kept.replayed) context.header(IDEMPOTENT_REPLAY_HEADER, 'true');
      // A kept reply is what `generateText` returned, stored as JSON.
      return context.json(textReplySchema.parse(kept.reply));
    },
  });
}
