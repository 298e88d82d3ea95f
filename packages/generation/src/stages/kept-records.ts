import type { RunChoice } from '../run/run-settings.ts';
import { STAGES } from './index.ts';
import type { AnyStage, StageId, StoredRecords } from './stage.ts';

/** As a document or a store gives them: a kind that is absent may be there as undefined. */
export type HeldRecords = { readonly [Kind in StageId]?: StoredRecords[Kind] | undefined };

export interface Replacing {
  readonly replacesDemo: boolean;
  /** ISO 8601: everything made before is replaced, what the user wrote included. */
  readonly madeBefore?: string | undefined;
  /** Of these stages alone; left out: of all. */
  readonly stages?: readonly string[] | undefined;
}

/** What a run replaces of a page. */
export function replacingOf(
  { replacesDemo, rewrites }: Pick<RunChoice, 'replacesDemo' | 'rewrites'>,
  pageId: string,
): Replacing {
  if (!rewrites?.pages.includes(pageId)) return { replacesDemo };
  return { replacesDemo, madeBefore: rewrites.madeBefore, stages: rewrites.stages };
}

/** All but what is to be replaced: what the demo provider wrote and nobody edited, or all that is older than a moment. */
export function keptRecords(
  held: HeldRecords,
  { replacesDemo, madeBefore, stages: replaced }: Replacing,
  stages: readonly AnyStage[] = STAGES,
): Partial<StoredRecords> {
  return Object.fromEntries(
    stages.flatMap((stage) => {
      const record = held[stage.id];
      if (record === undefined) return [];
      const isDemo = replacesDemo && record.provenance?.demo === true && !stage.isByHand(record);
      // Dates of other time zones and precisions are in use: compared as moments.
      const isOld =
        madeBefore !== undefined &&
        replaced?.includes(stage.id) !== false &&
        !(Date.parse(record.provenance?.generatedAt ?? '') >= Date.parse(madeBefore));
      return isDemo || (isOld && !(replaced === undefined && isAhead(stage, record, held)))
        ? []
        : [[stage.id, record]];
    }),
  );
}

/** An outline by hand, or one that the article which is there was not written from: the page is written again by it. */
function isAhead(stage: AnyStage, record: StoredRecords[StageId], { article }: HeldRecords): boolean {
  if (stage.id !== 'outline') return false;
  if (stage.isByHand(record)) return true;
  const written = Date.parse(article?.provenance?.generatedAt ?? '');
  return !(Date.parse(record.provenance?.generatedAt ?? '') <= written);
}

/** Whether the user wrote or changed the page's record of that kind. */
export function isByHand(kind: StageId, held: HeldRecords): boolean {
  const record = held[kind];
  return record !== undefined && STAGES.some((stage) => stage.id === kind && stage.isByHand(record));
}

/** What was paid for what goes stays known: a record says what those cost whose place it takes. */
export function withReplacedCost<Kind extends StageId>(
  kind: Kind,
  record: StoredRecords[Kind],
  held: HeldRecords,
): StoredRecords[Kind] {
  const before = held[kind]?.provenance;
  if (kind === 'article' || record.provenance === null || !before) return record;
  const { costUsd, replacedUsd = 0 } = before;
  const paid = costUsd === null || replacedUsd === null ? null : costUsd + replacedUsd;
  return paid === 0 ? record : { ...record, provenance: { ...record.provenance, replacedUsd: paid } };
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
