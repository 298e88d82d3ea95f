// What a project has published to a site: which page is which post, and what its last runs can be undone with. Of browser and command line alike.
import { stableHash } from '@silosmith/kernel';
import * as z from 'zod/mini';

/** What WordPress keeps an article as. A page has no categories and tags. */
export const POST_TYPES = ['post', 'page'] as const;
export type PostType = (typeof POST_TYPES)[number];
const postType = z._default(z.enum(POST_TYPES), 'post');

/** Hashes of one field: as it was sent, and as the site gave it back. A site may change what it is given (filters, taken slugs). */
const heldSchema = z.object({ sent: z.string(), kept: z.string() });
export type Held = z.infer<typeof heldSchema>;

const pageEntrySchema = z.object({
  pageId: z.string(),
  keyword: z.string(),
  type: postType,
  /** Null until the site has given one. */
  postId: z.nullable(z.number()),
  /** Slug that the post is made with, unlike any other: by it a post whose answer was lost is found again. */
  nonce: z.nullable(z.string()),
  /** A run was about to write it and has not said that it did. */
  writing: z.boolean(),
  url: z.nullable(z.string()),
  /** By field; a field that was never written has none. */
  held: z.record(z.string(), heldSchema),
});
export type PageEntry = Readonly<z.infer<typeof pageEntrySchema>>;

export const siteRecordSchema = z.object({
  version: z.literal(1),
  home: z.string(),
  /** ISO 8601: of two records of a site the later one holds. Empty in those of earlier versions. */
  savedAt: z._default(z.string(), ''),
  /** Snapshot of the run that did not end. */
  unfinished: z.nullable(z.string()),
  pages: z.array(pageEntrySchema),
});
export type SiteRecord = Readonly<z.infer<typeof siteRecordSchema>>;

export const snapshotSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  home: z.string(),
  /** Of all its posts. */
  type: postType,
  /** ISO 8601. */
  madeAt: z.string(),
  pages: z.array(
    z.object({
      pageId: z.string(),
      keyword: z.string(),
      nonce: z.nullable(z.string()),
      /** The post before the run; null: the run made it. */
      before: z.nullable(
        z.object({
          id: z.number(),
          slug: z.string(),
          status: z.string(),
          permalink: z.string(),
          dateGmt: z.nullable(z.string()),
          title: z.string(),
          content: z.string(),
          excerpt: z.string(),
          categories: z.array(z.number()),
          tags: z.array(z.number()),
          /** Absent in snapshots of earlier versions. */
          featuredMedia: z.optional(z.number()),
          meta: z.record(z.string(), z.unknown()),
        }),
      ),
      /** Alternative texts that the run replaced, by key and id of the image. */
      alts: z._default(z.array(z.object({ key: z.string(), id: z.number(), alt: z.string() })), []),
      /** What the record said of the page; null: nothing. */
      entry: z.nullable(pageEntrySchema),
    }),
  ),
  /** Terms that did not exist before the run. */
  terms: z.array(z.object({ taxonomy: z.enum(['categories', 'tags']), slug: z.string() })),
  /** Slugs of images that did not exist before the run. */
  images: z._default(z.array(z.string()), []),
});
export type Snapshot = Readonly<z.infer<typeof snapshotSchema>>;
export type SnapshotPage = Snapshot['pages'][number];

/** Names a site in the keys of what is kept of it. `home` is its address. */
export const siteKeyOf = (home: string): string => stableHash(home).toString(36);

/** All of it for one site, as a project file carries it. */
export const publicationSchema = z.object({
  record: siteRecordSchema,
  /** Newest first. */
  snapshots: z.array(snapshotSchema),
});
export type Publication = Readonly<z.infer<typeof publicationSchema>>;
