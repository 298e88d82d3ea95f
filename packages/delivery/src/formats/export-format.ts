// An export format: an id, a file type and one function that writes.
import type { ProjectDocument } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import type { ByteSink } from '../bytes/byte-sink.ts';
import type { MarkdownOptions } from '../markdown/markdown-options.ts';
import type { ContentPackage, Platform } from '../package/content-package.ts';

export const FORMAT_IDS = ['wxr', 'wxr-simple', 'markdown', 'dropin', 'json', 'csv'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

export const POST_STATUSES = ['draft', 'publish', 'private'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** All optional; each format reads its own. */
export interface FormatOptions {
  /** Full WXR; default draft. */
  readonly status?: PostStatus;
  /** WXR; default true. */
  readonly includeCategories?: boolean;
  /** WXR; default true. */
  readonly includeTags?: boolean;
  /** WXR and Markdown; default true. */
  readonly includeImages?: boolean;
  readonly markdown?: Partial<MarkdownOptions>;
  /** Developer drop-in: the shape of its posts; without one, plain JSON. */
  readonly platform?: Platform;
  /** Loads an http(s) image for the Markdown ZIP; without it such images remain links. Null if it cannot be loaded. */
  readonly loadImage?: (url: string) => Promise<Uint8Array | null>;
}

export interface FormatRun {
  /** Stage `write`, in posts. */
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
}

/** A note for the user about the file: a code of `exporting.notes` with its parameters. */
export interface ExportNote {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface WriteResult {
  /** Posts, or rows, or pages in the file. */
  readonly items: number;
  readonly bytes: number;
  readonly notes: readonly ExportNote[];
}

export interface ExportSource {
  readonly project: ProjectDocument;
  readonly contentPackage: ContentPackage;
}

export interface ExportFormat {
  readonly id: FormatId;
  /** Without a dot. */
  readonly extension: string;
  readonly mimeType: string;
  /** Default path template of posts. */
  readonly pathTemplate: string;
  /** False for formats that are useful without articles. */
  readonly needsArticles: boolean;
  /** Rejects with the `cancelled` fault when the signal aborts. */
  write(source: ExportSource, options: FormatOptions, sink: ByteSink, run?: FormatRun): Promise<WriteResult>;
}
