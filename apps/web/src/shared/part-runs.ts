// How a run ended that made a part of a page again: told where it was asked for, or, where a reload came between, by whoever resumed it.
import { isPageId } from '@silosmith/contract';
import { type GenerationRun, PICTURE, SECTION } from '@silosmith/generation';
import type { Messages } from '@silosmith/messages';
import { projectStore } from '../state/project/project-store.ts';
import { faultText } from './ui/fault-text.ts';
import { toast } from './ui/toast.ts';

/** Parts that are a record, or within one, and the kind of that: what it was before is put back as a whole. */
const RECORD_OF_PART = {
  meta: 'meta',
  tags: 'tags',
  research: 'research',
  outline: 'outline',
  image: 'image',
  [PICTURE]: 'image',
} as const;
export type RecordPart = keyof typeof RECORD_OF_PART;
const isRecordPart = (part: string | undefined): part is RecordPart =>
  part !== undefined && Object.hasOwn(RECORD_OF_PART, part);

/** The kind of record that a part changes; null for what changes the text. */
export const recordOfPart = (part: string): (typeof RECORD_OF_PART)[RecordPart] | null =>
  isRecordPart(part) ? RECORD_OF_PART[part] : null;

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
  // A repair shows itself.
  if (!isRecordPart(part) && part !== SECTION && part !== 'article') return;
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
