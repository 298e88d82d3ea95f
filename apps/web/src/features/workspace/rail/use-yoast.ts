// What Yoast says of a page, once the user asks.
import type { Article, PageId } from '@silosmith/contract';
import { useAsked } from '../../../shared/ui/use-asked.ts';
import { askYoast } from '../../../state/project/ask-yoast.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';

/** For one page: its caller is keyed by `id`. `article`: as it stands in the editor. */
export function useYoast(project: OpenProject, id: PageId, article: Article) {
  // Records are replaced, never changed. An article that was only stored again says the same.
  const basis = [article.content, article.title, project.metas.get(id), project.images.get(id)];
  return useAsked(basis, (signal) => askYoast(project, id, article, signal));
}
