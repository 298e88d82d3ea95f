export { lastLineOf } from './article/arriving-text.ts';
export { skeletonOf } from './article/part-plan.ts';
export { rewritableSections, type SectionName } from './article/rewrite-section.ts';
export * from './embedding/embed-texts.ts';
export * from './embedding/known-vectors.ts';
export * from './plan/page-costs.ts';
export * from './plan/plan-generation.ts';
export * from './plan-check/check-plan.ts';
export * from './plan-check/plan-to-check.ts';
export * from './report/article-reports.ts';
export { isOlderThanOutline } from './report/older-than-outline.ts';
export { isOlderThanResearch } from './report/older-than-research.ts';
export * from './routing/explain-plan.ts';
export { chainOf, smartCallText } from './routing/smart-calls.ts';
export {
  decideForPicture,
  type PictureRoute,
  ROUTED_IMAGE_PROVIDERS,
  smartCallPicture,
} from './routing/smart-pictures.ts';
export {
  ROUTED_PROVIDERS,
  routedModels,
  ruleFor,
  SMART_PROVIDER,
  type SmartRoute,
} from './routing/smart-route.ts';
export * from './run/call-journal.ts';
export { costOf, failuresAfter, withRun } from './run/failed-costs.ts';
export { haltReasonsWith } from './run/halt-reasons.ts';
export * from './run/run-board.ts';
export * from './run/run-engine.ts';
export * from './run/run-ports.ts';
export * from './run/run-rows.ts';
export * from './run/run-settings.ts';
export { mostUsdAlone } from './stages/alone.ts';
export * from './stages/generate-page.ts';
export { planPictures } from './stages/image-plan.ts';
export { STAGES } from './stages/index.ts';
export { isByHand, keptRecords, replacingOf } from './stages/kept-records.ts';
export { PICTURE, type PictureName, picturesIn, shownIn, withoutPicture } from './stages/picture.ts';
export { REPAIR } from './stages/repair.ts';
export { SECTION } from './stages/section.ts';
export * from './stages/stage.ts';
