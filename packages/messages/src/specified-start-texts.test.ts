// The texts that the first specification names: start screen, import, jobs, and the errors of calls (§2, §4, §5 and §8).
import { type NotSaid, type Specified, sayWhatIsSpecified } from './testing/specified.ts';

const SAID: readonly Specified[] = [
  // 2.2 and 2.3: start screen, language and columns.
  { text: 'Previous Session Found', key: 'importing.previous.title' },
  { text: 'Continue Working', key: 'importing.previous.continue' },
  { text: 'Start Fresh', key: 'importing.previous.fresh' },
  { text: 'Upload your keyword CSV', key: 'importing.start.uploadTitle' },
  { text: 'Select Content Language', key: 'importing.language.title' },
  { text: 'Continue Processing', key: 'importing.language.go' },
  { text: 'Import CSV Data', key: 'importing.mapping.go' },
  { text: 'Keyword column is required', key: 'importing.mapping.keywordRequired' },
  { text: 'Required', key: 'importing.mapping.required' },
  // 4.1 and 8: jobs.
  {
    text: 'Job paused due to page refresh. Click resume to continue.',
    key: 'errors.jobs.paused-by-refresh',
  },
  {
    text: 'Job run-1 is not in a resumable state',
    key: 'errors.jobs.not-resumable',
    params: { id: 'run-1' },
  },
  { text: 'Job failed: no key', key: 'errors.jobs.failed', params: { message: 'no key' } },
  {
    text: 'Operation timed out after 500ms',
    key: 'errors.jobs.timed-out',
    params: { ms: 500 },
    isLonger: true,
  },
  // 4.2 and 5.1: import.
  {
    text: 'Successfully processed 7 keywords in English',
    key: 'importing.done',
    params: { count: 7, language: 'English' },
  },
  {
    text: 'Error parsing CSV: ',
    key: 'errors.intake.not-text',
    params: { file: 'a.csv', kind: 'PDF' },
    isLonger: true,
  },
  {
    text: 'CSV must contain at least a header row and one data row',
    key: 'errors.intake.empty-file',
    params: { file: 'a.csv' },
    isLonger: true,
  },
  {
    text: 'CSV must contain at least a header row and one data row',
    key: 'errors.intake.no-data-rows',
    params: { file: 'a.csv', line: 1 },
    isLonger: true,
  },
  {
    text: 'Keyword column is required but not mapped',
    key: 'errors.intake.no-keyword-column',
    params: { file: 'a.csv', line: 1, columns: 'Date' },
    isLonger: true,
  },
  {
    text: 'Error processing CSV data. Please check your column mappings.',
    key: 'errors.intake.mapping-failed',
    params: { file: 'a.csv', column: 2, line: 3 },
    isLonger: true,
  },
  // 5.5 and 8: calls.
  {
    text: 'No image URL returned from Stability',
    key: 'errors.ai.not-an-image',
    params: { provider: 'Stability' },
    isLonger: true,
  },
  {
    text: 'Request failed: 418 I am a teapot',
    key: 'errors.ai.bad-request',
    params: { status: 418, detail: 'I am a teapot' },
  },
  { text: 'No response from AI provider', key: 'errors.ai.empty-reply', isLonger: true },
  { text: 'Invalid JSON in response', key: 'errors.ai.invalid-json', isLonger: true },
  {
    text: 'Model selection failed: ',
    key: 'errors.ai.no-route',
    params: { budgetUsd: '0.08' },
    isLonger: true,
  },
];

/** The named decisions are those of the specification itself. */
const NOT_SAID: readonly NotSaid[] = [
  {
    text: 'Auto-detected columns with {pct}% confidence',
    because:
      'the plan shows each column with what it was read as, which one figure for all of them cannot; a doubtful file opens the dialog, which says the figure',
  },
  {
    text: 'Keyword {n}',
    because: 'decisions §2, Missing cells: no keyword is invented; the row is listed as dropped',
  },
  {
    text: 'Generated {n} keywords from SERP analysis',
    because: 'a silo from one seed keyword is not built yet; the same holds for the form’s other texts',
  },
  {
    text: 'Job {id} not found',
    because:
      'no screen or command takes the id of a job: a run is the project’s own, and one that expired is not offered',
  },
  {
    text: 'Connection acquire timeout',
    because: 'there is no pool of connections: the browser and the server’s runtime keep their own',
  },
  {
    text: 'No response from {provider} {model}. Please check your API configuration and try again.',
    because:
      'decisions §3, every refusal says why: a refused key, a withdrawn model, an address that cannot be reached and a silent provider each have a sentence in errors.ai',
  },
  {
    text: 'Invalid text generation response format',
    because: 'a text of another shape is read as plain text, one without content is errors.ai.empty-reply',
  },
  {
    text: 'Invalid JSON generation response format',
    because:
      'one sentence for JSON that nobody can read and for JSON of another shape: errors.ai.invalid-json',
  },
  {
    text: 'Invalid image generation response format',
    because: 'what is no image is named with its provider by errors.ai.not-an-image',
  },
  {
    text: 'Invalid SERP API response format',
    because: 'the function `serp` answers errors.ai.invalid-json with its provider, as for any other reply',
  },
  {
    text: 'Response content failed validation',
    because:
      'what fails is said: another language, an end in the middle of the text, a note instead of an article',
  },
  { text: 'No content in response', because: 'the same as no response: errors.ai.empty-reply' },
  {
    text: 'AI returned incomplete analysis data. Please try again.',
    because: 'the analysis of a silo by a model is not built yet; the same holds for its other texts',
  },
];

sayWhatIsSpecified(SAID, NOT_SAID);
