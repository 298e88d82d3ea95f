// Makes what one page lacks. Each record is stored before the next is requested.
import { articleSchema, imageSchema } from '@silosmith/contract';
import type { Execute } from '@silosmith/jobs';
import { type Clock, throwIfCancelled } from '@silosmith/kernel';
import type { PlannedPage } from '../plan/plan-generation.ts';
import { type GenerationPorts, generatePage } from '../stages/generate-page.ts';
import { isAlone, stagesOf } from '../stages/index.ts';
import {
  isByHand,
  keptRecords,
  replacingOf,
  withFirstDate,
  withReplacedCost,
} from '../stages/kept-records.ts';
import { pictureOnto } from '../stages/picture.ts';
import { type GenerationNote, isOfSeveralCalls, type StageId, type StoredRecords } from '../stages/stage.ts';
import type { CallMeter, CallOptions, CallPicture, CallResearch, CallText, Send } from './call-journal.ts';
import type { RunPorts, RunRecords } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';
import type { Spending } from './spending.ts';
import { runIdsOf } from './taken-up.ts';

export interface PageWork {
  readonly projectId: string;
  readonly settings: RunSettings;
  /** By id; a page that lacks nothing has no plan. */
  readonly planned: ReadonlyMap<string, PlannedPage>;
  /** Filled while the run goes on. */
  readonly notes: Map<string, readonly GenerationNote[]>;
  readonly spending: Spending;
  /** Told which stages a page goes on without, all at once; none at the beginning of another attempt. */
  passOver(id: string, stages: readonly StageId[]): void;
}

export interface PagePorts {
  readonly records: RunRecords;
  readonly callText: CallText;
  readonly callPicture?: CallPicture;
  readonly callResearch?: CallResearch;
  readonly clock: Clock;
  readonly arriving?: RunPorts['arriving'];
}

export function pageExecutor(
  { projectId, settings, planned, notes, spending, passOver }: PageWork,
  ports: PagePorts,
): Execute {
  const { records, arriving } = ports;
  const budget = createPageBudget(spending);
  const runIdOf = runIdsOf(settings);

  return async ({ id, paid = {} }, { signal, attempt, ...meter }) => {
    const page = planned.get(id);
    if (page === undefined) return;
    const replacing = replacingOf(settings, id);
    const stages = stagesOf(settings.rewrites);
    const alone = isAlone(settings.rewrites);
    // One text is admitted by itself: a lost call is asked for again without being counted twice.
    const isOneText = alone && stages.every((stage) => stage.asks !== 'pictures' && !isOfSeveralCalls(stage));
    const release = isOneText ? () => {} : await budget.reserve(page, signal);
    const { provider, model, language, pictures, research, advice } = settings;
    try {
      const existing = keptRecords(await records.stored(projectId, id), replacing);
      const store = storeOf({ projectId, id, settings, existing }, records);
      const choice = {
        provider,
        model,
        language,
        ...(pictures ? { pictures } : {}),
        ...(research ? { research } : {}),
        ...(advice ? { advice } : {}),
      };
      const context = {
        projectId,
        runId: runIdOf(id),
        ...choice,
        alone,
        attempt,
        paid: new Set(Object.keys(paid)),
        existing,
      };
      const calls = meteredBy(meter, ports, { projectId, id });
      const callText = heardBy(calls.callText, (received) => arriving?.(projectId, id, received));
      let passed: readonly StageId[] = [];
      if (attempt > 1) passOver(id, passed);
      const passedOver = (stage: StageId): void => {
        passed = [...passed, stage];
        passOver(id, passed);
      };
      const all = { ...calls, callText, store, passedOver, signal };
      const outcome = await generatePage(page, context, all, stages);
      notes.set(id, [...(notes.get(id) ?? []), ...outcome.notes]);
      return { costUsd: 0 };
    } finally {
      arriving?.(projectId, id, null);
      release();
    }
  };
}

interface StoredPage extends Pick<PageWork, 'projectId' | 'settings'> {
  readonly id: string;
  /** As the page was when its attempt began. */
  readonly existing: Partial<StoredRecords>;
}

/** What the user wrote while the run made the same stays, unless the run was asked to write the page again. */
function storeOf({ projectId, id, settings, existing }: StoredPage, records: RunRecords) {
  const isRewritten = replacingOf(settings, id).madeBefore !== undefined;
  const mends = stagesOf(settings.rewrites).some((stage) => stage.mends);
  /** Texts of a few words are soon asked for again. */
  const keepUnused = async (kind: StageId, record: StoredRecords[StageId]): Promise<void> => {
    const article = kind === 'article' ? articleSchema.parse(record) : null;
    if (article !== null) await records.keepUnused?.(projectId, id, article);
  };
  const store: GenerationPorts['store'] = async (kind, record) => {
    const stored = await records.stored(projectId, id);
    const shown = records.shown(projectId, id);
    const isTheirs = isByHand(kind, stored) || isByHand(kind, shown);
    const content = existing.article?.content;
    // Changed was the text as it was then.
    const hasMoved = [stored, shown].some(
      ({ article }) => article !== undefined && article.content !== content,
    );
    const { picture } = settings.rewrites ?? {};
    if (picture !== undefined && kind === 'image') {
      const image = pictureOnto(shown.image ?? stored.image, imageSchema.parse(record), picture.index);
      await records.store(projectId, id, 'image', image);
      return;
    }
    const made = withReplacedCost(kind, withFirstDate(kind, record, stored), stored);
    if (mends ? hasMoved : isTheirs && !isRewritten) return await keepUnused(kind, made);
    await records.store(projectId, id, kind, made);
  };
  return store;
}

const heardBy =
  (callText: CallText, hear: (received: string) => void): CallText =>
  (request, options) => {
    let received = '';
    const onText = (part: string): void => {
      received += part;
      hear(received);
    };
    return callText(request, { ...options, onText });
  };

/** The calls of one page. The time limit is that of one call: a page of many calls has it for each. */
function meteredBy(meter: CallMeter, ports: PagePorts, page: NonNullable<CallOptions['page']>): PagePorts {
  const { callText, callPicture, callResearch } = ports;
  const metered =
    <Request, Reply>(send: Send<Request, Reply>): Send<Request, Reply> =>
    async (request, options) => {
      meter.progress();
      return send(request, { ...options, meter, page });
    };
  return {
    ...ports,
    callText: metered(callText),
    ...(callPicture ? { callPicture: metered(callPicture) } : {}),
    ...(callResearch ? { callResearch: metered(callResearch) } : {}),
  };
}

/** Begins no page whose dearest estimate is not left, so that few pages are given up half-written; the limit itself is kept call by call. */
function createPageBudget(spending: Spending) {
  /** The dearest that each page in flight may become. */
  const reservedUsd = new Map<string, number>();
  return {
    /** Waits for pages in flight whose price is not known yet; returns the way to give the reservation back. Throws OVER_BUDGET. */
    async reserve({ id, estimate }: PlannedPage, signal: AbortSignal): Promise<() => void> {
      for (;;) {
        throwIfCancelled(signal);
        spending.refuseAbove(estimate.costUsdHigh);
        if (spending.leftUsd() - estimate.costUsdHigh >= sumOf(reservedUsd)) break;
        await spending.changed(signal);
      }
      reservedUsd.set(id, estimate.costUsdHigh);
      const release = await spending.reserve(0);
      return () => {
        reservedUsd.delete(id);
        release();
      };
    },
  };
}

const sumOf = (amounts: ReadonlyMap<string, number>): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
