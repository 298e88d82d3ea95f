import { STAGES } from './index.ts';
import type { AnyStage, StageId, StoredRecords } from './stage.ts';

/** As a document or a store gives them: a kind that is absent may be there as undefined. */
export type HeldRecords = { readonly [Kind in StageId]?: StoredRecords[Kind] | undefined };

/** All but what the demo provider wrote and nobody edited, where that is to be replaced. */
export function keptRecords(
  held: HeldRecords,
  { replacesDemo }: { readonly replacesDemo: boolean },
  stages: readonly AnyStage[] = STAGES,
): Partial<StoredRecords> {
  return Object.fromEntries(
    stages.flatMap((stage) => {
      const record = held[stage.id];
      if (record === undefined) return [];
      const isReplaced = replacesDemo && record.provenance?.demo === true && !stage.isByHand(record);
      return isReplaced ? [] : [[stage.id, record]];
    }),
  );
}

/** Whether the user wrote or changed the page's record of that kind. */
export function isByHand(kind: StageId, held: HeldRecords): boolean {
  const record = held[kind];
  return record !== undefined && STAGES.some((stage) => stage.id === kind && stage.isByHand(record));
}

/** A page keeps the date of its first article: it is how the WordPress importer knows the post again. */
export function withFirstDate<Kind extends StageId>(
  kind: Kind,
  record: StoredRecords[Kind],
  held: HeldRecords,
): StoredRecords[Kind] {
  const first = held.article?.firstGeneratedAt ?? held.article?.provenance?.generatedAt;
  return kind === 'article' && first ? { ...record, firstGeneratedAt: first } : record;
}
