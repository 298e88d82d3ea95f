// The grade of a page's article: only for the pages in view, since each text is read for it.
import type { Grade } from '@silosmith/content';
import { isPageId } from '@silosmith/contract';
import type { PlannedPage } from '@silosmith/generation';
import { useMemo } from 'react';
import { demandOfPage, reportOfPage } from '../../state/project/page-report.ts';
import { useProject } from '../../state/project/use-project.ts';

/** Null where there is no article to be judged yet. */
export function useGrade(
  pageId: string,
  isDone: boolean,
  plans: ReadonlyMap<string, PlannedPage> | null,
): Grade | null {
  const id = isPageId(pageId) && isDone ? pageId : null;
  const table = useProject((project) => project.table);
  const silo = useProject((project) => project.silo);
  const language = useProject((project) => project.language);
  const article = useProject(({ articles }) => (id === null ? undefined : articles.get(id)));
  const meta = useProject(({ metas }) => (id === null ? undefined : metas.get(id)));
  const research = useProject(({ sources }) => (id === null ? undefined : sources.get(id)));
  const plan = plans?.get(pageId) ?? null;
  return useMemo(() => {
    // The plan names the links that a page should have: without it the grade would change when it comes.
    if (id === null || article === undefined || plans === null) return null;
    const demand = demandOfPage({ table, silo, language }, id);
    return demand && reportOfPage({ table, silo }, { id, article, meta, research, plan }, demand).grade;
  }, [table, silo, language, id, article, meta, research, plan, plans]);
}
