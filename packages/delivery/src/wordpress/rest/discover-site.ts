// Finds the REST base of a site, with any permalink structure: by the `Link` header of its home page, else by trying.
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { siteUrlOf } from '../../package/addresses.ts';
import { createRestClient } from './rest-client.ts';
import type { RestPorts } from './site-transport.ts';
import { answerText, wordpressFault } from './wordpress-fault.ts';

export interface SiteAddress {
  /** Without trailing slash. */
  readonly home: string;
  readonly root: string;
  /** Its permalinks have no structure: posts are at `?p=7`. */
  readonly hasPlainBase: boolean;
  /** Null where the index of the API is closed to visitors. */
  readonly applicationPasswords: boolean | null;
  /** The index names the companion plugin; null likewise. */
  readonly hasCompanion: boolean | null;
}

const indexSchema = z.object({
  namespaces: z.array(z.string()),
  authentication: z.optional(z.unknown()),
});

/** Throws `wordpress.bad-address`, `no-rest`, `html`, and faults of the transport. No credentials are sent. */
export async function discoverSite(
  address: string,
  ports: RestPorts,
  signal?: AbortSignal,
): Promise<SiteAddress> {
  const home = homeOf(address);
  const { headers, status } = await ports.transport.send(homeCall(home), null, signal);
  if (status >= 500)
    throw wordpressFault('server-error', { host: new URL(home).host, status, answer: answerText(status) });
  const named = linkedBase(headers.get('link') ?? '', home);
  const bases = [...(named === null ? [] : [named]), `${home}/wp-json/`, `${home}/?rest_route=/`];
  let refusal: Fault | null = null;
  for (const root of new Set(bases)) {
    const found = await indexAt(home, root, ports, signal);
    if (found === 'closed') return siteAt(home, root, { applicationPasswords: null, hasCompanion: null });
    if (found === 'none') continue;
    if ('applicationPasswords' in found) return siteAt(home, root, found);
    refusal = found;
  }
  throw refusal ?? wordpressFault('no-rest', { host: new URL(home).host });
}

const homeCall = (site: string) => ({ site, target: 'home', route: '', method: 'GET', params: {} }) as const;

type IndexFacts = Pick<SiteAddress, 'applicationPasswords' | 'hasCompanion'>;

const siteAt = (home: string, root: string, facts: IndexFacts): SiteAddress => ({
  home,
  root,
  hasPlainBase: new URL(root).searchParams.has('rest_route'),
  ...facts,
});

function homeOf(address: string): string {
  let home: string;
  try {
    home = siteUrlOf(address);
  } catch {
    throw wordpressFault('bad-address', { url: address });
  }
  // Credentials in an address would be stored and shown with it.
  if (home === '' || new URL(home).username !== '') throw wordpressFault('bad-address', { url: '' });
  const { origin, pathname } = new URL(home);
  return `${origin}${pathname.replace(/\/wp-(?:json|admin)(?:\/.*)?$/u, '')}`.replace(/\/+$/u, '');
}

/** `<https://example.org/wp-json/>; rel="https://api.w.org/"`; only on the address asked for: the login goes there. */
function linkedBase(header: string, home: string): string | null {
  const found = /<([^>]+)>;\s*rel="https:\/\/api\.w\.org\/"/u.exec(header)?.[1];
  if (found === undefined || !URL.canParse(found, home)) return null;
  const url = new URL(found, home);
  const { origin, host } = new URL(home);
  if (url.origin !== origin) throw wordpressFault('redirected', { host, to: url.origin });
  return url.href;
}

async function indexAt(
  home: string,
  root: string,
  ports: RestPorts,
  signal?: AbortSignal,
): Promise<IndexFacts | 'closed' | 'none' | Fault> {
  const client = createRestClient({ site: home, root, login: null, tries: 1 }, ports);
  let reply: Awaited<ReturnType<typeof client.reply>>;
  try {
    reply = await client.reply({ route: '' }, signal);
  } catch (error) {
    // A page instead of JSON: this base is not the API, another may be.
    if (error instanceof Fault && ['wordpress.html', 'wordpress.blocked'].includes(error.code)) return error;
    throw error;
  }
  if (reply.status === 401 || reply.status === 403) return 'closed';
  const index = indexSchema.safeParse(reply.json);
  if (reply.error !== null || !index.success || !index.data.namespaces.includes('wp/v2')) return 'none';
  const methods = index.data.authentication;
  return {
    applicationPasswords:
      typeof methods === 'object' && methods !== null && 'application-passwords' in methods,
    hasCompanion: index.data.namespaces.includes('silosmith/v1'),
  };
}
