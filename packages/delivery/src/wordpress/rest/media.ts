// The media library of a site: images by the slugs that we gave them, uploads, and who else uses one.
import type { SiteFile } from '@silosmith/contract';
import * as z from 'zod/mini';
import type { SiteMedia } from '../images/image-figures.ts';
import { wordpressText } from '../wordpress-html.ts';
import { faultOfError, type RestClient } from './rest-client.ts';
import { shaped } from './shaped.ts';

const mediaSchema = z.object({
  id: z.number(),
  slug: z.string(),
  source_url: z.string(),
  alt_text: z._default(z.string(), ''),
  media_details: z.optional(z.unknown()),
});
const sizeSchema = z.object({ width: z.number(), height: z.number() });
const ROUTE = 'wp/v2/media';
const FIELDS = 'id,slug,source_url,alt_text,media_details';
/** Slugs in one listing: what an address may hold. */
const PAGE = 50;

export interface NewMedia {
  readonly file: SiteFile;
  readonly slug: string;
  readonly title: string;
  readonly alt: string;
}

export interface Media {
  bySlug(slugs: readonly string[]): Promise<SiteMedia[]>;
  byId(ids: readonly number[]): Promise<SiteMedia[]>;
  /** Never repeated: whoever calls looks first. */
  upload(media: NewMedia): Promise<SiteMedia>;
  /** Resolves to what the site keeps of it: WordPress takes out tags. Null: the image is gone. */
  setAlt(id: number, alt: string): Promise<SiteMedia | null>;
  /** Whether a post or page has it as its featured image, or its address in the text. */
  isUsed(media: SiteMedia): Promise<boolean>;
  /** False: the user may not. */
  remove(id: number): Promise<boolean>;
}

export function createMedia(rest: RestClient, host: string, signal?: AbortSignal): Media {
  const list = async (key: 'slug' | 'include', values: readonly (string | number)[]) => {
    const found: SiteMedia[] = [];
    for (let at = 0; at < values.length; at += PAGE) {
      const query = { [key]: values.slice(at, at + PAGE).join(','), per_page: 100, _fields: FIELDS };
      const json = await rest.ask({ route: ROUTE, query }, signal);
      found.push(...shaped(z.array(mediaSchema), json, ROUTE).map(siteMedia));
    }
    return found;
  };
  return {
    bySlug: (slugs) => list('slug', slugs),
    byId: (ids) => list('include', ids),
    async upload({ file, slug, title, alt }) {
      const query = { slug, title: wordpressText(title), alt_text: alt, _fields: FIELDS };
      const json = await rest.ask({ method: 'POST', route: ROUTE, query, file }, signal);
      return siteMedia(shaped(mediaSchema, json, ROUTE));
    },
    async setAlt(id, alt) {
      const route = `${ROUTE}/${id}`;
      const request = { method: 'PUT', route, query: { _fields: FIELDS }, body: { alt_text: alt } } as const;
      const reply = await rest.reply(request, signal);
      if (reply.status === 404) return null;
      if (reply.error !== null) throw faultOfError(reply, host);
      return siteMedia(shaped(mediaSchema, reply.json, route));
    },
    async isUsed(media) {
      for (const route of ['wp/v2/posts', 'wp/v2/pages'] as const)
        if (
          (await isInTexts(rest, route, media, signal)) ||
          (await isFeatured(rest, route, media.id, signal))
        )
          return true;
      return false;
    },
    async remove(id) {
      const request = { method: 'DELETE', route: `${ROUTE}/${id}`, query: { force: 'true' } } as const;
      const reply = await rest.reply(request, signal);
      if (reply.error === null || reply.status === 404) return true;
      if (reply.status === 403) return false;
      throw faultOfError(reply, host);
    },
  };
}

function siteMedia({
  id,
  slug,
  source_url: url,
  alt_text: alt,
  media_details: details,
}: z.infer<typeof mediaSchema>): SiteMedia {
  // PHP writes an object without members as `[]`.
  const size = sizeSchema.safeParse(details);
  const { width, height } = size.success ? size.data : { width: null, height: null };
  return { id, slug, url, alt, width, height };
}

type Route = 'wp/v2/posts' | 'wp/v2/pages';
const usersSchema = z.array(z.object({ featured_media: z.optional(z.number()) }));

/** By its path without the ending: a text can show one of its smaller sizes. Also finds a file whose name begins alike: then it stays. */
async function isInTexts(rest: RestClient, route: Route, { url }: SiteMedia, signal?: AbortSignal) {
  const path = new URL(url).pathname.replace(/(?:-scaled)?\.[a-z]+$/u, '');
  const search = path.split('/').slice(-3).join('/');
  const listed = await listing(rest, route, { search, per_page: 1, _fields: 'id' }, signal);
  return listed.length > 0;
}

const MOST_PER_PAGE = 100;

/** WordPress has no filter for it: every post is asked for, a hundred at a time. */
async function isFeatured(
  rest: RestClient,
  route: Route,
  id: number,
  signal?: AbortSignal,
): Promise<boolean> {
  for (let page = 1; ; page++) {
    const query = { per_page: MOST_PER_PAGE, page, _fields: 'id,featured_media' };
    const listed = await listing(rest, route, query, signal);
    const users = shaped(usersSchema, listed, route);
    if (users.some(({ featured_media: featured }) => featured === id)) return true;
    if (users.length < MOST_PER_PAGE) return false;
  }
}

/** In any status; a user who may not edit this type sees what is public. A page past the last one is empty. */
async function listing(
  rest: RestClient,
  route: Route,
  query: Readonly<Record<string, string | number>>,
  signal?: AbortSignal,
): Promise<unknown[]> {
  const any = await rest.reply({ route, query: { ...query, status: 'any', context: 'edit' } }, signal);
  const isForbidden = any.status === 400 || any.status === 401 || any.status === 403;
  if (any.error?.code === 'rest_post_invalid_page_number') return [];
  if (any.error === null || !isForbidden) return shaped(z.array(z.unknown()), any.json, route);
  const open = await rest.reply({ route, query }, signal);
  if (open.error?.code === 'rest_post_invalid_page_number') return [];
  return shaped(z.array(z.unknown()), open.json, route);
}
