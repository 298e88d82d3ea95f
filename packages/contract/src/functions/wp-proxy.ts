// Request and reply of `wp-proxy`: one call of a WordPress site, passed on by the server.
import * as z from 'zod/mini';

/**
 * What of a site is called. `home`: its home page, of which the headers count. `api`: its REST API. `page`: a page as a visitor
 * sees it, of which the status counts. `login`: whether the older XML-RPC interface takes the login.
 */
export const SITE_TARGETS = ['home', 'api', 'page', 'login'] as const;

/** Formats that every WordPress from 6.5 on takes, and that run nothing: an SVG can hold scripts. */
export const IMAGE_MEDIA_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;
export type ImageExtension = keyof typeof IMAGE_MEDIA_TYPES;

/** Of an image that is uploaded: in base64 it has to fit into the body of one call. */
export const MOST_UPLOAD_BYTES = 5 * 2 ** 20;

/** An image for the media library. Its name is ASCII: WordPress refuses other forms of `Content-Disposition`. */
const siteFileSchema = z.object({
  name: z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*\.(?:png|jpg|webp|gif|avif)$/), z.maxLength(120)),
  base64: z
    .string()
    .check(z.regex(/^[A-Za-z\d+/]+={0,2}$/), z.maxLength(4 * Math.ceil(MOST_UPLOAD_BYTES / 3))),
});

const httpUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

/** The names `route`, `method`, `params` and `body` are those of the call that WordPress gets. */
export const siteCallSchema = z.object({
  /** Address of the home page without trailing slash. */
  site: httpUrl,
  target: z._default(z.enum(SITE_TARGETS), 'api'),
  /** REST base; absent: `/wp-json/` of the site. */
  root: z.optional(httpUrl),
  /** Of the API, such as `wp/v2/posts/7`; '' is its index. Of a page its address. */
  route: z._default(z.string().check(z.maxLength(2_000)), ''),
  method: z._default(z.enum(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']), 'GET'),
  params: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  body: z.optional(z.record(z.string(), z.unknown())),
  /** Instead of `body`. */
  file: z.optional(siteFileSchema),
});
export type SiteFile = Readonly<z.infer<typeof siteFileSchema>>;
export type SiteCall = Readonly<z.output<typeof siteCallSchema>>;

/** Basic credentials (RFC 7617) of the WordPress user, for this call alone. */
export const PROXY_AUTH_HEADER = 'X-Proxy-Auth';

/** Headers of a site that are passed on. */
export const PASSED_HEADERS = [
  'content-type',
  'link',
  'retry-after',
  'x-wp-total',
  'x-wp-totalpages',
] as const;

/**
 * What the site answered, whatever it was; a site that gave no usable answer is an error reply with a code `wordpress.…`.
 * `error` is WordPress's own, of an answer that is no success.
 */
export const wpProxyReplySchema = z.object({
  success: z.boolean(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  /** The answer, where it is JSON. */
  data: z.unknown(),
  /** The answer, where it is no JSON; the beginning of a page. */
  text: z.nullable(z.string()),
  error: z.optional(z.object({ code: z.string(), message: z.string() })),
});
export type WpProxyReply = z.infer<typeof wpProxyReplySchema>;
