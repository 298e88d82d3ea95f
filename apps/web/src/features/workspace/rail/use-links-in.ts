// The articles that link to a page. All are read once, in slices between which the page answers.
import type { PageId } from '@silosmith/contract';
import { useEffect, useState } from 'react';
import { pause, systemClock } from '../../../platform/clock.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { foldedKeyword, linkTargetsIn } from './page-links.ts';

const SLICE_MS = 8;

/** Keywords of the pages that link to it, in the order of the records; null until all are read. */
export function useLinksIn(project: OpenProject, keyword: string): readonly string[] | null {
  const { articles, table } = project;
  const [found, setFound] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isOver = false;
    void pagesLinkingTo(articles, keyword, () => isOver).then((ids) => {
      if (!isOver) setFound(ids.map((id) => pageName({ table, articles }, id)));
    });
    return () => {
      isOver = true;
    };
  }, [articles, table, keyword]);
  return found;
}

async function pagesLinkingTo(
  articles: OpenProject['articles'],
  keyword: string,
  isOver: () => boolean,
): Promise<PageId[]> {
  const wanted = foldedKeyword(keyword);
  const found: PageId[] = [];
  let since = systemClock.nowMs();
  for (const [id, article] of articles) {
    if (linkTargetsIn(article).has(wanted)) found.push(id);
    if (systemClock.nowMs() - since < SLICE_MS) continue;
    await pause();
    if (isOver()) return [];
    since = systemClock.nowMs();
  }
  return found;
}
