// Starts a run that makes a page, or a part of it, again, and says how it ended: the one way behind every such button.
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { PageId } from '@silosmith/contract';
import {
  isOver,
  mostUsdAlone,
  type PictureName,
  type PlannedPage,
  type REPAIR,
  type RunChoice,
  type SECTION,
  type SectionName,
} from '@silosmith/generation';
import { useMemo } from 'react';
import { systemChance } from '../../platform/chance.ts';
import { isoNow } from '../../platform/clock.ts';
import { awaitPartRun, type RecordPart, recordOfPart, tellPartEnd } from '../../shared/part-runs.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { generationStore, onRunEnded, startRun } from '../../state/generation/generation-run.ts';
import { heldRecords } from '../../state/generation/held-records.ts';
import { rulesWith } from '../../state/generation/smart-route.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { restoreVersion, versionsOf } from '../../state/project/article-versions.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectStore, putRecord } from '../../state/project/project-store.ts';
import { useStore } from '../../state/use-store.ts';

export type RewritePart = RecordPart | 'page' | 'article' | typeof REPAIR | typeof SECTION;

export interface RewriteWish {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly part: RewritePart;
  readonly choice: RunChoice;
  /** Of the part `section`. */
  readonly section?: SectionName | undefined;
  /** Of the part `picture`. */
  readonly picture?: PictureName | undefined;
  /** US dollars; null: nothing to limit by. */
  readonly budgetUsd?: number | null;
}

export interface Rewrite {
  /** Something is made in this project: one thing at a time. */
  readonly running: boolean;
  /** Resolves when the run has begun, or why it has not was said. */
  start(): Promise<void>;
}

export function useRewrite({
  project,
  id,
  part,
  choice,
  section,
  picture,
  budgetUsd = null,
}: RewriteWish): Rewrite {
  const messages = useMessages();
  const { t } = messages;
  // A run that is paused is said at the press.
  const running = useStore(generationStore, ({ runs, preparing }) => {
    const run = runs.get(project.id);
    return (
      preparing.has(project.id) || (run !== undefined && !isOver(run.job) && run.job.status !== 'paused')
    );
  });
  const start = async (): Promise<void> => {
    // The second attempt is pressed later: what its undo brings back is what was there then.
    const open = projectStore.getState().project;
    const before = heldRecords(open?.id === project.id ? open : project, id);
    const rewrites = rewritesOf(id, { part, section, picture });
    const kind = recordOfPart(part);
    const undo = () => {
      void (
        kind !== null
          ? putRecord(project.id, kind, id, before[kind] ?? null)
          : restoreText(project.id, id, before.article?.content)
      ).catch((error: unknown) => toast.failure(faultText(messages, error)));
    };
    const runId = systemChance.id();
    const leave = awaitPartRun(runId);
    const unlisten = onRunEnded((run) => {
      if (run.projectId !== project.id || run.settings.runId !== runId) return;
      stop();
      // Whole pages are announced by the generator.
      if (part !== 'page') tellPartEnd(run, messages, { again: () => void start(), undo });
    });
    const stop = () => {
      unlisten();
      leave();
    };
    try {
      const outcome = await startRun(project.id, { ...choice, rewrites }, { budgetUsd, runId });
      if (outcome === 'started') return;
      toast.info(t(outcome === 'nothing' ? 'generate.toasts.nothing' : 'generate.toasts.inProgress'));
    } catch (error) {
      toast.failure(t('workspace.parts.failed', { reason: faultText(messages, error) }));
    }
    stop();
  };
  return { running, start };
}

function rewritesOf(
  id: PageId,
  { part, section, picture }: Pick<RewriteWish, 'part' | 'section' | 'picture'>,
  madeBefore = isoNow(),
): NonNullable<RunChoice['rewrites']> {
  const rewrites = { pages: [id], madeBefore };
  if (part === 'page') return rewrites;
  return { ...rewrites, stages: [part], ...(section ? { section } : {}), ...(picture ? { picture } : {}) };
}

/** The version with the text of before; nothing where the user has brought that back already. */
async function restoreText(projectId: string, id: PageId, content: string | undefined): Promise<void> {
  const { project } = projectStore.getState();
  if (project?.id !== projectId || project.articles.get(id)?.content === content) return;
  const version = versionsOf(project, id).find(({ article }) => article.content === content);
  if (version !== undefined) await restoreVersion(project, version, id);
}

export interface PartPrice {
  /** The most that it can cost, US dollars; null where there is nothing to make. */
  readonly usd: number | null;
  readonly text: string;
}

/** The binding price of a part: what its run may cost at the most. */
export function usePartPrice(
  { project, id, part, choice, section }: RewriteWish,
  { plan, priced }: { readonly plan: PlannedPage | null; readonly priced: boolean },
): PartPrice {
  const { t } = useMessages();
  const format = useFormat();
  const smartRules = useStore(preferencesStore, (state) => state.smartRules);
  const usd = useMemo(() => {
    if (plan === null || part === 'page') return null;
    const page = { brief: plan.brief, records: heldRecords(project, id) };
    const rules = rulesWith(smartRules);
    return mostUsdAlone(page, { ...choice, rules, rewrites: rewritesOf(id, { part, section }, '') });
  }, [plan, part, project, id, choice, section, smartRules]);
  const maker = part === 'research' ? choice.research?.provider : choice.provider;
  if (maker === DEMO_PROVIDER || (priced && usd === 0)) return { usd, text: t('generate.plan.free') };
  if (!priced) return { usd, text: t('generate.plan.unpriced') };
  return { usd, text: t('workspace.score.atMost', { price: format.usd(usd ?? 0) }) };
}
