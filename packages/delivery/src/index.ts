export type { ByteSink } from './bytes/byte-sink.ts';
export { type ExportOptions, type ExportResult, exportFileName, exportProject } from './export-project.ts';
export {
  type ExportFormat,
  type ExportNote,
  type ExportSource,
  FORMAT_IDS,
  type FormatId,
  type FormatOptions,
  type FormatRun,
  POST_STATUSES,
  type PostStatus,
  type WriteResult,
} from './formats/export-format.ts';
export { FORMATS, formatOf } from './formats/index.ts';
export {
  ANCHOR_STYLES,
  type AnchorStyle,
  BASE_PATH_PRESETS,
  LINK_STRATEGIES,
  type LinkStrategy,
  MARKDOWN_DEFAULTS,
  type MarkdownOptions,
} from './markdown/markdown-options.ts';
export { DEFAULT_PATH_TEMPLATE, PATH_TEMPLATES } from './package/addresses.ts';
export {
  type ContentPackage,
  type DeliveryTexts,
  type PackagePost,
  PLATFORMS,
  type Platform,
} from './package/content-package.ts';
export { type ContentPackageOptions, contentPackageOf } from './package/content-package-of.ts';
export {
  type ImportedPost,
  type ImportIssue,
  readWxr,
  type WxrImport,
} from './wordpress/read-wxr.ts';
