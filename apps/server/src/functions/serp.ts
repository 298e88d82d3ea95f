import { DEMO_PROVIDER, marketOf, SEARCH_PROVIDERS } from '@silosmith/ai';
import {
  errorReplySchema,
  FUNCTIONS_PATH,
  PROVIDER_KEY_HEADER,
  type SerpReply,
  serpReplySchema,
  serpRequestSchema,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { userRoute } from '../route.ts';
import { callTarget, TARGET_HEADERS } from '../services/text/call-target.ts';
import { IDEMPOTENCY_HEADER, keptReply } from '../services/usage/kept-reply.ts';
import { paidCall } from '../services/usage/paid-call.ts';

const SERPAPI = 'serpapi';
const TIMEOUT_MS = 60_000;
/** In research calls, which need several keys at once. */
const OWN_KEY_HEADER = `${PROVIDER_KEY_HEADER}-Serpapi`;

export const serp = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/serp`,
  summary: 'What a search engine shows for a keyword: results, questions and related searches.',
  access: 'user',
  body: serpRequestSchema,
  headers: [
    ...TARGET_HEADERS,
    { name: OWN_KEY_HEADER, summary: `The same as ${PROVIDER_KEY_HEADER}.` },
    IDEMPOTENCY_HEADER,
  ],
  replies: {
    200: serpReplySchema,
    400: errorReplySchema,
    401: errorReplySchema,
    402: errorReplySchema,
    404: errorReplySchema,
    409: errorReplySchema,
    429: errorReplySchema,
    502: errorReplySchema,
    504: errorReplySchema,
  },
  async handle({ deps, user, body, context }) {
    const { provider: id = SERPAPI, seedKeyword: keyword, language = 'en' } = body;
    const { country = marketOf(language) } = body;
    const listed = SEARCH_PROVIDERS.find((provider) => provider.id === id);
    if (listed === undefined) throw new Fault('ai.unknown-provider', { params: { provider: id } });
    const provider = await deps.searchProviderOf(id);
    const target = callTarget(deps, listed, (name) => {
      const header = context.req.header(name);
      return name === PROVIDER_KEY_HEADER ? (header ?? context.req.header(OWN_KEY_HEADER)) : header;
    });
    const { apiKey, baseUrl, onOperatorKey, fetch } = target;
    const { usdPerSearch: cost } = provider;
    const planned = {
      userId: user.id,
      provider: id,
      model: '',
      task: 'serp',
      estimateUsd: cost,
      onOperatorKey,
      page: target.page,
    };
    return keptReply(deps, context, {
      userId: user.id,
      about: [id, keyword, country, language],
      replySchema: serpReplySchema,
      make: () =>
        paidCall(deps, planned, {
          timeoutMs: TIMEOUT_MS,
          async run(signal, used): Promise<SerpReply> {
            const found = await provider.searchWeb(
              { keyword, country: country.toLowerCase(), language: language.toLowerCase() },
              {
                fetch,
                signal,
                ...(apiKey === undefined ? {} : { apiKey }),
                ...(baseUrl === undefined ? {} : { baseUrl }),
              },
            );
            used.costUsd = cost;
            return { ...found, provider: id, demo: id === DEMO_PROVIDER, usage: { cost } };
          },
        }),
    });
  },
});
