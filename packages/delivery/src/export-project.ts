import type { ProjectDocument } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { ByteSink } from './bytes/byte-sink.ts';
import type { FormatId, FormatOptions, FormatRun, WriteResult } from './formats/export-format.ts';
import { formatOf } from './formats/index.ts';
import { type ContentPackageOptions, contentPackageOf } from './package/content-package-of.ts';

export interface ExportOptions extends ContentPackageOptions, FormatOptions {
  /** One of FORMAT_IDS. */
  readonly format: string;
}

export interface ExportResult extends WriteResult {
  readonly format: FormatId;
  /** `export_wxr_12items_2026-01-31.xml` */
  readonly fileName: string;
  readonly mimeType: string;
}

/**
 * Writes the project to the sink. Throws `delivery.unknown-format`, `delivery.no-silo`, `delivery.no-articles`, `delivery.bad-site-url`
 * before the first byte; rejects with `cancelled` when the signal aborts. Progress: stage `package`, then `write`, in posts.
 */
export async function exportProject(
  project: ProjectDocument,
  options: ExportOptions,
  sink: ByteSink,
  run: FormatRun = {},
): Promise<ExportResult> {
  const format = formatOf(options.format);
  if (project.silo.length === 0 && Object.keys(project.articles).length === 0)
    throw new Fault('delivery.no-silo');
  const pathTemplate = options.pathTemplate || format.pathTemplate;
  const contentPackage = contentPackageOf(project, { ...options, pathTemplate }, run);
  if (format.needsArticles && contentPackage.posts.length === 0) throw new Fault('delivery.no-articles');
  const result = await format.write({ project, contentPackage }, options, sink, run);
  return {
    ...result,
    format: format.id,
    fileName: exportFileName(format.id, result.items, contentPackage.info.createdAt),
    mimeType: format.mimeType,
  };
}

/** `export_{format}_{N}items_{date}.{ext}`; the date is the day of an ISO 8601 time. */
export function exportFileName(formatId: string, items: number, iso: string): string {
  return `export_${formatId}_${items}items_${iso.slice(0, 10)}.${formatOf(formatId).extension}`;
}
