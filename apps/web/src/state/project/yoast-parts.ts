// What of the open project a judgement of one page rests on: its own records, and of the other articles that they exist.
import type { Article, PageId } from '@silosmith/contract';
import { documentParts } from './document-parts.ts';
import type { OpenProject } from './open-project.ts';

/** `article`: as it stands in the editor. The texts of the others stay behind: a link needs no more than that its target is there. */
export function yoastParts(
  project: OpenProject,
  id: PageId,
  article: Article,
): ReturnType<typeof documentParts> {
  const none = new Map<PageId, never>();
  const others = [...project.articles].map(([at, other]) => [at, { ...other, content: '' }] as const);
  return documentParts({
    ...project,
    articles: new Map([...others, [id, article]]),
    metas: ownOf(project.metas, id),
    tags: none,
    images: ownOf(project.images, id),
    sources: none,
    viewpoints: none,
    personas: none,
    outlines: none,
    failures: none,
    vectors: new Map(),
  });
}

function ownOf<Body>(records: ReadonlyMap<PageId, Body>, id: PageId): ReadonlyMap<PageId, Body> {
  const own = records.get(id);
  return new Map(own === undefined ? [] : [[id, own]]);
}
