import type { Page, ProjectDocument } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { ByteSink } from './bytes/byte-sink.ts';
import { formatOf } from './formats/index.ts';
import type { DeliveryTexts } from './package/content-package.ts';
import { contentPackageOf } from './package/content-package-of.ts';
import { isoUtc } from './package/places.ts';
import { type PageCosts, planReportOf } from './plan/plan-report.ts';
import type {
  ExportFormat,
  ExportSource,
  FormatRun,
  OptionValues,
  WriteResult,
} from './registry/export-format.ts';

export interface ExportRequest extends Pick<ExportSource, 'loadImage'> {
  /** An id of FORMATS, or a format itself. */
  readonly format: string | ExportFormat;
  /** Values of the format's options; absent ones have their defaults. */
  readonly options?: OptionValues;
  /** Now, ISO 8601: date of the file, and of posts without a known date. */
  readonly nowIso: string;
  readonly texts: DeliveryTexts;
  /** What generating each page would cost with a model; without it the plan has no costs. */
  readonly costsOf?: (pages: readonly Page[], model: string) => PageCosts;
}

export interface ExportResult extends WriteResult {
  /** Id of the format. */
  readonly format: string;
  /** `export_wxr_12items_2026-01-31.xml` */
  readonly fileName: string;
  readonly mimeType: string;
}

/**
 * Writes the project to the sink. Throws `delivery.unknown-format`, `delivery.no-silo`, `delivery.no-articles`, `delivery.bad-option`,
 * `delivery.bad-site-url`, `delivery.bad-path-template` before the first byte; rejects with `cancelled` when the signal aborts.
 * Progress: stage `package`, then `write`, in posts.
 */
export async function exportProject(
  project: ProjectDocument,
  request: ExportRequest,
  sink: ByteSink,
  run: FormatRun = {},
): Promise<ExportResult> {
  const { texts, loadImage, options = {} } = request;
  const format = typeof request.format === 'string' ? formatOf(request.format) : request.format;
  if (project.silo.length === 0 && Object.keys(project.articles).length === 0)
    throw new Fault('delivery.no-silo');
  const nowIso = isoUtc(request.nowIso) ?? request.nowIso;
  const source: ExportSource = {
    project,
    nowIso,
    texts,
    ...(loadImage ? { loadImage } : {}),
    plan({ costModel, ...choice }) {
      const report = planReportOf(project, choice, (pages) =>
        costModel === 'none' ? new Map() : (request.costsOf?.(pages, costModel) ?? new Map()),
      );
      if (report.rows.length === 0) throw new Fault('delivery.no-silo');
      return report;
    },
    posts(packageOptions) {
      const built = contentPackageOf(project, { ...packageOptions, nowIso, texts }, run);
      if (built.posts.length === 0) throw new Fault('delivery.no-articles');
      return built;
    },
  };
  const result = await format.write(source, options, sink, run);
  return {
    ...result,
    format: format.id,
    fileName: exportFileName(format, options, result.items, nowIso),
    mimeType: format.packs?.(options) === true ? 'application/zip' : format.mimeType,
  };
}

/** `export_{format}_{N}items_{date}.{ext}`, or the name that the format gives; the date is the day of an ISO 8601 time. */
export function exportFileName(
  format: ExportFormat,
  options: OptionValues,
  items: number,
  iso: string,
): string {
  const { id } = format;
  const date = iso.slice(0, 10);
  const extension = format.packs?.(options) === true ? 'zip' : format.extension;
  const name = format.fileName?.(options, date) ?? `export_${id}_${items}items_${date}`;
  return `${name}.${extension}`;
}
