// An export format: an id, a file type, a schema of its options and one function that writes.
import type { ProjectDocument } from '@silosmith/contract';
import { Fault, type OnProgress } from '@silosmith/kernel';
import * as z from 'zod/mini';
import type { ByteSink } from '../bytes/byte-sink.ts';
import type { ContentPackage, DeliveryTexts } from '../package/content-package.ts';
import type { PackageOptions } from '../package/content-package-of.ts';
import type { PlanChoice, PlanReport } from '../plan/plan-report.ts';

/** Every option has a default, so `{}` is valid. Its fields are text, number, switch or choice: see option-fields. */
export type OptionSchema = z.ZodMiniObject;

/** What was chosen, by option name; absent options have their defaults. */
export type OptionValues = Readonly<Record<string, unknown>>;

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

export interface PlanOptions extends PlanChoice {
  /** Model id for the estimated costs; `none` for no estimate. */
  readonly costModel: string;
}

export interface ExportSource {
  readonly project: ProjectDocument;
  /** ISO 8601, UTC. */
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
  /** Loads an http(s) image; without it such images remain links. Resolves to null if it cannot be loaded. */
  readonly loadImage?: (url: string) => Promise<Uint8Array | null>;
  /** Builds the plan as a document. */
  plan(options: PlanOptions): PlanReport;
  /** Builds the content package. Throws `delivery.no-articles` if it would have no posts. */
  posts(options: PackageOptions): ContentPackage;
}

/** What a project must have for the format to be offered: an article, or a page. */
export type Needs = 'articles' | 'pages';

interface FormatFile {
  readonly id: string;
  /** Without a dot. */
  readonly extension: string;
  readonly mimeType: string;
  readonly needs: Needs;
  /** The file holds articles, though it can be written without one. */
  readonly holdsArticles?: boolean;
  /** True where these options make several files of that type, in a ZIP. */
  readonly packs?: (options: OptionValues) => boolean;
  /** Without its ending; absent: by id, number of items and date. */
  readonly fileName?: (options: OptionValues, date: string) => string;
}

export interface ExportFormat extends FormatFile {
  readonly options: OptionSchema;
  /** Throws `delivery.bad-option`; rejects with the `cancelled` fault when the signal aborts. */
  write(source: ExportSource, options: OptionValues, sink: ByteSink, run?: FormatRun): Promise<WriteResult>;
}

interface FormatDefinition<Schema extends OptionSchema> extends FormatFile {
  readonly options: Schema;
  write(
    source: ExportSource,
    options: z.output<Schema>,
    sink: ByteSink,
    run: FormatRun,
  ): Promise<WriteResult>;
}

/** Checks the option values by the schema before the writer sees them. */
export function defineFormat<Schema extends OptionSchema>(
  definition: FormatDefinition<Schema>,
): ExportFormat {
  return {
    ...definition,
    write(source, values, sink, run = {}) {
      const parsed = z.safeParse(definition.options, values);
      if (parsed.success) return definition.write(source, parsed.data, sink, run);
      const option = String(parsed.error.issues[0]?.path[0] ?? '');
      throw new Fault('delivery.bad-option', { params: { option, value: String(values[option]) } });
    },
  };
}
