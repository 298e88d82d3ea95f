// POST {functions}/workflow-engine: one call of an agent (viewpoint, persona, image).
import { agentReplySchema, agentRequestSchema, FUNCTIONS_PATH } from '@silosmith/contract';
import { userRoute } from '../route.ts';
import { runAgent } from '../services/agents/run-agent.ts';
import { TARGET_HEADERS } from '../services/text/call-target.ts';
import { IDEMPOTENCY_HEADER, keptReply } from '../services/usage/kept-reply.ts';
import { PAID_CALL_REPLIES } from '../services/usage/paid-call.ts';

export const workflowEngine = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/workflow-engine`,
  summary: 'One call of an agent: angles for an article, a way to write it, or a picture.',
  access: 'user',
  body: agentRequestSchema,
  headers: [...TARGET_HEADERS, IDEMPOTENCY_HEADER],
  replies: { 200: agentReplySchema, ...PAID_CALL_REPLIES },
  handle: ({ deps, user, body, context }) =>
    keptReply(deps, context, {
      userId: user.id,
      about: [body],
      replySchema: agentReplySchema,
      make: (providerKey) =>
        runAgent(deps, { body, userId: user.id, providerKey, headerOf: (name) => context.req.header(name) }),
    }),
});
