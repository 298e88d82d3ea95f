import type { Article, Research } from '@silosmith/contract';

/** Whether the research was made after the article, which does not rest on it then. */
export function isOlderThanResearch(
  { provenance }: Pick<Article, 'provenance'>,
  research: Pick<Research, 'provenance'> | undefined,
): boolean {
  const [written, found] = [provenance, research?.provenance].map((made) =>
    Date.parse(made?.generatedAt ?? ''),
  );
  // Where one of the two is not known, the answer is no.
  return Number(found) > Number(written);
}
