// Long work on the silo: computing a fix, regrouping. Checks after each edit: resident-silo.worker.ts.

import type { GroupingStrictness, VectorBatch, VectorSource } from '@silosmith/contract';
import { knownVectors } from '@silosmith/generation';
import {
  autoFix,
  buildTokenIndex,
  type EditResult,
  type FixPreview,
  rebuildSilo,
  type SiloDocument,
} from '@silosmith/silo';
import { pause } from '../platform/clock.ts';
import { buffersOf } from './column-buffers.ts';
import { serveWorker } from './serve-worker.ts';

export type SiloTask =
  /** `left`: rows that keep their place. */
  | { readonly type: 'fix'; readonly left?: readonly number[] }
  | {
      readonly type: 'rebuild';
      readonly grouping: GroupingStrictness;
      /** Absent: words and results alone. */
      readonly meaning?: ProjectMeaning;
    };

/** The model that has a say in the grouping, and the vectors of the project. */
export interface ProjectMeaning {
  readonly source: VectorSource;
  readonly batches: readonly VectorBatch[];
}

export interface SiloRequest {
  readonly document: SiloDocument;
  readonly task: SiloTask;
}

export type SiloReply =
  | { readonly type: 'fix'; readonly preview: FixPreview }
  | { readonly type: 'rebuild'; readonly result: EditResult };

serveWorker<SiloRequest, SiloReply>(async ({ document, task }, onProgress) => {
  const index = buildTokenIndex(document.table, document.language);
  // A worker that was ended meanwhile stops here: the browser waits for the task to be over.
  await pause();
  switch (task.type) {
    case 'fix': {
      const preview = autoFix(document, index, { left: task.left ?? [] });
      return { result: { type: 'fix', preview }, transfer: columnsOf(preview.result) };
    }
    case 'rebuild': {
      const { grouping, meaning } = task;
      const embeddings = meaning && knownVectors(meaning.batches, meaning.source).ofTable(document.table);
      const options = { grouping, index, onProgress };
      const result = rebuildSilo(document, embeddings ? { ...options, embeddings } : options);
      return { result: { type: 'rebuild', result }, transfer: columnsOf(result) };
    }
  }
});

function columnsOf({ document: { table, silo }, patch }: EditResult): ArrayBuffer[] {
  return buffersOf([table, silo, ...patch.columns]);
}
