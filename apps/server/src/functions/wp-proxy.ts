// POST {functions}/wp-proxy: one call of a WordPress site for a browser, which cannot make it itself.
import {
  errorReplySchema,
  FUNCTIONS_PATH,
  PROXY_AUTH_HEADER,
  siteCallSchema,
  wpProxyReplySchema,
} from '@silosmith/contract';
import { type Credentials, readBasicAuthorization, wordpressFault } from '@silosmith/delivery/sites';
import { Fault } from '@silosmith/kernel';
import { userRoute } from '../route.ts';
import { checkSiteCall } from '../services/sites/check-site-call.ts';
import { passedReply } from '../services/sites/passed-reply.ts';

/** An article with everything that WordPress stores of it, or an image in base64. */
const MAX_BODY_BYTES = 8 * 2 ** 20;

export const wpProxy = userRoute({
  method: 'POST',
  path: `${FUNCTIONS_PATH}/wp-proxy`,
  summary:
    'One call of a WordPress site: its posts, categories, tags, images and what the connection test needs.',
  access: 'user',
  body: siteCallSchema,
  maxBodyBytes: MAX_BODY_BYTES,
  headers: [
    {
      name: PROXY_AUTH_HEADER,
      summary: 'Basic credentials of the WordPress user, for this call alone: neither stored nor logged.',
    },
  ],
  replies: {
    200: wpProxyReplySchema,
    400: errorReplySchema,
    401: errorReplySchema,
    403: errorReplySchema,
    502: errorReplySchema,
    504: errorReplySchema,
  },
  async handle({ deps, body, context }) {
    const login = loginIn(context.req.header(PROXY_AUTH_HEADER));
    checkSiteCall(body);
    const reply = await deps.sites.send(body, login).catch(asSiteFault);
    context.header('Cache-Control', 'no-store');
    return context.json(passedReply(body, reply));
  },
});

/** The sentence of a private address is about a site here. */
function asSiteFault(error: unknown): never {
  if (error instanceof Fault && error.code === 'server.private-address')
    throw wordpressFault('private-address', error.params);
  throw error;
}

function loginIn(header: string | undefined): Credentials | null {
  if (header === undefined) return null;
  const login = readBasicAuthorization(header);
  if (login === null) throw new Fault('server.invalid-request', { params: { field: PROXY_AUTH_HEADER } });
  return login;
}
