export * from './plan/plan-generation.ts';
export * from './run/call-journal.ts';
export { isFallbackMeta, isFallbackTags } from './stages/fallbacks.ts';
export * from './stages/generate-page.ts';
