// How a run ended that made a part of a page again: told where it was asked for, or, where a reload came between, by whoever resumed it.
import { isPageId } from '@silosmith/contract';
import { type GenerationRun, SECTION } from '@silosmith/generation';
import type { Messages } from '@silosmith/messages';
import { projectStore } from '../state/project/project-store.ts';
import { faultText } from './ui/fault-text.ts';
import { toast } from './ui/toast.ts';

/** Records that are replaced as a whole. */
const RECORD_PARTS = ['meta', 'tags', 'research', 'outline'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];
export const isRecordPart = (part: string | undefined): part is RecordPart =>
  RECORD_PARTS.some((one) => one === part);

/** By run id, which a run keeps when it is resumed. */
const awaited = new Set<string>();

/** Whoever asked for the run tells its end, while this page lasts; returns the way to leave it to others. */
export function awaitPartRun(runId: string): () => void {
  awaited.add(runId);
  // All who listen to the end of one run hear of it in the same task.
  return () => queueMicrotask(() => awaited.delete(runId));
}

/** False after a reload: who asked for the run is gone. */
export const isAwaited = ({ settings }: Pick<GenerationRun, 'settings'>): boolean =>
  awaited.has(settings.runId);

export interface PartEndActions {
  /** Of a part that failed. */
  readonly again: () => void;
  /** Brings back what was replaced; left out where nobody remembers that. */
  readonly undo?: () => void;
}

export function tellPartEnd(run: GenerationRun, messages: Messages, { again, undo }: PartEndActions): void {
  const { t } = messages;
  const [id] = run.settings.rewrites?.pages ?? [];
  const [part] = run.settings.rewrites?.stages ?? [];
  const fault = run.halt?.fault ?? run.job.items.find((item) => item.id === id)?.fault;
  if (fault !== undefined) {
    const reason = faultText(messages, fault);
    toast.failure(t('workspace.parts.failed', { reason }), { label: t('common.retry'), run: again });
    return;
  }
  if (run.job.status !== 'completed') return;
  // Pictures and repairs show themselves where they stand.
  if (!isRecordPart(part) && part !== SECTION) return;
  if (part === SECTION && !isPutIn(run)) toast.info(t('workspace.parts.moved'));
  else if (undo === undefined) toast.info(t(`workspace.parts.done.${part}`));
  else toast.offer(t(`workspace.parts.done.${part}`), { label: t('workspace.parts.undo'), run: undo });
}

/** False where the user changed the article meanwhile: then it stays as it is. */
function isPutIn({ projectId, settings: { rewrites } }: GenerationRun): boolean {
  const { project } = projectStore.getState();
  if (project?.id !== projectId || rewrites === undefined) return false;
  const {
    pages: [id = ''],
    section,
    madeBefore,
  } = rewrites;
  if (!isPageId(id)) return false;
  const rewritten = project.articles.get(id)?.rewritten ?? [];
  return rewritten.some(
    ({ heading, madeAt }) => heading === section?.heading && (madeAt ?? '') >= madeBefore,
  );
}
