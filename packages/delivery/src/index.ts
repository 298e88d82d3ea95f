export type { ByteSink } from './bytes/byte-sink.ts';
export { readSiteFile } from './existing-site/read-site-file.ts';
export { type ExportRequest, type ExportResult, exportFileName, exportProject } from './export-project.ts';
export { FORMATS, formatOf } from './formats/index.ts';
export { createImageLoader } from './images/image-loader.ts';
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
export { type ByteChunks, chunksOf } from './wordpress/byte-chunks.ts';
export { deliveredPostOf } from './wordpress/delivered-post.ts';
export { imageUrlOf } from './wordpress/images/desired-images.ts';
export { type ImportedPages, importedPages, importedProject } from './wordpress/imported-project.ts';
export { type DesiredSite, desiredSiteOf } from './wordpress/publish/desired-posts.ts';
export { refusedImageNotes } from './wordpress/publish/image-notes.ts';
export { type PlanFacts, planOf } from './wordpress/publish/plan-of.ts';
export {
  type FieldChange,
  narrowedPlan,
  type PlanItem,
  type PublishPlan,
} from './wordpress/publish/plan-publishing.ts';
export {
  type PreparedRun,
  type PublishPorts,
  type PublishRequest,
  preparePublishing,
} from './wordpress/publish/prepare.ts';
export { adoptPublication, publicationOf } from './wordpress/publish/publication.ts';
export type { PublishResult } from './wordpress/publish/publish-result.ts';
export {
  CATEGORY_MAPPINGS,
  PUBLISH_STATUSES,
  type PublishSettings,
  publishSettingsSchema,
  SEO_PLUGINS,
} from './wordpress/publish/publish-settings.ts';
export {
  type PreparedRollback,
  prepareRollback,
  type RollbackOutcome,
  type RollbackPlan,
  type RollbackResult,
  runRollback,
} from './wordpress/publish/rollback.ts';
export { type PublishNote, runPublishing } from './wordpress/publish/run-publishing.ts';
export type { Field, PublishStore } from './wordpress/publish/site-record.ts';
export {
  type ImportedPost,
  type ImportIssue,
  readWxr,
  type TextStore,
  type WxrImport,
} from './wordpress/read-wxr.ts';
export { type Connection, connect } from './wordpress/rest/connect.ts';
export { type ConnectionFacts, connectionFacts } from './wordpress/rest/connection-facts.ts';
export { createDirectTransport } from './wordpress/rest/direct-transport.ts';
export { createProxyTransport } from './wordpress/rest/proxy-transport.ts';
export type { Credentials } from './wordpress/rest/site-transport.ts';
export { wordpressFault } from './wordpress/rest/wordpress-fault.ts';
