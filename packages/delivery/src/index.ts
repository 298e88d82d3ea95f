export type { ByteSink } from './bytes/byte-sink.ts';
export { type ExportRequest, type ExportResult, exportFileName, exportProject } from './export-project.ts';
export { FORMATS, formatOf } from './formats/index.ts';
export type { ContentPackage, DeliveryTexts, PackagePost } from './package/content-package.ts';
export {
  defineFormat,
  type ExportFormat,
  type ExportNote,
  type FormatRun,
  type OptionValues,
  type WriteResult,
} from './registry/export-format.ts';
export { hasEffect, type OptionField, optionFields } from './registry/option-fields.ts';
export { importedProject } from './wordpress/imported-project.ts';
export { type ImportedPost, type ImportIssue, readWxr, type WxrImport } from './wordpress/read-wxr.ts';
