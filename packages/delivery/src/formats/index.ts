// One line per format; a test compares this list with the folder.
import { Fault } from '@silosmith/kernel';
import type { ExportFormat } from '../registry/export-format.ts';
import { csv } from './csv.ts';
import { dropin } from './dropin.ts';
import { html } from './html.ts';
import { images } from './images.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import { planCsv } from './plan-csv.ts';
import { planHtml } from './plan-html.ts';
import { planXlsx } from './plan-xlsx.ts';
import { wxr } from './wxr.ts';
import { wxrSimple } from './wxr-simple.ts';

/** In the order in which they are offered. */
export const FORMATS: readonly ExportFormat[] = [
  planHtml,
  planXlsx,
  planCsv,
  wxr,
  wxrSimple,
  html,
  markdown,
  dropin,
  images,
  json,
  csv,
];

/** Throws `delivery.unknown-format`. */
export function formatOf(id: string, formats: readonly ExportFormat[] = FORMATS): ExportFormat {
  const format = formats.find((candidate) => candidate.id === id);
  if (!format) throw new Fault('delivery.unknown-format', { params: { format: id } });
  return format;
}
