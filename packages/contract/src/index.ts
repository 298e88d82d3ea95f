export * from './advice.ts';
export * from './article.ts';
export * from './article-version.ts';

export {
  type Columns,
  isColumns,
  isKeywordTable,
  isSiloState,
  unzipColumns,
  zipColumns,
} from './column-codec.ts';
export * from './date-time.ts';

export * from './error-reply.ts';
export * from './failures.ts';
export type { FileNames } from './file-forms.ts';
export * from './filters.ts';
export * from './functions/accounts.ts';
export * from './functions/call-page.ts';
export * from './functions/embeddings.ts';
export * from './functions/health.ts';
export * from './functions/image.ts';
export * from './functions/pricing.ts';
export * from './functions/profile.ts';
export * from './functions/research.ts';
export * from './functions/serp.ts';
export * from './functions/text.ts';
export * from './functions/usage.ts';
export * from './functions/workflow.ts';
export * from './functions/wp-proxy.ts';
export * from './image-amount.ts';
export * from './import-report.ts';

export * from './imported-project.ts';
export * from './keyed-records.ts';

export * from './keyword-map.ts';
export * from './keyword-table.ts';
export * from './listed-keywords.ts';
export * from './outline.ts';
export * from './page.ts';
export { bareAddress, type PageAddress, pageAddressOf, slugOfAddress } from './page-address.ts';
export { isPageId, keptIdsOf, type PageId, pageIdsOf, withIdsOf, withKeptIds } from './page-id.ts';
export type { PageRecords } from './page-records.ts';
export * from './placement.ts';
export * from './plan.ts';
export * from './project.ts';
export { columnReader, columnWriter } from './project-columns.ts';
export * from './project-settings.ts';
export * from './publication.ts';
export * from './record-key.ts';
export * from './research.ts';
export * from './same-body.ts';
export { SILO_COLUMN_LIST } from './silo-column-list.ts';
export * from './silo-state.ts';
export * from './site.ts';
export * from './sync.ts';
export * from './template.ts';
export * from './text-column.ts';
export * from './vectors.ts';
