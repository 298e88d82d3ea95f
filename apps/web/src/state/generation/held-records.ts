// Records of a page in the open project, by stage.
import type { PageId, Provenance } from '@silosmith/contract';
import { STAGES, type StoredRecords } from '@silosmith/generation';
import { versionsOf } from '../project/article-versions.ts';
import type { OpenProject } from '../project/open-project.ts';

type HeldMaps = Pick<OpenProject, (typeof STAGES)[number]['collection']>;

export function heldRecords(project: HeldMaps, id: PageId): Partial<StoredRecords> {
  return Object.fromEntries(
    STAGES.flatMap(({ id: stage, collection }) => {
      const record = project[collection].get(id);
      return record === undefined ? [] : [[stage, record]];
    }),
  );
}

/** Of everything that is held of the page: research, advice and pictures are paid for like the text. */
export const provenancesOf = (project: HeldMaps, id: PageId): Provenance[] =>
  Object.values(heldRecords(project, id)).flatMap(({ provenance }) => (provenance ? [provenance] : []));

/** What was paid, in US dollars, for records of the page whose place others took; null: no price is known of one. */
export function paidForReplaced(
  project: HeldMaps & Pick<OpenProject, 'versions'>,
  id: PageId,
): number | null {
  const others = provenancesOf(project, id).map(({ replacedUsd = 0 }) => replacedUsd);
  return [...others, paidForReplacedArticles(project, id)].reduce(
    (sum, usd) => (sum === null || usd === null ? null : sum + usd),
    0,
  );
}

/** As far as they are kept. A text and what became of it by sections written again count once, by the dearer. */
function paidForReplacedArticles(
  project: Pick<OpenProject, 'articles' | 'versions'>,
  id: PageId,
): number | null {
  const now = project.articles.get(id)?.provenance ?? null;
  const paid = new Map<string, number>();
  for (const { article } of versionsOf(project, id)) {
    if (article.provenance === null) continue;
    const { costUsd } = article.provenance;
    if (costUsd === null) return null;
    const text = textOf(article.provenance);
    paid.set(text, Math.max(costUsd, paid.get(text) ?? 0));
  }
  const stands = now === null ? 0 : Math.min(now.costUsd ?? 0, paid.get(textOf(now)) ?? 0);
  return [...paid.values()].reduce((sum, costUsd) => sum + costUsd, 0) - stands;
}

/** The same of a text and of those that were made of it by a section. */
const textOf = ({ provider, model, generatedAt }: Provenance): string =>
  JSON.stringify([provider, model, generatedAt]);
