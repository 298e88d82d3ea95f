// Where each page of a run stands, from its item and from what is stored of it: the same before and after a reload.
import type { JobItem } from '@silosmith/jobs';
import { changeOf, isAlone, stagesOf } from '../stages/index.ts';
import { type HeldRecords, keptRecords, replacingOf } from '../stages/kept-records.ts';
import { type AnyStage, isChosen, isForReaders, isPrepared, type StageId } from '../stages/stage.ts';
import type { RunChoice } from './run-settings.ts';

/** `gap`: done, but the provider failed at a part that the page can do without. `skipped`: the run was cancelled before its turn. */
export const ROW_STATES = ['waiting', 'running', 'done', 'gap', 'failed', 'skipped'] as const;
export type RowState = (typeof ROW_STATES)[number];

export interface RunRow {
  readonly state: RowState;
  /** What is being made of a page that is running; null where it is not running, and when all is made. */
  readonly stage: StageId | 'repair' | 'section' | null;
  /** What a page that is done lacks, or holds a stand-in for. */
  readonly gaps: readonly StageId[];
}

const NOTHING = { stage: null, gaps: [] } as const;

/** A page of a run: its item, and the stages that it goes on without. */
export interface RowItem extends Pick<JobItem, 'id' | 'state'> {
  readonly passedOver?: readonly StageId[] | undefined;
}

/** `held`: the page's records as they are now. */
export function runRowOf(
  { id, state, passedOver = [] }: RowItem,
  choice: RunChoice,
  held: HeldRecords,
  stages: readonly AnyStage[] = stagesOf(choice.rewrites),
): RunRow {
  if (state === 'waiting' || state === 'failed') return { ...NOTHING, state };
  if (state === 'cancelled') return { ...NOTHING, state: 'skipped' };
  const records = state === 'done' ? held : keptRecords(held, replacingOf(choice, id), stages);
  const isServed = (id: StageId): boolean =>
    stages.every(
      (reader) => isForReaders(reader) || !reader.needs.includes(id) || records[reader.id] !== undefined,
    );
  const missing = stages.filter((stage) => {
    if (!isChosen(stage, choice)) return false;
    // No run makes research or advice for a text that is written, unless it was asked for by itself.
    if (isForReaders(stage) && !isAlone(choice.rewrites) && isServed(stage.id)) return false;
    // What a page is prepared with is no gap of one that is done: short ones need none.
    if (state === 'done' && isPrepared(stage) && !isAlone(choice.rewrites)) return false;
    const record = records[stage.id];
    // An article in which nothing is to be repaired is done.
    if (stage.mends && state === 'done') return false;
    return record === undefined || !stage.isMade(record);
  });
  const lacking = missing.map((stage) => stage.id);
  const next = lacking.find((stage) => !passedOver.includes(stage));
  if (state !== 'done')
    return {
      state: 'running',
      stage: next === undefined ? null : (changeOf(choice.rewrites) ?? next),
      gaps: [],
    };
  return { state: lacking.length > 0 ? 'gap' : 'done', stage: null, gaps: lacking };
}
