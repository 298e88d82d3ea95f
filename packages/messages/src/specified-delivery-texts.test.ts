// The texts that the third specification names for export, import and publishing (§5 and §8): each is said word for word, begins a
// longer sentence, or is listed with the reason why another is said.
import { type NotSaid, type Specified, sayWhatIsSpecified } from './testing/specified.ts';

const reason = 'the site is closed';

const SAID: readonly Specified[] = [
  // 5.1 and 8: downloads.
  { text: `Download failed: ${reason}`, key: 'exporting.failedImages', params: { reason } },
  { text: 'Unknown error', key: 'exporting.unknownImages' },
  { text: 'Failed to fetch image after 3 attempts', key: 'errors.delivery.no-image-loaded' },
  { text: 'All images downloaded successfully!', key: 'exporting.doneImages' },
  {
    text: 'Images for "cold brew" downloaded successfully!',
    key: 'exporting.doneImagesOfPage',
    params: { keyword: 'cold brew' },
  },
  {
    text: 'Preparing 7 images for download...',
    key: 'exporting.preparingImages',
    params: { count: 7 },
  },
  { text: 'No images found in the project', key: 'errors.delivery.no-images' },
  {
    text: 'No images found for keyword: cold brew',
    key: 'errors.delivery.no-images-of-page',
    params: { keyword: 'cold brew' },
  },
  { text: 'Image failed to load', key: 'workspace.images.failed' },
  // 5.3 and 8: export.
  { text: `Export failed: ${reason}`, key: 'exporting.failed', params: { reason } },
  { text: 'An unknown error occurred during export.', key: 'exporting.unknown' },
  {
    text: 'Export complete! Downloaded 7 articles as plan.zip',
    key: 'exporting.done',
    params: { count: 7, file: 'plan.zip' },
  },
  {
    text: 'Successfully exported 7 articles to WordPress XML!',
    key: 'exporting.doneWordPress',
    params: { count: 7 },
  },
  { text: 'No silo structure to export.', key: 'errors.delivery.no-silo' },
  {
    text: 'No generated content to export. Generate some articles first.',
    key: 'errors.delivery.no-articles',
  },
  { text: 'Invalid export format selected.', key: 'errors.delivery.unknown-format' },
  { text: 'Export Error', key: 'common.boundary.export' },
  { text: 'Retry Export', key: 'common.boundary.exportRetry' },
  // 5.2 and 8: import.
  { text: `Import failed: ${reason}`, key: 'importing.failed', params: { reason } },
  {
    text: 'Successfully imported 7 posts into 2 content silos!',
    key: 'cli.importWxr.imported',
    params: { count: 7, silos: '2 content silos' },
  },
  { text: '2 content silos', key: 'cli.importWxr.silos', params: { count: 2 } },
  {
    text: 'Post "Cold brew" has no categories - skipped',
    key: 'exporting.wxrIssues.no-categories',
    params: { title: 'Cold brew' },
  },
  {
    text: 'XML parsing error',
    key: 'errors.delivery.wxr-broken',
    params: { line: 3, column: 9 },
    isLonger: true,
  },
  // 5.7 and 8: connection.
  { text: 'Please fill in all connection details', key: 'publishing.connection.missing' },
  {
    text: `❌ WordPress connection failed: ${reason}`,
    key: 'publishing.connection.failed',
    params: { reason },
  },
  { text: 'Proxy connection failed', key: 'publishing.connection.proxyFailed' },
  {
    text: 'Configure WordPress settings and test connection to enable publishing.',
    key: 'publishing.disabled.notConnected',
  },
  // 5.7 and 8: publishing, rollback, verification.
  { text: 'No items to publish', key: 'publishing.disabled.noArticles', isLonger: true },
  { text: 'No items to publish', key: 'errors.wordpress.nothing-to-publish', isLonger: true },
  { text: 'No actions needed', key: 'publishing.disabled.empty' },
  { text: 'No changes detected', key: 'publishing.reasons.unchanged' },
  { text: `Dry-run failed: ${reason}`, key: 'publishing.ended.planFailed', params: { reason } },
  { text: `Publishing failed: ${reason}`, key: 'publishing.ended.failed', params: { reason } },
  {
    text: 'Publishing finished with 3 errors',
    key: 'publishing.ended.failures',
    params: { count: 3 },
  },
  { text: 'Create failed', key: 'publishing.table.unknown.create' },
  { text: 'Update failed', key: 'publishing.table.unknown.update' },
  {
    text: 'Failed to restore',
    key: 'publishing.rollback.failed.restore',
    params: { keywords: 'cold brew' },
    isLonger: true,
  },
  {
    text: 'Failed to delete',
    key: 'publishing.rollback.failed.delete',
    params: { keywords: 'cold brew' },
    isLonger: true,
  },
  { text: `Rollback failed: ${reason}`, key: 'publishing.ended.rollbackFailed', params: { reason } },
  { text: 'No rollback data available', key: 'errors.wordpress.no-rollback-data' },
  { text: 'No rollback data available', key: 'publishing.steps.rollbackNone' },
  { text: 'Post permalink returns 404', key: 'publishing.verification.permalink-missing' },
  {
    text: 'Permalink returns HTTP 503',
    key: 'publishing.verification.permalink-status',
    params: { status: 503 },
  },
  {
    text: 'Verification failed',
    key: 'publishing.verification.permalink-unreachable',
    isLonger: true,
  },
];

/** The named decisions are those of the specification itself. */
const NOT_SAID: readonly NotSaid[] = [
  {
    text: 'Invalid XML format',
    because:
      'decisions §3, every refusal says why: a damaged file is named with its line and column, a foreign one as such',
  },
  {
    text: 'HTTP {status}: {statusText}',
    because:
      'decisions §3, every refusal says why: each status of a site has a sentence of its own in errors.wordpress, with what to do',
  },
  {
    text: 'Content fingerprint mismatch - may need link rewrite',
    because:
      'decisions §1, a figure is computed or not shown: the whole content is read back, not its first 200 characters, and links are rewritten by then; the fault is named by its field',
  },
  {
    text: 'No images to download',
    because: 'an empty list cannot be asked for: the two sentences for a page and for the project are said',
  },
  {
    text: 'Invalid content type',
    because:
      'decisions §1, no placeholder images: one that is none counts as not loaded, and the file says how many are missing',
  },
  {
    text: 'Please select a valid XML file',
    because:
      'one drop area takes every kind of file (decisions §2, Import); a file that is no WordPress export is named as such by errors.delivery.not-wxr',
  },
  {
    text: 'Please set default status to "Schedule" in settings',
    because: 'the button exists only where the status is Schedule, as §2.3 has it',
  },
  {
    text: 'Post ID required for update',
    because:
      'decisions §2, WordPress lookup: only a post that is proven to be ours is updated, so its id is known',
  },
  {
    text: 'Cannot execute dry-run plan. Generate a new plan with dryRun: false',
    because:
      'there is one kind of plan, which is shown before it is run; the project may not have changed since',
  },
];

sayWhatIsSpecified(SAID, NOT_SAID);
