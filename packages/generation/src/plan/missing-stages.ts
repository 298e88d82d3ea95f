// What is stored of a page, and which stages it lacks.
import type { PageBrief } from '@silosmith/ai';
import { recordOf } from '@silosmith/contract';
import type { HeldRecords } from '../stages/kept-records.ts';
import {
  type AnyStage,
  type ExistingContent,
  isForReaders,
  type StageId,
  type StoredRecords,
} from '../stages/stage.ts';

/** What texts that are made by themselves read of the page. */
export const heldOf = (
  id: string,
  { articles, sources, viewpoints, personas, outlines }: ExistingContent,
): HeldRecords => ({
  article: recordOf(articles ?? {}, id),
  research: recordOf(sources ?? {}, id),
  viewpoint: recordOf(viewpoints ?? {}, id),
  persona: recordOf(personas ?? {}, id),
  outline: recordOf(outlines ?? {}, id),
});

/** Stages that a page still needs; a stand-in made where a provider failed counts as missing. */
export function missingOf(
  id: string,
  existing: ExistingContent,
  stages: readonly AnyStage[],
  { alone, briefOf }: { readonly alone: boolean; readonly briefOf: () => PageBrief },
): AnyStage[] {
  const missing = stages.filter((stage) => {
    const record = recordOf<StoredRecords[StageId]>(existing[stage.collection] ?? {}, id);
    return record === undefined ? stage.mends !== true : !stage.isMade(record);
  });
  // What was asked for by itself is made for no other stage, of an article that is there.
  const hasArticle = recordOf(existing.articles ?? {}, id) !== undefined;
  if (alone) return missing.filter(({ needs }) => hasArticle || !needs.includes('article'));
  // Research or advice for a text that is written already would be paid for nothing.
  const isRead = (id: StageId): boolean =>
    missing.some((stage) => !isForReaders(stage) && stage.needs.includes(id));
  return missing.filter((stage) => {
    if (!isForReaders(stage)) return true;
    const prepares = stage.asks === 'research' || stage.asks === 'pictures' ? undefined : stage.prepares;
    return isRead(stage.id) && (prepares === undefined || prepares(briefOf()));
  });
}
