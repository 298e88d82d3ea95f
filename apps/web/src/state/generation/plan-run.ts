// What would a run over the pages shown make, and at what price? Worked out in a worker from the project as it is.
import { type ExistingContent, keptRecords, type RunChoice } from '@silosmith/generation';
import { runInWorker } from '../../platform/workers.ts';
import type { PlanReply, PlanRequest } from '../../workers/plan.worker.ts';
import PlanWorker from '../../workers/plan.worker.ts?worker';
import type { OpenProject } from '../project/open-project.ts';

export interface PlanOptions {
  readonly only?: readonly string[];
  readonly withPages: boolean;
  readonly signal?: AbortSignal;
}

export function planRun(
  project: OpenProject,
  choice: RunChoice,
  { only, withPages, signal }: PlanOptions,
): Promise<PlanReply> {
  const { table, silo, language } = project;
  const { provider, model, filters } = choice;
  return runInWorker<PlanRequest, PlanReply>(
    () => new PlanWorker(),
    {
      document: { table, silo, language },
      filters,
      existing: existingContent(project, choice),
      provider,
      model,
      withPages,
      ...(only ? { only } : {}),
    },
    signal ? { signal } : {},
  );
}

/** A plan asks which records there are, not what an article says: texts stay here. */
function existingContent(project: OpenProject, choice: RunChoice): ExistingContent {
  const kept = [
    ...new Set([...project.articles.keys(), ...project.metas.keys(), ...project.tags.keys()]),
  ].map((keyword) => {
    const { articles, metas, tags } = project;
    const records = { article: articles.get(keyword), meta: metas.get(keyword), tags: tags.get(keyword) };
    return [keyword, keptRecords(records, choice)] as const;
  });
  return {
    articles: Object.fromEntries(
      kept.flatMap(([keyword, { article }]) => (article ? [[keyword, { ...article, content: '' }]] : [])),
    ),
    metas: Object.fromEntries(kept.flatMap(([keyword, { meta }]) => (meta ? [[keyword, meta]] : []))),
    tags: Object.fromEntries(kept.flatMap(([keyword, { tags }]) => (tags ? [[keyword, tags]] : []))),
  };
}
