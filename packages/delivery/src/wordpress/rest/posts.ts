// Posts of a site as its editors see them: raw texts, any status but the trash.
import type { PostType } from '@silosmith/contract';
import * as z from 'zod/mini';
import { faultOfError, type RestClient } from './rest-client.ts';
import { shaped } from './shaped.ts';

const textSchema = z.object({ raw: z.string() });
const postSchema = z.object({
  id: z.number(),
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  date_gmt: z.nullable(z.string()),
  title: textSchema,
  content: textSchema,
  excerpt: textSchema,
  // A page has neither.
  categories: z._default(z.array(z.number()), []),
  tags: z._default(z.array(z.number()), []),
  featured_media: z.optional(z.number()),
  meta: z.optional(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  permalink_template: z.optional(z.string()),
  generated_slug: z.optional(z.string()),
});

export interface SitePost {
  readonly id: number;
  readonly slug: string;
  /** publish, future, draft, pending, private, trash, or one of a plugin. */
  readonly status: string;
  /** Its permalink, before publication the one it will have. */
  readonly permalink: string;
  /** UTC without a zone: `2026-01-31T08:00:00`. */
  readonly dateGmt: string | null;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
  /** Term ids. */
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  /** Id of its image; 0 for none. */
  readonly featuredMedia: number;
  readonly meta: Readonly<Record<string, unknown>>;
}

export type PostBody = Readonly<Record<string, unknown>>;

const FIELDS =
  'id,slug,status,link,date_gmt,title,content,excerpt,categories,tags,featured_media,meta,permalink_template,generated_slug';
const ROUTES = { post: 'wp/v2/posts', page: 'wp/v2/pages' } as const satisfies Record<PostType, string>;
/** Posts of one listing: with their texts they come to some hundred kilobytes. */
const PAGE = 20;
/** A post's number among those asked for may hide: pages of the full size that WordPress allows. */
const MOST_PER_PAGE = 100;

export interface Posts {
  /** Those that exist; a post in the trash is none. */
  byId(ids: readonly number[]): Promise<Map<number, SitePost>>;
  /** Every post with one of the slugs. */
  bySlug(slugs: readonly string[]): Promise<SitePost[]>;
  /** `trash` for a post in the trash, null for none. */
  statusOf(id: number): Promise<string | null>;
  create(body: PostBody): Promise<SitePost>;
  update(id: number, body: PostBody): Promise<SitePost>;
  /** Past the trash; a post that is gone is as good. */
  remove(id: number): Promise<void>;
}

export function createPosts(rest: RestClient, host: string, type: PostType, signal?: AbortSignal): Posts {
  const route = ROUTES[type];
  const list = async (query: Readonly<Record<string, string>>): Promise<SitePost[]> => {
    const whole = { ...query, status: 'any', context: 'edit', per_page: MOST_PER_PAGE, _fields: FIELDS };
    const json = await rest.ask({ route, query: whole }, signal);
    return shaped(z.array(postSchema), json, route).map(sitePost);
  };
  const listAll = async (key: 'include' | 'slug', values: readonly (string | number)[]) => {
    const found: SitePost[] = [];
    for (let at = 0; at < values.length; at += PAGE)
      found.push(...(await list({ [key]: values.slice(at, at + PAGE).join(',') })));
    return found;
  };
  const one = (json: unknown): SitePost => sitePost(shaped(postSchema, json, route));
  const query = { context: 'edit', _fields: FIELDS };
  return {
    byId: async (ids) => new Map((await listAll('include', ids)).map((post) => [post.id, post])),
    bySlug: (slugs) => listAll('slug', slugs),
    async statusOf(id) {
      const { json, status } = await rest.reply({ route: `${route}/${id}`, query }, signal);
      const read = z.object({ status: z.string() }).safeParse(json);
      return status === 200 && read.success ? read.data.status : null;
    },
    create: async (body) => one(await rest.ask({ method: 'POST', route, query, body }, signal)),
    update: async (id, body) =>
      one(await rest.ask({ method: 'PUT', route: `${route}/${id}`, query, body }, signal)),
    async remove(id) {
      const request = { method: 'DELETE', route: `${route}/${id}`, query: { force: 'true' } } as const;
      const reply = await rest.reply(request, signal);
      if (reply.error !== null && reply.error.code !== 'rest_post_invalid_id')
        throw faultOfError(reply, host);
    },
  };
}

function sitePost(post: z.infer<typeof postSchema>): SitePost {
  const { id, slug, status, date_gmt: dateGmt, categories, tags, meta } = post;
  return {
    id,
    slug,
    status,
    permalink: permalinkOf(post),
    dateGmt,
    title: post.title.raw,
    content: post.content.raw,
    excerpt: post.excerpt.raw,
    categories,
    tags,
    featuredMedia: post.featured_media ?? 0,
    // PHP writes an object without members as `[]`.
    meta: meta === undefined || Array.isArray(meta) ? {} : meta,
  };
}

/** The `link` of a post that is not published is `?p=7`. */
function permalinkOf(post: z.infer<typeof postSchema>): string {
  const { status, link, slug, generated_slug: generated, permalink_template: template } = post;
  if (status === 'publish' || status === 'private' || !template) return link;
  const name = /%(?:postname|pagename)%/u;
  return name.test(template) ? template.replace(name, slug || generated || '') : link;
}
