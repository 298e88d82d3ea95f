// How is one page of a run made? What is missing of it, each record stored before the next is asked for.
import type { Article, Meta, Tags } from '@silosmith/contract';
import {
  type GenerationNote,
  type GenerationPorts,
  generatePage,
  isFallbackMeta,
  isFallbackTags,
  type PlannedPage,
  type StoredRecords,
  type TextStage,
} from '@silosmith/generation';
import type { Execute } from '@silosmith/jobs';
import type { Clock } from '@silosmith/kernel';
import { keptRecords, type RunSettings } from './generation-run-settings.ts';

export interface ItemPorts {
  /** What is stored of the page, durably. */
  stored(projectId: string, keyword: string): Promise<Partial<StoredRecords>>;
  /** What this page's memory holds of it: a user may be writing there now. */
  shown(projectId: string, keyword: string): Partial<StoredRecords>;
  /** Resolves when it is durable. */
  store<K extends TextStage>(projectId: string, kind: K, record: StoredRecords[K]): Promise<void>;
  callText(provider: RunSettings['provider']): GenerationPorts['callText'];
  readonly clock: Clock;
}

export interface ItemWork {
  readonly projectId: string;
  readonly settings: RunSettings;
  /** By primary keyword; a page that lacks nothing has no plan. */
  readonly planned: ReadonlyMap<string, PlannedPage>;
  /** Filled while the run goes on. */
  readonly notes: Map<string, readonly GenerationNote[]>;
}

export function itemExecutor({ projectId, settings, planned, notes }: ItemWork, ports: ItemPorts): Execute {
  /** What each page has cost in this run, over all its attempts. */
  const spentUsd = new Map<string, number>();
  const callText = ports.callText(settings.provider);
  return async ({ id }, { signal, attempt }) => {
    const page = planned.get(id);
    if (page === undefined) return;
    const existing = keptRecords(await ports.stored(projectId, id), settings);
    const store: GenerationPorts['store'] = async (kind, record) => {
      if (isByHand((await ports.stored(projectId, id))[kind])) return;
      if (isByHand(ports.shown(projectId, id)[kind])) return;
      await ports.store(projectId, kind, record);
      spentUsd.set(id, (spentUsd.get(id) ?? 0) + (record.provenance?.costUsd ?? 0));
    };
    const { runId, provider, model, language } = settings;
    const outcome = await generatePage(
      page,
      { projectId, runId, provider, model, language, attempt, existing },
      { callText, store, clock: ports.clock, signal },
    );
    notes.set(id, [...(notes.get(id) ?? []), ...outcome.notes]);
    return { costUsd: spentUsd.get(id) ?? 0 };
  };
}

/** Written by the user while the run made the same: theirs stays. What was theirs before the run is never asked for. */
function isByHand(record: Article | Meta | Tags | undefined): boolean {
  if (record === undefined) return false;
  if ('edited' in record) return record.edited || record.provenance === null;
  if (record.provenance !== null) return false;
  return 'tags' in record ? !isFallbackTags(record) : !isFallbackMeta(record);
}
