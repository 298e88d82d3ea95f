import type { Article, OutlineRecord } from '@silosmith/contract';

/** Whether the outline was made or changed after the article, which does not follow it then. */
export function isOlderThanOutline(
  { provenance }: Pick<Article, 'provenance'>,
  outline: Pick<OutlineRecord, 'provenance' | 'changedAt'>,
): boolean {
  const changed = Date.parse(outline.changedAt ?? outline.provenance?.generatedAt ?? '');
  // Where one of the two is not known, the answer is no.
  return changed > Date.parse(provenance?.generatedAt ?? '');
}
