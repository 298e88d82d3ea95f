// Opens a site with a login and proves it: `users/me` in the edit context answers nobody but a user who is logged in.
import type { PostType } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { type Companion, readCompanion } from './companion.ts';
import { discoverSite, type SiteAddress } from './discover-site.ts';
import { createRestClient, type RestClient } from './rest-client.ts';
import { shaped } from './shaped.ts';
import type { Credentials, RestPorts } from './site-transport.ts';
import { wordpressFault } from './wordpress-fault.ts';
import { xmlRpcAccepts } from './xml-rpc-login.ts';

export interface SiteUser {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly string[];
  readonly capabilities: ReadonlySet<string>;
}

export interface Connection {
  readonly site: SiteAddress;
  readonly rest: RestClient;
  readonly user: SiteUser;
  /** Keys of post meta that the site accepts, with the JSON type of their values. */
  readonly metaTypes: ReadonlyMap<string, string>;
  /** Null where the site has none. */
  readonly companion: Companion | null;
}

export interface ConnectRequest {
  readonly url: string;
  readonly login: Credentials;
  /** Tries of one call, 1 to 10. */
  readonly tries: number;
}

/** Throws the fault that names what is wrong. */
export async function connect(
  { url, login, tries }: ConnectRequest,
  ports: RestPorts,
  signal?: AbortSignal,
): Promise<Connection> {
  const site = await discoverSite(url, ports, signal);
  const { protocol, host } = new URL(site.home);
  if (site.applicationPasswords === false)
    throw wordpressFault(protocol === 'http:' ? 'insecure-http' : 'no-application-passwords', { host });
  const rest = createRestClient({ site: site.home, root: site.root, login, tries }, ports);
  try {
    const user = await readUser(rest, signal);
    const metaTypes = await readMetaTypes(rest, 'post', signal);
    const companion = site.hasCompanion === false ? null : await readCompanion(rest, signal);
    return { site, rest, user, metaTypes, companion };
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'wordpress.not-logged-in') throw error;
    throw await whyNotLoggedIn(site, login, { ports, signal, unexplained: error });
  }
}

const userSchema = z.object({
  id: z.number(),
  name: z.string(),
  roles: z.array(z.string()),
  capabilities: z.record(z.string(), z.unknown()),
});

async function readUser(rest: RestClient, signal?: AbortSignal): Promise<SiteUser> {
  const request = { route: 'wp/v2/users/me', query: { context: 'edit' } };
  const { id, name, roles, capabilities } = shaped(
    userSchema,
    await rest.ask(request, signal),
    request.route,
  );
  const granted = Object.entries(capabilities).flatMap(([right, has]) => (has === true ? [right] : []));
  return { id, name, roles, capabilities: new Set(granted) };
}

const optionsSchema = z.object({
  schema: z.object({
    properties: z.object({
      meta: z.optional(
        z.object({
          properties: z.union([
            z.record(z.string(), z.object({ type: z.optional(z.unknown()) })),
            z.array(z.unknown()),
          ]),
        }),
      ),
    }),
  }),
});

/** Of posts of this type. PHP writes an object without members as `[]`. */
export async function readMetaTypes(
  rest: RestClient,
  type: PostType,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const request = { method: 'OPTIONS', route: `wp/v2/${type}s` } as const;
  const { schema } = shaped(optionsSchema, await rest.ask(request, signal), request.route);
  const keys = schema.properties.meta?.properties ?? [];
  return new Map(
    Array.isArray(keys) ? [] : Object.entries(keys).map(([key, { type }]) => [key, String(type ?? 'string')]),
  );
}

/** 24 letters and digits; shown in groups of four, which may stay. */
const APPLICATION_PASSWORD = /^[a-z\d]{24}$/iu;

/**
 * A stock WordPress answers a wrong user, a wrong password and a lost `Authorization` header alike. XML-RPC takes the same
 * password in its body, so an application password that it accepts proves that the header was lost. It takes the login password,
 * too, which the REST API never does; and the site can have it switched off.
 */
async function whyNotLoggedIn(
  { home }: SiteAddress,
  login: Credentials,
  { ports, signal, unexplained }: { ports: RestPorts; signal: AbortSignal | undefined; unexplained: Fault },
): Promise<Fault> {
  const { host } = new URL(home);
  const accepted = await xmlRpcAccepts(home, login, ports, signal);
  if (accepted === null) return unexplained;
  if (!accepted) return wordpressFault('wrong-credentials', { host });
  const isApplicationPassword = APPLICATION_PASSWORD.test(login.password.replaceAll(' ', ''));
  return wordpressFault(isApplicationPassword ? 'header-stripped' : 'login-password', { host });
}
