// Public interface of the silo package.
export { type BuildOptions, buildSilo } from './build/build-silo.ts';
export { autoFix, type FixPreview } from './checks/auto-fix.ts';
export { checkSilo, type SiloReport } from './checks/check-silo.ts';
export type { SiloFinding } from './checks/finding.ts';
export { FIX_REASONS, type FixItem } from './checks/fix-items.ts';
export { issueLists, type SiloIssueEntry } from './checks/issue-lists.ts';
export { issuesOf } from './checks/issues-of.ts';
export { type ReportPart, withPart } from './checks/report-part.ts';
export { type PatchDirection, ResidentSilo } from './checks/resident-silo.ts';
export type { SiloDocument } from './document/silo-and-table.ts';
export { applyEdit, type EditResult } from './edits/apply-edit.ts';
export { redo, undo } from './edits/apply-patch.ts';
export type { AddEdit, SiloEdit } from './edits/edit.ts';
export { type PagesLeftBelow, pagesLeftBelow } from './edits/pages-left-below.ts';
export type { DocumentPatch } from './edits/patch.ts';
export { prepareEdits, prepareEditsOf } from './edits/prepare-edits.ts';
export { afterImportFilters } from './filters/after-import-filters.ts';
export { keywordHits, queryWords } from './filters/keyword-search.ts';
export { type PageSelection, selectPages } from './filters/select-pages.ts';
export {
  type Embeddings,
  type Grouping,
  type GroupingOptions,
  groupKeywords,
  type Similarity,
} from './grouping/index.ts';
export { spokenLanguage } from './grouping/list-languages.ts';
export { forEachSimilarPair, type SimilarPairs, similarPairs } from './pairs/similar-pairs.ts';
export { planFacts, servedByPlans } from './plan/plan-curve.ts';
export { plannedSlugs } from './plan/planned-slugs.ts';
export { fromProjectDocument } from './project/from-project.ts';
export { type NestedSilo, nestedSiloProject } from './project/nested-silo-project.ts';
export { recordsByKeyword, recordsByPage } from './project/page-records.ts';
export { parseProjectDocument } from './project/parse-project.ts';
export { toPages } from './project/to-pages.ts';
export { type ProjectExtras, toProjectDocument } from './project/to-project.ts';
export { type RebuildOptions, rebuildSilo } from './rebuild/rebuild-silo.ts';
export { resizePlan } from './rebuild/resize-plan.ts';
export {
  compareSite,
  coveredKeywords,
  type PageVerdict,
  SITE_THRESHOLDS,
  type SiteComparison,
  type SiteMatch,
} from './site/compare-site.ts';
export { type PlanLine, planLines } from './suggestions/plan-lines.ts';
export {
  type Suggestion,
  type SuggestionAction,
  type TakenSuggestions,
  takeSuggestions,
} from './suggestions/take-suggestions.ts';
export { type PlanChange, planChange } from './summary/plan-change.ts';
export { type PlanDemand, planDemand } from './summary/plan-demand.ts';
export {
  type AsideSummary,
  type PlanSummary,
  planSummary,
  type TopicSummary,
} from './summary/plan-summary.ts';
export { factsAfter, type SiloFacts, siloFacts } from './summary/silo-facts.ts';
export { type UnknownFigures, unknownFigures } from './summary/unknown-figures.ts';
export { buildTokenIndex, type TokenIndex } from './tokens/index.ts';
export { type FoundTopics, findTopics } from './topics/index.ts';
export { createPageTree, isPage, type PageTree } from './tree/page-tree.ts';
export type { FitCase, FitSide } from './why/fit-case.ts';
export { type FitDecision, fitEditOf } from './why/fit-decisions.ts';
export { isWeakFit, rivalOf, type Weakness, weakFitCount, weakFits, weaknessOf } from './why/weak-fit.ts';
