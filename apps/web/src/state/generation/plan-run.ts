// Estimates a run over the visible pages, in a worker.
import {
  type ExistingContent,
  keptRecords,
  type RunChoice,
  replacingOf,
  SMART_PROVIDER,
  STAGES,
} from '@silosmith/generation';
import { runInWorker } from '../../platform/workers.ts';
import type { PlanReply, PlanRequest } from '../../workers/plan.worker.ts';
import PlanWorker from '../../workers/plan.worker.ts?worker';
import type { OpenProject } from '../project/open-project.ts';
import { heldRecords } from './held-records.ts';
import { modelPrices } from './model-prices.ts';
import { pictureRoute } from './smart-pictures.ts';
import { smartRoute } from './smart-route.ts';

export interface PlanOptions {
  /** Page ids. */
  readonly only?: readonly string[];
  readonly withPages: boolean;
  /** In smart mode: each text with its decision. */
  readonly explains?: boolean;
  /** As if nothing were written yet: what every page would cost, and what it would be asked to hold. */
  readonly afresh?: boolean;
  readonly signal?: AbortSignal;
}

export async function planRun(
  project: OpenProject,
  choice: RunChoice,
  { only, withPages, explains = false, afresh = false, signal }: PlanOptions,
): Promise<PlanReply> {
  const { table, silo, language, site } = project;
  const { provider, model, pictures, research, advice, template, strategy, rewrites, filters } = choice;
  const route = provider === SMART_PROVIDER ? await smartRoute() : null;
  const prices = await modelPrices();
  const makers = pictures?.provider === SMART_PROVIDER ? await pictureRoute() : null;
  signal?.throwIfAborted();
  return runInWorker<PlanRequest, PlanReply>(
    () => new PlanWorker(),
    {
      document: { table, silo, language },
      filters,
      existing: afresh ? {} : existingContent(project, choice),
      provider,
      model,
      prices,
      withPages,
      explains,
      ...(route === null ? {} : { route }),
      ...(research ? { research } : {}),
      ...(pictures ? { pictures } : {}),
      ...(makers ? { pictureRoute: makers } : {}),
      ...(advice ? { advice } : {}),
      ...(template ? { template } : {}),
      ...(strategy ? { strategy } : {}),
      ...(rewrites ? { rewrites } : {}),
      ...(only ? { only } : {}),
      ...(site ? { site } : {}),
    },
    signal ? { signal } : {},
  );
}

/** A plan asks which records there are, not what an article says: texts stay here, but those of which a part is made again. */
function existingContent(project: OpenProject, choice: RunChoice): ExistingContent {
  const { rewrites } = choice;
  const read = new Set<string>(rewrites?.stages === undefined ? [] : rewrites.pages);
  return Object.fromEntries(
    STAGES.map(({ id, collection }) => {
      const records = [...project[collection].keys()].flatMap((page) => {
        const record = keptRecords(heldRecords(project, page), replacingOf(choice, page))[id];
        return record === undefined
          ? []
          : [[page, 'content' in record && !read.has(page) ? { ...record, content: '' } : record]];
      });
      return [collection, Object.fromEntries(records)];
    }),
  );
}
