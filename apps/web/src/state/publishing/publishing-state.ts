// Publishing of one project as screens see it: a connection, and the work of the moment.
import type {
  ConnectionFacts,
  PublishNote,
  PublishPlan,
  PublishResult,
  PublishSettings,
  RollbackOutcome,
  RollbackPlan,
} from '@silosmith/delivery';
import type { FaultShape, ProgressReport } from '@silosmith/kernel';
import type { OpenProject } from '../project/open-project.ts';

export type ConnectionState =
  | { readonly state: 'none' | 'testing' }
  | { readonly state: 'connected'; readonly facts: ConnectionFacts }
  | { readonly state: 'failed'; readonly fault: FaultShape };

/** What a plan was made of: with anything else it is stale. */
export interface PlanBasis {
  readonly project: OpenProject;
  readonly settings: PublishSettings;
  readonly overwrite: boolean;
}

export type Results = ReadonlyMap<string, PublishResult>;

export type Work =
  | { readonly state: 'idle' | 'planning' | 'preparing-rollback' }
  | {
      readonly state: 'planned';
      readonly plan: PublishPlan;
      readonly basis: PlanBasis;
      readonly demoPosts: number;
    }
  | {
      readonly state: 'publishing';
      readonly plan: PublishPlan;
      readonly progress: ProgressReport | null;
      readonly results: Results;
      readonly verifies: boolean;
    }
  | {
      readonly state: 'ended';
      readonly plan: PublishPlan;
      readonly results: Results;
      readonly notes: readonly PublishNote[];
      /** What ended it before its end, `cancelled` included; null: it went through. */
      readonly fault: FaultShape | null;
      readonly verifies: boolean;
    }
  | { readonly state: 'rollback-planned'; readonly plan: RollbackPlan }
  | {
      readonly state: 'rolling-back';
      readonly plan: RollbackPlan;
      readonly progress: ProgressReport | null;
    }
  | { readonly state: 'rolled-back'; readonly outcome: RollbackOutcome }
  | { readonly state: 'failed'; readonly step: 'plan' | 'rollback'; readonly fault: FaultShape };

export interface PublishingState {
  readonly connection: ConnectionState;
  readonly work: Work;
  /** When the run was made that a rollback would undo, ISO 8601; null: there is none. */
  readonly lastRunAt: string | null;
}

const BUSY: readonly Work['state'][] = ['planning', 'publishing', 'preparing-rollback', 'rolling-back'];

export const isBusy = ({ connection, work }: PublishingState): boolean =>
  connection.state === 'testing' || BUSY.includes(work.state);

/** The plan still says what a run would do. */
export const isCurrent = (made: PlanBasis, now: PlanBasis): boolean =>
  made.overwrite === now.overwrite &&
  JSON.stringify(made.settings) === JSON.stringify(now.settings) &&
  (['articles', 'metas', 'tags', 'images', 'table', 'silo', 'filters', 'language'] as const).every(
    (part) => made.project[part] === now.project[part],
  );

export function failedIds(results: Results): ReadonlySet<string> {
  return new Set([...results.values()].flatMap(({ pageId, status }) => (status === 'error' ? [pageId] : [])));
}
