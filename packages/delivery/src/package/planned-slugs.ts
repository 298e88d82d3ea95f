// Slugs that the keyword file plans: a map of a site says under which address each page is to be found.
import type { ProjectDocument } from '@silosmith/contract';
import { fromProjectDocument, plannedSlugs } from '@silosmith/silo';

const NONE = (): string => '';

/** Keyword → the last part of its planned address; '' where the file plans none. */
export function plannedSlugsOf(
  project: Pick<ProjectDocument, 'keywords' | 'language'>,
): (keyword: string) => string {
  if (!project.keywords.some(({ urls }) => urls !== undefined)) return NONE;
  const slugAt = plannedSlugs(fromProjectDocument(project).table);
  const rowOf = new Map(project.keywords.map(({ keyword }, row) => [keyword, row]));
  return (keyword) => slugAt(rowOf.get(keyword) ?? -1);
}
