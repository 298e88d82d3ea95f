// What this project has published to a site: which page is which post, and what each field was when we left it.
import { stableHash } from '@silosmith/kernel';
import * as z from 'zod/mini';

export const FIELDS = [
  'title',
  'content',
  'excerpt',
  'slug',
  'categories',
  'tags',
  'meta',
  'image',
  'status',
] as const;
export type Field = (typeof FIELDS)[number];

/** Hashes of one field: as it was sent, and as the site gave it back. A site may change what it is given (filters, taken slugs). */
const heldSchema = z.object({ sent: z.string(), kept: z.string() });
export type Held = z.infer<typeof heldSchema>;

const pageEntrySchema = z.object({
  pageId: z.string(),
  keyword: z.string(),
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
  /** Snapshot of the run that did not end. */
  unfinished: z.nullable(z.string()),
  pages: z.array(pageEntrySchema),
});
export type SiteRecord = Readonly<z.infer<typeof siteRecordSchema>>;

export const snapshotSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  home: z.string(),
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

export const MOST_SNAPSHOTS = 10;

/** Of one site. Each write is whole on disk, or in the database, before it resolves. */
export interface PublishStore {
  load(): Promise<SiteRecord | null>;
  save(record: SiteRecord): Promise<void>;
  /** Newest first. */
  snapshots(): Promise<readonly string[]>;
  loadSnapshot(id: string): Promise<Snapshot | null>;
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  removeSnapshot(id: string): Promise<void>;
}

export const hashOf = (text: string): string => stableHash(text).toString(36);

/** The record as a run changes it, saved after every change that must not be lost. */
export class OpenRecord {
  readonly #store: PublishStore;
  readonly #pages: Map<string, PageEntry>;
  readonly #home: string;
  unfinished: string | null;

  constructor(store: PublishStore, record: SiteRecord) {
    this.#store = store;
    this.#home = record.home;
    this.#pages = new Map(record.pages.map((page) => [page.pageId, page]));
    this.unfinished = record.unfinished;
  }

  get(pageId: string): PageEntry | undefined {
    return this.#pages.get(pageId);
  }

  set(entry: PageEntry): void {
    this.#pages.set(entry.pageId, entry);
  }

  remove(pageId: string): void {
    this.#pages.delete(pageId);
  }

  all(): readonly PageEntry[] {
    return [...this.#pages.values()];
  }

  save(): Promise<void> {
    return this.#store.save({
      version: 1,
      home: this.#home,
      unfinished: this.unfinished,
      pages: [...this.#pages.values()],
    });
  }
}

export async function openRecord(store: PublishStore, home: string): Promise<OpenRecord> {
  return new OpenRecord(store, (await store.load()) ?? { version: 1, home, unfinished: null, pages: [] });
}
