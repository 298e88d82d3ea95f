// POST {functions}/research-hub: pages found for a keyword, read here, and what they share, have and lack.
import { DEMO_PROVIDER, RESEARCH_PROVIDERS } from '@silosmith/ai';
import {
  FUNCTIONS_PATH,
  PROVIDER_KEY_HEADER,
  researchReplySchema,
  researchRequestSchema,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { userRoute } from '../route.ts';
import { research } from '../services/research/research.ts';
import { callTarget, TARGET_HEADERS } from '../services/text/call-target.ts';
import { IDEMPOTENCY_HEADER, keptReply } from '../services/usage/kept-reply.ts';
import { PAID_CALL_REPLIES } from '../services/usage/paid-call.ts';

/** What callers of the earlier service name, and the default. */
const ENHANCED = 'enhanced';
const EXA = 'exa';
/** In research calls, which need several keys at once. */
const OWN_KEY_HEADER = `${PROVIDER_KEY_HEADER}-Exa`;

export const researchHub = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/research-hub`,
  summary:
    'Pages found for a keyword, read by the server: passages with their source, shared topics, what each page has and lacks.',
  access: 'user',
  body: researchRequestSchema,
  headers: [
    ...TARGET_HEADERS,
    { name: OWN_KEY_HEADER, summary: `The same as ${PROVIDER_KEY_HEADER}.` },
    IDEMPOTENCY_HEADER,
  ],
  replies: { 200: researchReplySchema, ...PAID_CALL_REPLIES },
  async handle({ deps, user, body, context }) {
    const { provider: named = ENHANCED, ...request } = body;
    const id = named === ENHANCED ? EXA : named;
    const listed = RESEARCH_PROVIDERS.find((provider) => provider.id === id);
    if (listed === undefined) throw new Fault('ai.unknown-provider', { params: { provider: id } });
    const provider = await deps.researchProviderOf(id);
    const target = callTarget(deps, listed, (name) => {
      const header = context.req.header(name);
      return name === PROVIDER_KEY_HEADER ? (header ?? context.req.header(OWN_KEY_HEADER)) : header;
    });
    return keptReply(deps, context, {
      userId: user.id,
      about: [id, request],
      replySchema: researchReplySchema,
      make: () =>
        research(deps, { ...target, userId: user.id, provider, request, isDemo: id === DEMO_PROVIDER }),
    });
  },
});
