import { pageName } from '../../state/project/page-name.ts';
import { useProject } from '../../state/project/use-project.ts';

/** Of the open project, whose run is shown. */
export function usePageName(): (id: string) => string {
  const table = useProject((project) => project.table);
  const articles = useProject((project) => project.articles);
  return (id) => pageName({ table, articles }, id);
}
