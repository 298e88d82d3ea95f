// The calls of a site that the server passes on: those of publishing, and nothing else of a WordPress or of any other host.
import type { SiteCall } from '@silosmith/contract';
import { bytesOfBase64, checkedImage } from '@silosmith/delivery/sites';
import { Fault } from '@silosmith/kernel';

type Method = SiteCall['method'];

/** Routes of the REST API with the methods that publishing uses. */
const API_ROUTES: readonly { readonly route: RegExp; readonly methods: readonly Method[] }[] = [
  { route: /^$/u, methods: ['GET'] },
  { route: /^wp\/v2\/users\/me$/u, methods: ['GET'] },
  { route: /^silosmith\/v1\/(?:version|posts)$/u, methods: ['GET'] },
  { route: /^wp\/v2\/(?:posts|pages)$/u, methods: ['GET', 'POST', 'OPTIONS'] },
  { route: /^wp\/v2\/(?:categories|tags|media)$/u, methods: ['GET', 'POST'] },
  { route: /^wp\/v2\/media\/[1-9]\d{0,18}$/u, methods: ['PUT', 'DELETE'] },
  { route: /^wp\/v2\/(?:posts|pages|categories|tags)\/[1-9]\d{0,18}$/u, methods: ['GET', 'PUT', 'DELETE'] },
];

/** WordPress reads its own control parameters (`_method`, `_envelope`, `_jsonp`) with an underscore; `rest_route` names another route. */
const PARAMETER = /^(?!rest_route$)(?:[a-z][a-z_]*|_fields)$/u;

/** Throws `server.invalid-request` { field }. */
export function checkSiteCall(call: SiteCall): void {
  const field = wrongField(call);
  if (field !== null) throw new Fault('server.invalid-request', { params: { field } });
}

function wrongField({
  site,
  target,
  root,
  route,
  method,
  params,
  body,
  file,
}: SiteCall): keyof SiteCall | null {
  const home = new URL(site);
  const isPlain = home.username === '' && home.search === '' && home.hash === '';
  if (!isPlain || home.href.replace(/\/$/u, '') !== site) return 'site';
  if (target === 'page') return isPageOf(home, route) ? null : 'route';
  if (target !== 'api') return null;
  if (root !== undefined && !isRestBase(root, home)) return 'root';
  const known = API_ROUTES.find((entry) => entry.route.test(route));
  if (known === undefined) return 'route';
  if (!known.methods.includes(method)) return 'method';
  if (!Object.keys(params).every((name) => PARAMETER.test(name))) return 'params';
  if (file !== undefined && !isUpload({ route, method, body, file })) return 'file';
  if (file === undefined && route === MEDIA && method === 'POST') return 'file';
  if (route.startsWith(`${MEDIA}/`) && method === 'PUT') return isAltAlone(body) ? null : 'body';
  return body === undefined || method === 'POST' || method === 'PUT' ? null : 'body';
}

const MEDIA = 'wp/v2/media';

/** Of a file on the site nothing changes but its alternative text. */
const isAltAlone = (body: SiteCall['body']): boolean =>
  Object.keys(body ?? {}).join() === 'alt_text' && typeof body?.['alt_text'] === 'string';

/** Judged by its bytes: an SVG, or anything else than an image, goes to no site whatever it is called. */
function isUpload({
  route,
  method,
  body,
  file,
}: Pick<SiteCall, 'route' | 'method' | 'body' | 'file'>): boolean {
  if (route !== MEDIA || method !== 'POST' || body !== undefined || file === undefined) return false;
  const checked = checkedImage(bytesOfBase64(file.base64));
  return checked.refusal === undefined && file.name.split('.')[1] === checked.extension;
}

/** Of the same origin, without credentials. */
function isPageOf(home: URL, route: string): boolean {
  if (!URL.canParse(route, home.href)) return false;
  const url = new URL(route, home.href);
  return url.origin === home.origin && url.username === '';
}

/** Within the site, as a path or as the one parameter that plain permalinks need. */
function isRestBase(root: string, home: URL): boolean {
  const url = new URL(root);
  const isPath = url.search === '' || url.search === '?rest_route=/';
  const folder = home.pathname.replace(/\/*$/u, '/');
  const isWithin = url.origin === home.origin && url.pathname.startsWith(folder);
  return isPath && isWithin && url.username === '' && url.hash === '';
}
