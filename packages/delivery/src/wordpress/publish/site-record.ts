// What this project has published to a site: which page is which post, and what each field was when we left it.
import type { PageEntry, SiteRecord, Snapshot } from '@silosmith/contract';
import { type Clock, stableHash } from '@silosmith/kernel';

export const FIELDS = [
  'title',
  'content',
  'excerpt',
  'slug',
  'categories',
  'tags',
  'meta',
  'image',
  'alt',
  'status',
] as const;
export type Field = (typeof FIELDS)[number];

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

interface RecordPorts {
  readonly store: PublishStore;
  readonly clock: Clock;
}

/** The record as a run changes it, saved after every change that must not be lost. */
export class OpenRecord {
  readonly #store: PublishStore;
  readonly #clock: Clock;
  readonly #pages: Map<string, PageEntry>;
  readonly #home: string;
  unfinished: string | null;

  constructor({ store, clock }: RecordPorts, record: SiteRecord) {
    this.#store = store;
    this.#clock = clock;
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
      savedAt: new Date(this.#clock.nowMs()).toISOString(),
      unfinished: this.unfinished,
      pages: [...this.#pages.values()],
    });
  }
}

export async function openRecord(ports: RecordPorts, home: string): Promise<OpenRecord> {
  const known = await ports.store.load();
  return new OpenRecord(ports, known ?? { version: 1, home, savedAt: '', unfinished: null, pages: [] });
}
