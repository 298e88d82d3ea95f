export * from './plan/plan-generation.ts';
export * from './run/call-journal.ts';
export { haltReasonsWith } from './run/halt-reasons.ts';
export * from './run/run-board.ts';
export * from './run/run-engine.ts';
export * from './run/run-ports.ts';
export * from './run/run-settings.ts';
export { isFallbackMeta, isFallbackTags } from './stages/fallbacks.ts';
export * from './stages/generate-page.ts';
