// Grouping by meaning, once: the vectors that the project lacks, batch by batch, then the plan made again. Plain, over ports.
import { isProposed, textAt, type VectorBatch, type VectorSource } from '@silosmith/contract';
import {
  type EmbeddingPlan,
  type EmbedPorts,
  embedTexts,
  knownVectors,
  planEmbedding,
} from '@silosmith/generation';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { type PlanChange, planChange } from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenProject } from '../project/open-project.ts';

/** `source` null: back to words and results alone. */
export type MeaningState =
  | { readonly step: 'idle' }
  | {
      readonly step: 'asking';
      readonly projectId: string;
      readonly source: VectorSource;
      /** Keywords. */
      readonly done: number;
      readonly total: number;
    }
  | { readonly step: 'grouping'; readonly projectId: string; readonly source: VectorSource | null }
  | {
      readonly step: 'failed';
      readonly projectId: string;
      readonly source: VectorSource | null;
      readonly fault: FaultShape;
    }
  | {
      readonly step: 'done';
      readonly projectId: string;
      readonly source: VectorSource | null;
      readonly change: PlanChange;
      /** The step of undo that takes it back. */
      readonly stepCount: number;
    };

export interface MeaningPorts extends Omit<EmbedPorts, 'call' | 'keep'> {
  readonly callOf: (provider: string) => EmbedPorts['call'];
  /** Resolves when the batch is durable in the project. */
  readonly keep: (projectId: string, batch: VectorBatch) => Promise<void>;
  readonly current: () => OpenProject | null;
  /** Rebuilds the open project with this model's say and takes it over; rejects with a fault, `cancelled` among them. */
  readonly group: (project: OpenProject, source: VectorSource | null, signal: AbortSignal) => Promise<void>;
}

export interface MeaningWork {
  readonly store: StoreApi<MeaningState>;
  /** Resolves when it is over, however it ended: the store says how. Nothing happens where it is at work already. */
  start(source: VectorSource | null, ownServer: string | null): Promise<void>;
  /** Batches that arrived stay with the project. */
  cancel(): void;
  /** Forgets how it ended. */
  close(): void;
}

/** What a model would be asked for, and at what price. */
export function embeddingPlanOf(
  { table, silo, vectors }: Pick<OpenProject, 'table' | 'silo' | 'vectors'>,
  source: VectorSource,
  ownServer: string | null,
): EmbeddingPlan {
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const texts = rows.filter((row) => !isProposed(silo, row)).map((row) => textAt(table.keyword, row));
  return planEmbedding(texts, knownVectors(vectors.values(), source), source, ownServer ?? '');
}

export function createMeaningWork({ callOf, keep, current, group, ...clocks }: MeaningPorts): MeaningWork {
  const store = createStore<MeaningState>(() => ({ step: 'idle' }));
  const say = (state: MeaningState): void => store.setState(state, true);
  let control: AbortController | null = null;

  async function ask(project: OpenProject, source: VectorSource, ownServer: string | null): Promise<void> {
    if (control === null) return;
    const plan = embeddingPlanOf(project, source, ownServer);
    const saying = { step: 'asking', projectId: project.id, source } as const;
    say({ ...saying, done: 0, total: plan.texts.length });
    await embedTexts(
      plan,
      { ...clocks, call: callOf(source.provider), keep: (batch) => keep(project.id, batch) },
      { signal: control.signal, onProgress: (done, total) => say({ ...saying, done, total }) },
    );
  }

  async function regroup(projectId: string, source: VectorSource | null): Promise<void> {
    const project = current();
    // Another project was opened: the vectors are kept with theirs, for the next time.
    if (control === null || project?.id !== projectId) return say({ step: 'idle' });
    say({ step: 'grouping', projectId, source });
    await group(project, source, control.signal);
    const now = current();
    if (now?.id !== projectId) return say({ step: 'idle' });
    const change = planChange(project.silo, now.silo);
    say({ step: 'done', projectId, source, change, stepCount: now.undoSteps.length });
  }

  return {
    store,
    async start(source, ownServer) {
      const project = current();
      if (project === null || control !== null) return;
      control = new AbortController();
      try {
        if (source !== null) await ask(project, source, ownServer);
        await regroup(project.id, source);
      } catch (error) {
        const fault = toFaultShape(error);
        say(
          fault.code === CANCELLED
            ? { step: 'idle' }
            : { step: 'failed', projectId: project.id, source, fault },
        );
      } finally {
        control = null;
      }
    },
    cancel: () => control?.abort(),
    close() {
      if (control === null) say({ step: 'idle' });
    },
  };
}
