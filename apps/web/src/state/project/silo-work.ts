// How is the silo's long work taken over: a fix, a new grouping? Worked out off the page, shown or applied only while the silo is still the one it was made from.
import type { GroupingStrictness, VectorSource } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { MessageParams } from '@silosmith/messages';
import type { EditResult, FixPreview } from '@silosmith/silo';
import type { SiloReply, SiloTask } from '../../workers/silo.worker.ts';
import type { OpenProject } from './open-project.ts';
import type { takeEdit } from './project-store.ts';

export interface SiloWorkPorts {
  /** Rejects with the worker's fault. */
  readonly run: (
    project: Pick<OpenProject, 'table' | 'silo' | 'language'>,
    task: SiloTask,
    signal?: AbortSignal,
  ) => Promise<SiloReply>;
  /** The project that is open now. */
  readonly current: () => OpenProject | null;
  readonly takeEdit: typeof takeEdit;
}

export interface SiloWork {
  /** What auto-fix would change; rows that are `left` keep their place. */
  previewFix(project: OpenProject, left?: readonly number[]): Promise<FixPreview>;
  /** Throws `web.silo-changed` where the project is no longer the one that was looked at. */
  applyFix(project: OpenProject, preview: FixPreview): Promise<void>;
  /** Rebuilds the silo. Throws `web.silo-changed` where it was edited meanwhile. */
  regroup(project: OpenProject, grouping: GroupingStrictness, params: MessageParams): Promise<void>;
  /** The silo as another strictness would build it; changes nothing. Aborting ends the work and rejects. */
  grouped(project: OpenProject, grouping: GroupingStrictness, signal: AbortSignal): Promise<EditResult>;
  /** Takes over what `grouped` has built from this project. */
  takeGrouped(
    project: OpenProject,
    grouping: GroupingStrictness,
    result: EditResult,
    params: MessageParams,
  ): Promise<void>;
  /** Rebuilds the silo with the words read in another language. */
  relanguage(project: OpenProject, language: string, params: MessageParams): Promise<void>;
  /** Rebuilds the silo with a say of this model, whose vectors the project has; null: without one. Aborting ends the work and rejects. */
  byMeaning(project: OpenProject, source: VectorSource | null, signal: AbortSignal): Promise<void>;
}

export function createSiloWork({ run, current, takeEdit }: SiloWorkPorts): SiloWork {
  /** A result that was made from another silo would undo what was done since. */
  function requireUnchanged({ id, table, silo }: OpenProject): void {
    const now = current();
    if (now?.id === id && now.table === table && now.silo === silo) return;
    throw new Fault('web.silo-changed', { retryable: true, recovery: ['retry'] });
  }
  async function ask<Type extends SiloReply['type']>(
    project: Pick<OpenProject, 'table' | 'silo' | 'language'>,
    task: SiloTask & { readonly type: Type },
    signal?: AbortSignal,
  ): Promise<Extract<SiloReply, { type: Type }>> {
    const reply = await run(project, task, signal);
    if (!answers(reply, task.type)) throw new Fault('web.bad-reply', { severity: 'high' });
    return reply;
  }
  return {
    previewFix: async (project, left = []) => (await ask(project, { type: 'fix', left })).preview,
    async applyFix(project, { result }) {
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.steps.fixed' });
    },
    async regroup(project, grouping, params) {
      const { result } = await ask(project, rebuildTask(project, grouping));
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.grouping.done', params, grouping });
    },
    async grouped(project, grouping, signal) {
      const { result } = await ask(project, rebuildTask(project, grouping), signal);
      // The worker's copy of the keywords need not stay in memory.
      return { ...result, document: { ...result.document, table: project.table } };
    },
    async takeGrouped(project, grouping, result, params) {
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.grouping.done', params, grouping });
    },
    async relanguage(project, language, params) {
      const { table, silo, grouping } = project;
      const { result } = await ask({ table, silo, language }, rebuildTask(project, grouping));
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.steps.language', params, language });
    },
    async byMeaning(project, source, signal) {
      const meaning = source ?? undefined;
      const { result } = await ask(project, rebuildTask({ ...project, meaning }, project.grouping), signal);
      requireUnchanged(project);
      const label = source === null ? 'builder.steps.wordsAlone' : 'builder.steps.meaning';
      await takeEdit(result, { label, params: { model: source?.model ?? '' }, meaning });
    },
  };
}

/** A plan that was grouped by meaning stays so in every rebuild. */
function rebuildTask(
  { meaning, vectors }: Pick<OpenProject, 'meaning' | 'vectors'>,
  grouping: GroupingStrictness,
): SiloTask & { readonly type: 'rebuild' } {
  const batches = [...vectors.values()];
  return { type: 'rebuild', grouping, ...(meaning && { meaning: { source: meaning, batches } }) };
}

function answers<Type extends SiloReply['type']>(
  reply: SiloReply,
  type: Type,
): reply is Extract<SiloReply, { type: Type }> {
  return reply.type === type;
}
