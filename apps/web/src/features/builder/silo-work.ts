// How is the silo's long work taken over: a fix, a new grouping? Worked out off the page, shown or applied only while the silo is still the one it was made from.
import type { GroupingStrictness } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { MessageParams } from '@silosmith/messages';
import type { FixPreview } from '@silosmith/silo';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { takeEdit } from '../../state/project/project-store.ts';
import type { SiloReply, SiloTask } from '../../workers/silo.worker.ts';

export interface SiloWorkPorts {
  /** Rejects with the worker's fault. */
  readonly run: (project: OpenProject, task: SiloTask) => Promise<SiloReply>;
  /** The project that is open now. */
  readonly current: () => OpenProject | null;
  readonly takeEdit: typeof takeEdit;
}

export interface SiloWork {
  /** What auto-fix would change. */
  previewFix(project: OpenProject): Promise<FixPreview>;
  /** Throws `web.silo-changed` where the project is no longer the one that was looked at. */
  applyFix(project: OpenProject, preview: FixPreview): Promise<void>;
  /** Builds the silo anew. Throws `web.silo-changed` where it was edited meanwhile. */
  regroup(project: OpenProject, grouping: GroupingStrictness, params: MessageParams): Promise<void>;
}

export function createSiloWork({ run, current, takeEdit }: SiloWorkPorts): SiloWork {
  /** A result that was made from another silo would undo what was done since. */
  function requireUnchanged({ id, table, silo }: OpenProject): void {
    const now = current();
    if (now?.id === id && now.table === table && now.silo === silo) return;
    throw new Fault('web.silo-changed', { retryable: true, recovery: ['retry'] });
  }
  async function ask<Type extends SiloReply['type']>(
    project: OpenProject,
    task: SiloTask & { readonly type: Type },
  ): Promise<Extract<SiloReply, { type: Type }>> {
    const reply = await run(project, task);
    if (!answers(reply, task.type)) throw new Fault('web.bad-reply', { severity: 'high' });
    return reply;
  }
  return {
    previewFix: async (project) => (await ask(project, { type: 'fix' })).preview,
    async applyFix(project, { result }) {
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.steps.fixed' });
    },
    async regroup(project, grouping, params) {
      const { result } = await ask(project, { type: 'rebuild', grouping });
      requireUnchanged(project);
      await takeEdit(result, { label: 'builder.grouping.done', params, grouping });
    },
  };
}

function answers<Type extends SiloReply['type']>(
  reply: SiloReply,
  type: Type,
): reply is Extract<SiloReply, { type: Type }> {
  return reply.type === type;
}
