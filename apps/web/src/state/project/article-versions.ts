// Articles as they stood before something took their place: kept, listed, brought back.
import {
  type Article,
  type ArticleVersion,
  MAX_VERSIONS,
  type PageId,
  versionKey,
} from '@silosmith/contract';
import { systemChance } from '../../platform/chance.ts';
import { isoNow } from '../../platform/clock.ts';
import type { OpenProject } from './open-project.ts';
import { projectStore, putRecord } from './project-store.ts';

export interface KeptVersion extends ArticleVersion {
  readonly key: string;
}

/** Of one page, newest first. */
export function versionsOf({ versions }: Pick<OpenProject, 'versions'>, id: PageId): KeptVersion[] {
  return [...versions]
    .filter(([, { pageId }]) => pageId === id)
    .map(([key, version]) => ({ key, ...version }))
    .sort((a, b) => ((a.keptAt ?? '') < (b.keptAt ?? '') ? 1 : -1));
}

/** Keeps an article that is about to be replaced, unless its text is the newest version already. The oldest beyond the limit go. */
export async function keepVersion(
  projectId: string,
  id: PageId,
  article: Article,
  end: ArticleVersion['end'],
): Promise<void> {
  const { project } = projectStore.getState();
  const known = project?.id === projectId ? versionsOf(project, id) : [];
  if (known[0]?.article.content === article.content) return;
  const keptAt = isoNow();
  const key = versionKey(id, keptAt, systemChance.id());
  await putRecord(projectId, 'version', key, { pageId: id, keptAt, end, article });
  for (const old of known.slice(MAX_VERSIONS - 1)) await putRecord(projectId, 'version', old.key, null);
}

/** Makes a version the article again; the one it replaces is kept in turn. The page keeps the date of its first article. */
export async function restoreVersion(project: OpenProject, version: KeptVersion, id: PageId): Promise<void> {
  const now = project.articles.get(id);
  if (now !== undefined) await keepVersion(project.id, id, now, 'restored');
  const { firstGeneratedAt = now?.firstGeneratedAt } = version.article;
  await putRecord(project.id, 'article', id, {
    ...version.article,
    ...(firstGeneratedAt === undefined ? {} : { firstGeneratedAt }),
  });
}
