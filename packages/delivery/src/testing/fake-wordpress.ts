// A WordPress in memory, with what its REST API really does to a publisher: slugs are numbered, titles trimmed, creates not
// idempotent, terms exist by name, meta keys without registration dropped, posts saved before an error is answered.
import type { FetchPort } from '@silosmith/kernel';
import { freeSlug } from './free-slug.ts';

export interface FakePost {
  id: number;
  type: 'post' | 'page';
  slug: string;
  status: string;
  title: string;
  content: string;
  excerpt: string;
  date: string | null;
  categories: number[];
  tags: number[];
  meta: Record<string, unknown>;
  featured_media: number;
}

export interface FakeMedia {
  readonly id: number;
  readonly slug: string;
  readonly source_url: string;
  alt_text: string;
  readonly title: string;
  /** First bytes, as letters. */
  readonly start: string;
}

interface FakeTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly parent: number;
}

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | null;
  /** Number of the call, from 1. */
  readonly index: number;
}

export interface FakeOptions {
  /** Keys of meta that are registered. */
  readonly metaKeys?: readonly string[];
  /** The companion plugin. */
  readonly companion?: boolean;
  readonly capabilities?: readonly string[];
  /** What a user without `unfiltered_html` loses. */
  readonly filter?: (html: string) => string;
  /** Before WordPress sees the call. A response takes its place. */
  readonly before?: (call: FakeCall) => Response | undefined;
  /** After WordPress has done what was asked. A response takes the place of the answer. */
  readonly after?: (call: FakeCall) => Response | undefined;
}

export const HOME = 'https://site.test';
const EDITOR = [
  'edit_posts',
  'publish_posts',
  'edit_pages',
  'publish_pages',
  'upload_files',
  'manage_categories',
  'unfiltered_html',
];
type Body = Record<string, unknown>;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string, data: object = {}): Response =>
  json({ code, message: `<strong>Error:</strong> ${code}`, data: { status, ...data } }, status);

export class FakeWordPress {
  readonly posts = new Map<number, FakePost>();
  readonly terms = { categories: new Map<number, FakeTerm>(), tags: new Map<number, FakeTerm>() };
  readonly media = new Map<number, FakeMedia>();
  readonly calls: FakeCall[] = [];
  options: FakeOptions;
  #nextId = 1;

  constructor(options: FakeOptions = {}) {
    this.options = options;
    this.addTerm('categories', { name: 'Uncategorized', slug: 'uncategorized' });
  }

  readonly fetch: FetchPort = async (input, init = {}) => {
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    const url = new URL(input);
    const method = init.method ?? 'GET';
    const authorization = new Headers(init.headers).get('authorization');
    const call = { method, path: url.pathname + url.search, authorization, index: this.calls.length + 1 };
    this.calls.push(call);
    const instead = this.options.before?.(call);
    if (instead) return instead;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const answer =
      init.body instanceof Uint8Array
        ? this.#upload(url, init.body, new Headers(init.headers))
        : this.#answer(method, url, body);
    return this.options.after?.(call) ?? answer;
  };

  addPost(fields: Partial<FakePost>): FakePost {
    const id = this.#nextId++;
    const post: FakePost = {
      ...{ id, type: 'post', slug: '', status: 'draft', title: '', content: '', excerpt: '', date: null },
      ...{ categories: [1], tags: [], meta: {}, featured_media: 0 },
      ...fields,
    };
    post.slug = this.#freeSlug(post.slug, id);
    this.posts.set(id, post);
    return post;
  }

  addTerm(taxonomy: 'categories' | 'tags', fields: Partial<FakeTerm>): FakeTerm {
    const taken = new Set([...this.terms[taxonomy].values()].map((term) => term.slug));
    const slug = freeSlug(fields.slug ?? '', taken);
    const term = { id: this.#nextId++, name: '', parent: 0, ...fields, slug };
    this.terms[taxonomy].set(term.id, term);
    return term;
  }

  #freeSlug(wanted: string, id: number): string {
    const all = [...this.posts.values(), ...this.media.values()];
    return freeSlug(wanted, new Set(all.flatMap((post) => (post.id === id ? [] : [post.slug]))));
  }

  #answer(method: string, url: URL, body: Body): Response {
    const route = /^\/wp-json\/(.*)$/u.exec(url.pathname)?.[1];
    if (route === undefined) return this.#page(url);
    if (route === '')
      return json({
        namespaces: this.options.companion ? ['wp/v2', 'silosmith/v1'] : ['wp/v2'],
        authentication: { 'application-passwords': { endpoints: {} } },
      });
    if (route === 'silosmith/v1/version') return json({ version: '1.0.0', seo: ['yoast'] });
    if (route === 'silosmith/v1/posts') return json(this.#postsOfPages(url));
    if (route === 'wp/v2/users/me') return json(this.#user());
    const [, noun = '', id] = /^wp\/v2\/(\w+)(?:\/(\d+))?$/u.exec(route) ?? [];
    if (noun === 'categories' || noun === 'tags') return this.#termCall(noun, method, { url, body, id });
    if (noun === 'media') return this.#mediaCall(method, url, Number(id), body);
    if (noun !== 'posts' && noun !== 'pages') return refusal(404, 'rest_no_route');
    const type = noun === 'pages' ? 'page' : 'post';
    if (method === 'OPTIONS') return json(this.#schema());
    if (id === undefined)
      return method === 'POST'
        ? this.#save(this.addPost({ type, ...(type === 'page' && { categories: [] }) }), body, 201)
        : this.#list(url, type);
    const post = this.posts.get(Number(id));
    if (post?.type !== type) return refusal(404, 'rest_post_invalid_id');
    if (method === 'DELETE') this.posts.delete(post.id);
    return method === 'PUT' ? this.#save(post, body, 200) : json(this.#shown(post));
  }

  #upload(url: URL, body: Uint8Array, headers: Headers): Response {
    if (!this.#user().capabilities['upload_files']) return refusal(403, 'rest_cannot_create');
    const name = /filename="(.+)"/u.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
    const [id, asked = ''] = [this.#nextId++, url.searchParams.get('slug') ?? ''];
    const file: FakeMedia = {
      ...{ id, slug: this.#freeSlug(asked, id), source_url: `${HOME}/wp-content/uploads/${id}/${name}` },
      alt_text: url.searchParams.get('alt_text') ?? '',
      title: url.searchParams.get('title') ?? '',
      start: String.fromCharCode(...body.subarray(1, 4)),
    };
    this.media.set(id, file);
    return json(file, 201);
  }

  #mediaCall(method: string, url: URL, id: number, body: Body): Response {
    if (method === 'DELETE') {
      this.media.delete(id);
      return json({ deleted: true });
    }
    if (method === 'PUT') {
      const file = this.media.get(id);
      if (!file) return refusal(404, 'rest_post_invalid_id');
      // WordPress takes tags out.
      if (typeof body['alt_text'] === 'string') file.alt_text = body['alt_text'].replaceAll(/<[^>]*>/gu, '');
      return json(file);
    }
    const wanted = new Set(
      (url.searchParams.get('slug') ?? url.searchParams.get('include') ?? '').split(','),
    );
    return json([...this.media.values()].filter((file) => wanted.has(file.slug) || wanted.has(`${file.id}`)));
  }

  #postsOfPages(url: URL) {
    const pages = new Set((url.searchParams.get('pages') ?? '').split(','));
    return [...this.posts.values()].flatMap(({ id, type, meta }) =>
      pages.has(String(meta['_silo_page_id'])) ? [{ id, type, page: meta['_silo_page_id'] }] : [],
    );
  }

  #page(url: URL): Response {
    const headers = { link: `<${HOME}/wp-json/>; rel="https://api.w.org/"`, 'content-type': 'text/html' };
    if (url.pathname === '/') return new Response('<html></html>', { headers });
    const isThere = [...this.posts.values()].some(
      ({ slug, status }) => status === 'publish' && url.pathname === `/${slug}/`,
    );
    return new Response('<html></html>', { status: isThere ? 200 : 404 });
  }

  #user() {
    const rights = this.options.capabilities ?? EDITOR;
    const capabilities = Object.fromEntries(rights.map((right) => [right, true]));
    return { id: 1, name: 'Ada', roles: ['editor'], capabilities };
  }

  #schema() {
    const keys = (this.options.metaKeys ?? []).map((key) => [key, { type: 'string' }]);
    const properties = keys.length === 0 ? [] : Object.fromEntries(keys);
    return { schema: { properties: { meta: { properties } } } };
  }

  #list(url: URL, type: FakePost['type']): Response {
    const wanted = (name: string): Set<string> | null =>
      url.searchParams.has(name) ? new Set((url.searchParams.get(name) ?? '').split(',')) : null;
    const [ids, slugs] = [wanted('include'), wanted('slug')];
    const [categories, tags] = [wanted('categories'), wanted('tags')];
    const found = [...this.posts.values()].filter(
      (post) =>
        post.type === type &&
        post.status !== 'trash' &&
        (ids?.has(String(post.id)) ?? true) &&
        (slugs?.has(post.slug) ?? true) &&
        post.content.includes(url.searchParams.get('search') ?? '') &&
        (categories === null || post.categories.some((id) => categories.has(String(id)))) &&
        (tags === null || post.tags.some((id) => tags.has(String(id)))),
    );
    return json(found.map((post) => this.#shown(post)));
  }

  #save(post: FakePost, body: Body, status: number): Response {
    const filter = this.options.filter ?? ((html: string) => html);
    if (typeof body['title'] === 'string') post.title = filter(body['title']).trim();
    if (typeof body['content'] === 'string') post.content = filter(body['content']);
    if (typeof body['excerpt'] === 'string') post.excerpt = filter(body['excerpt']);
    if (typeof body['slug'] === 'string') post.slug = this.#freeSlug(body['slug'], post.id);
    if (typeof body['status'] === 'string') post.status = body['status'];
    if (typeof body['date_gmt'] === 'string') post.date = body['date_gmt'];
    const image = body['featured_media'];
    if (typeof image === 'number' && (image === 0 || this.media.has(image))) post.featured_media = image;
    for (const taxonomy of ['categories', 'tags'] as const) {
      if (post.type === 'page') break;
      const ids = body[taxonomy];
      if (Array.isArray(ids)) post[taxonomy] = ids.map(Number).filter((id) => this.terms[taxonomy].has(id));
    }
    for (const [key, value] of Object.entries((body['meta'] ?? {}) as Body))
      if (this.options.metaKeys?.includes(key)) post.meta[key] = value;
    return json(this.#shown(post), status);
  }

  #shown({ type, title, content, excerpt, date, ...post }: FakePost) {
    const raw = (text: string) => ({ raw: text });
    const link = post.status === 'publish' ? `${HOME}/${post.slug}/` : `${HOME}/?p=${post.id}`;
    const texts = { title: raw(title), content: raw(content), excerpt: raw(excerpt) };
    const meta = Object.keys(post.meta).length === 0 ? [] : post.meta;
    return {
      ...post,
      ...texts,
      meta,
      date_gmt: date,
      link,
      permalink_template: `${HOME}/%${type === 'page' ? 'pagename' : 'postname'}%/`,
    };
  }

  #termCall(
    taxonomy: 'categories' | 'tags',
    method: string,
    { url, body, id }: { url: URL; body: Body; id: string | undefined },
  ): Response {
    const terms = this.terms[taxonomy];
    if (method === 'DELETE') {
      if (!this.#user().capabilities['manage_categories']) return refusal(403, 'rest_cannot_delete');
      terms.delete(Number(id));
      return json({ deleted: true });
    }
    if (method === 'POST') {
      if (taxonomy === 'categories' && !this.#user().capabilities['manage_categories'])
        return refusal(403, 'rest_cannot_create');
      const name = String(body['name']);
      const known = [...terms.values()].find((term) => term.name.toLowerCase() === name.toLowerCase());
      if (known) return refusal(400, 'term_exists', { term_id: known.id });
      return json(
        this.addTerm(taxonomy, { name, slug: String(body['slug']), parent: Number(body['parent'] ?? 0) }),
        201,
      );
    }
    const key = url.searchParams.has('slug') ? 'slug' : 'id';
    const wanted = new Set(
      (url.searchParams.get('slug') ?? url.searchParams.get('include') ?? '').split(','),
    );
    return json([...terms.values()].filter((term) => wanted.has(String(term[key]))));
  }
}
