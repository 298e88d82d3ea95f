export * from './article-html.ts';
export * from './article-sections.ts';
export * from './checks/article-checks.ts';
export * from './checks/article-facts.ts';
export * from './checks/check-article.ts';
export { supportedFigures, unsupportedIn } from './checks/figures.ts';
export * from './clean-project.ts';
export { cleanLine, cutAtWord, typesetLine, withoutMarkup } from './clean-text.ts';
export * from './demand/coverage.ts';
export * from './demand/outline.ts';
export * from './demand/page-demand.ts';
export * from './excerpt.ts';
export { keepExternalLinks } from './external-links.ts';
export * from './fit-meta.ts';
export { languageDriftOf } from './language-drift.ts';
export * from './meta-limits.ts';
export { relatedHeading } from './related-heading.ts';
export * from './repair/blocks.ts';
export { repairByRule } from './repair/repair-rules.ts';
export * from './repair-headings.ts';
export * from './requirements.ts';
export {
  type ResearchedPage,
  type ResearchFigures,
  type ResearchTask,
  type ResearchTaskKind,
  researchFiguresOf,
  researchTasksOf,
} from './research-plan/research-plan.ts';
export { safeImageUrl } from './safe-urls.ts';
export * from './sameness/find-sameness.ts';
export * from './sanitise-html.ts';
export * from './sentence-openings.ts';
export * from './silo-links.ts';
export * from './silo-target.ts';
export * from './snippet-width.ts';
export * from './structure/article-structure.ts';
export * from './tags.ts';
export * from './templates/page-form.ts';
export * from './templates/template-list.ts';
export { MOST_CHARACTERS } from './text-bounds.ts';
export { characterCount, readingTimeMinutes, textOf, wordCount, wordsOf } from './words.ts';
