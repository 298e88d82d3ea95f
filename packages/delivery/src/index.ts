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
export type {
  PlanItem,
  PublishPlan,
} from './wordpress/publish/plan-publishing.ts';
export {
  type PublishPorts,
  preparePublishing,
} from './wordpress/publish/prepare.ts';
export type { PublishResult } from './wordpress/publish/publish-result.ts';
export {
  CATEGORY_MAPPINGS,
  PUBLISH_STATUSES,
  publishSettingsSchema,
  SEO_PLUGINS,
} from './wordpress/publish/publish-settings.ts';
export {
  prepareRollback,
  type RollbackPlan,
  type RollbackResult,
  runRollback,
} from './wordpress/publish/rollback.ts';
export { type PublishNote, runPublishing } from './wordpress/publish/run-publishing.ts';
export {
  type PublishStore,
  siteRecordSchema,
  snapshotSchema,
} from './wordpress/publish/site-record.ts';
export { type ImportedPost, type ImportIssue, readWxr, type WxrImport } from './wordpress/read-wxr.ts';
export { type Connection, connect } from './wordpress/rest/connect.ts';
export { wordpressFault } from './wordpress/rest/wordpress-fault.ts';
