export * from './plan/plan-generation.ts';
export { isFallbackMeta, isFallbackTags } from './stages/fallbacks.ts';
export * from './stages/generate-page.ts';
