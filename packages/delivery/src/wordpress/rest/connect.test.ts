import { Fault, type FetchPort } from '@silosmith/kernel';
import { describe, expect, it } from 'vitest';
import { FakeWordPress, HOME } from '../../testing/fake-wordpress.ts';
import { LOGIN, linkedProject, MemoryStore, planFor, portsFor } from '../../testing/publish-setup.ts';
import { connect } from './connect.ts';
import { connectionFacts } from './connection-facts.ts';
import { createDirectTransport, restAddress } from './direct-transport.ts';

const refusal = (status: number, code: string): Response =>
  new Response(JSON.stringify({ code, message: `<b>no</b>`, data: { status } }), { status });
const page = (status = 200): Response => new Response('<html>Not JSON</html>', { status });
const failure = (code: string) => (): never => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error(LOGIN.password), { code }) });
};
const xmlRpc = (inner: string): Response => new Response(`<methodResponse>${inner}</methodResponse>`);
const index = (authentication: unknown): Response =>
  new Response(JSON.stringify({ namespaces: ['wp/v2'], authentication }));

type Answer = (path: string, authorization: string | null) => Response | undefined;

async function faultOf(answer: Answer, url = HOME, password = LOGIN.password): Promise<Fault> {
  const site = new FakeWordPress({ before: ({ path, authorization }) => answer(path, authorization) });
  const ports = portsFor(site.fetch, new MemoryStore());
  const outcome = await connect({ url, login: { ...LOGIN, password }, tries: 1 }, ports).catch(
    (error: unknown) => error,
  );
  if (outcome instanceof Fault) return outcome;
  throw new Error('it connected');
}
const atMe =
  (reply: () => Response, rpc: () => Response = () => page(405)): Answer =>
  (path) => {
    if (path.includes('users/me')) return reply();
    return path.includes('xmlrpc') ? rpc() : undefined;
  };

describe('the doctor names', () => {
  it.each<[string, Answer, string?, string?]>([
    ['unreachable', failure('ENOTFOUND')],
    ['tls', failure('CERT_HAS_EXPIRED')],
    [
      'redirected',
      () => new Response(null, { status: 301, headers: { location: 'https://www.site.test/' } }),
    ],
    ['server-error', () => page(500)],
    ['html', (path) => (path === '/' ? page() : page())],
    ['blocked', (path) => (path === '/' ? undefined : page(403))],
    ['no-rest', (path) => (path === '/' ? page() : refusal(404, 'rest_no_route'))],
    ['no-application-passwords', (path) => (path === '/wp-json/' ? index([]) : undefined)],
    ['wrong-user', atMe(() => refusal(401, 'invalid_username'))],
    ['wrong-password', atMe(() => refusal(401, 'incorrect_password'))],
    ['passwords-disabled', atMe(() => refusal(401, 'application_passwords_disabled_for_user'))],
    ['rest-closed', atMe(() => refusal(401, 'rest_login_required'))],
    ['not-logged-in', atMe(() => refusal(401, 'rest_not_logged_in'))],
    [
      'header-stripped',
      atMe(
        () => refusal(401, 'rest_not_logged_in'),
        () => xmlRpc('<name>blogid</name>'),
      ),
    ],
    [
      'login-password',
      atMe(
        () => refusal(401, 'rest_not_logged_in'),
        () => xmlRpc('<name>blogid</name>'),
      ),
      HOME,
      'a login password',
    ],
    [
      'wrong-credentials',
      atMe(
        () => refusal(401, 'rest_not_logged_in'),
        () => xmlRpc('<name>faultCode</name><value><int>403</int></value>'),
      ),
    ],
    ['bad-address', () => undefined, 'https://ada:secret@site.test'],
    ['bad-address', () => undefined, 'ftp://site.test'],
  ])('%s', async (code, answer, url, password) => {
    const fault = await faultOf(answer, url, password);
    expect(fault.code).toBe(`wordpress.${code}`);
    expect(JSON.stringify(fault)).not.toMatch(/abcd|secret/u);
    expect(fault.cause).toBeUndefined();
  });

  it('timeout', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    const never: FetchPort = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    const timer = { sleep: () => Promise.resolve() };
    const late = { ...ports, timer, transport: createDirectTransport({ fetch: never, timer }) };
    await expect(connect({ url: HOME, login: LOGIN, tries: 1 }, late)).rejects.toMatchObject({
      code: 'wordpress.timeout',
    });
  });

  it('insecure-http', async () => {
    const site = new FakeWordPress({
      before: ({ path }) => (path === '/' ? page() : index([])),
    });
    const ports = portsFor(site.fetch, new MemoryStore());
    await expect(connect({ url: 'http://site.test', login: LOGIN, tries: 1 }, ports)).rejects.toMatchObject({
      code: 'wordpress.insecure-http',
    });
  });
});

describe('missing rights', () => {
  const WRITES = ['edit_posts'];
  const PUBLISHES = [...WRITES, 'publish_posts'];
  const UPLOADS = [...PUBLISHES, 'upload_files'];
  it.each<[string, readonly string[], readonly string[], string | null]>([
    ['of a subscriber: nothing else is said', ['read'], ['edit_posts'], 'missing-right'],
    [
      'of a contributor',
      WRITES,
      ['publish_posts', 'upload_files', 'manage_categories', 'unfiltered_html'],
      'missing-publish-right',
    ],
    [
      'to upload',
      PUBLISHES,
      ['upload_files', 'manage_categories', 'unfiltered_html'],
      'missing-upload-right',
    ],
    ['of an author: the run goes on', UPLOADS, ['manage_categories', 'unfiltered_html'], null],
    ['of an editor: none', [...UPLOADS, 'manage_categories', 'unfiltered_html'], [], null],
  ])('%s', async (_who, capabilities, missing, code) => {
    const site = new FakeWordPress({ capabilities });
    const ports = portsFor(site.fetch, new MemoryStore());
    const connection = await connect({ url: HOME, login: LOGIN, tries: 1 }, ports);
    expect(connectionFacts(connection).missingRights).toEqual(missing);
    const settings = { status: 'publish', images: 'always' };
    const planned = planFor(linkedProject(['tea']), ports, { settings });
    if (code === null) await planned;
    else
      await expect(planned).rejects.toMatchObject({
        ...{ code: `wordpress.${code}` },
        params: { host: 'site.test', user: 'Ada', right: missing.at(0) },
      });
    expect(site.posts.size).toBe(0);
  });
});

describe('a connection', () => {
  it('is proven by the user, through plain permalinks too, and sends the login to the API alone', async () => {
    const plain: string[] = [];
    const site = new FakeWordPress({ metaKeys: ['_silo_keyword'] });
    const answer = site.fetch;
    const ports = portsFor(async (input, init) => {
      const url = new URL(input);
      const route = url.searchParams.get('rest_route');
      if (route === null) return page();
      plain.push(input);
      url.searchParams.delete('rest_route');
      return answer(`${HOME}/wp-json${route}${url.search}`, init);
    }, new MemoryStore());
    const { site: found, user, metaTypes } = await connect({ url: HOME, login: LOGIN, tries: 1 }, ports);
    expect(found).toMatchObject({ root: `${HOME}/?rest_route=/`, hasPlainBase: true });
    expect(user.capabilities.has('publish_posts')).toBe(true);
    expect([...metaTypes]).toEqual([['_silo_keyword', 'string']]);
    expect(plain.join(' ')).not.toMatch(/abcd|ada/u);
    const withLogin = site.calls.filter(({ authorization }) => authorization !== null);
    expect(withLogin.map(({ path }) => path.split('?')[0])).toEqual([
      '/wp-json/wp/v2/users/me',
      '/wp-json/wp/v2/posts',
    ]);
    expect(withLogin[0]?.authorization).toBe(`Basic ${btoa(`${LOGIN.user}:${LOGIN.password}`)}`);
  });

  it('is not made with an API that the home page names on another host', async () => {
    const header = { link: '<https://evil.test/wp-json/>; rel="https://api.w.org/"' };
    const fault = await faultOf((path) =>
      path === '/' ? new Response('<html></html>', { headers: header }) : undefined,
    );
    expect(fault).toMatchObject({ code: 'wordpress.redirected', params: { to: 'https://evil.test' } });
  });

  it('puts parameters behind a base with and without a question mark', () => {
    expect(restAddress('https://a.test/wp-json/', 'wp/v2/posts', { slug: 'a,b' })).toBe(
      'https://a.test/wp-json/wp/v2/posts?slug=a%2Cb',
    );
    expect(restAddress('https://a.test/?rest_route=/', 'wp/v2/posts', { slug: 'a' })).toBe(
      'https://a.test/?rest_route=%2Fwp%2Fv2%2Fposts&slug=a',
    );
  });
});
