// The texts that the second specification names for the bulk generator, its errors and their screens (§2 and §8), and the third for the
// workspace around it (§2.2 and §8).
import { type NotSaid, type Specified, sayWhatIsSpecified } from './testing/specified.ts';

const SAID: readonly Specified[] = [
  // Generator.
  {
    text: 'No items to generate. Please upload keywords first.',
    key: 'generate.plan.empty',
  },
  { text: 'Generate All Articles', key: 'generate.start' },
  { text: 'Generating...', key: 'generate.running' },
  { text: 'Generate More Articles', key: 'generate.more' },
  { text: 'Cost-optimized', key: 'generate.form.strategies.cost-optimized' },
  { text: 'Balanced', key: 'generate.form.strategies.balanced' },
  { text: 'Quality-focused', key: 'generate.form.strategies.quality-focused' },
  {
    text: 'Pillar pages use premium models, cluster pages use efficient models.',
    key: 'generate.smart.banner',
  },
  // Toasts of a run.
  {
    text: 'No items to generate. Check your keyword data and filters.',
    key: 'generate.toasts.nothing',
  },
  { text: 'Generation already in progress', key: 'generate.toasts.inProgress' },
  {
    text: 'Bulk generation failed. Check the progress panel for details.',
    key: 'generate.toasts.failed',
  },
  {
    text: 'Generation completed with 2 errors out of 7 items',
    key: 'generate.toasts.errors',
    params: { n: 2, m: 7 },
  },
  {
    text: 'All 7 articles generated successfully!',
    key: 'generate.toasts.done',
    params: { n: 7 },
  },
  { text: 'Ready for content analysis!', key: 'generate.toasts.ready' },
  { text: 'Generate the article first, then create images.', key: 'workspace.images.articleFirst' },
  // Steps of the work.
  { text: 'Silo Generation Workflow', key: 'common.steps.title' },
  { text: 'Ready to start', key: 'common.steps.status.noSilo' },
  { text: 'Setup complete', key: 'common.steps.status.noKeywords' },
  { text: '7 keywords ready', key: 'common.steps.status.ready', params: { count: 7 } },
  {
    text: '2 of 7 articles generated',
    key: 'common.steps.status.some',
    params: { done: 2, total: 7 },
  },
  { text: 'Complete silo!', key: 'common.steps.status.all' },
  // Preview.
  { text: 'Preview: cold brew', key: 'workspace.preview.title', params: { keyword: 'cold brew' } },
  { text: 'View Full Size', key: 'workspace.preview.viewFullSize' },
  { text: 'Copied!', key: 'workspace.preview.copied' },
  { text: 'Close Preview', key: 'workspace.preview.close' },
  { text: 'No article content generated yet.', key: 'workspace.preview.empty' },
  {
    text: 'Use the bulk generator to create content for this keyword.',
    key: 'workspace.preview.emptyHint',
  },
  // Workspace.
  { text: 'Back to Silosmith', key: 'workspace.back' },
  { text: 'Content Generation', key: 'workspace.introTitle' },
  { text: 'Content Generation Complete', key: 'workspace.completeTitle' },
  { text: 'Download All ZIP', key: 'workspace.gallery.downloadAll' },
  { text: 'No Images Generated', key: 'workspace.gallery.empty' },
  // Auto-fix.
  {
    text: 'Silo structure optimized! All validation errors resolved.',
    key: 'builder.checks.fixed',
  },
  { text: 'Failed to auto-fix silo structure', key: 'builder.checks.failed' },
  // Error screens.
  { text: 'Try Again', key: 'common.retry' },
  { text: 'Try Again', key: 'common.boundary.attempt', params: { left: 2 }, isLonger: true },
  { text: 'Reload Page', key: 'common.reload' },
  { text: 'Go Home', key: 'common.boundary.home' },
  { text: 'Report Error', key: 'common.boundary.report' },
  { text: 'Builder Unavailable', key: 'common.boundary.featureTitle', params: { feature: 'Builder' } },
  { text: 'Article Workspace Error', key: 'common.boundary.workspace' },
  { text: 'Generation Error', key: 'common.boundary.generator' },
  { text: 'Reset Generator', key: 'common.boundary.generatorReset' },
  { text: 'Silo Display Error', key: 'common.boundary.builder' },
  { text: 'Retry Display', key: 'common.boundary.builderRetry' },
  { text: 'Something went wrong. Please try again', key: 'errors.unknown', isLonger: true },
  { text: 'Network error. Please check your connection', key: 'errors.web.offline', isLonger: true },
  { text: 'You are not authorized to perform this action', key: 'errors.web.http-403', isLonger: true },
  { text: 'The requested resource was not found', key: 'errors.web.http-404', isLonger: true },
  { text: 'Too many requests. Please wait and try again', key: 'errors.web.http-429', isLonger: true },
  { text: 'Please check your input and try again', key: 'errors.web.http-400', isLonger: true },
];

/** The named decisions are those of the specification itself. */
const NOT_SAID: readonly NotSaid[] = [
  {
    text: 'Generation failed: {message}',
    because:
      'the line of the page says the message beside its name; a sentence before it on each of fifty lines says nothing',
  },
  {
    text: 'Generate with EXA Research',
    because:
      'the research that a run makes is chosen, with its provider and price, above the button, which says the price of the page',
  },
  {
    text: 'Generate Article',
    because: 'decisions §3, Budget guard: the button of a page says its price: “Generate” and “Regenerate”',
  },
  {
    text: 'Researching & Generating...',
    because:
      'decisions §1, no constant dressed as a measurement: the line of the page names the stage that is under way instead of a fixed percentage',
  },
  {
    text: 'Enhanced generation failed',
    because:
      'there is one kind of generation: research that fails is named by the line of the page, and the article is written without it',
  },
  {
    text: 'Enhanced content generated with N competitor insights!',
    because: 'what was read for an article stands beside it, page by page; a figure without them says less',
  },
  {
    text: 'Reload App',
    because: 'the same button as on every such card: “Reload Page”',
  },
  {
    text: 'View Analysis',
    because: 'the analysis of a silo is not built yet',
  },
  {
    text: 'Please select keywords to add',
    because: 'the expansion of keywords by a model is not built yet; the same holds for its other texts',
  },
  {
    text: 'Session expired',
    because: 'errors.web.signed-out, and a dialog that signs in again without leaving the screen',
  },
];

sayWhatIsSpecified(SAID, NOT_SAID);
