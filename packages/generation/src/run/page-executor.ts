// Makes what one page lacks. Each record is stored before the next is requested.
import type { Execute } from '@silosmith/jobs';
import { type Clock, Fault, throwIfCancelled } from '@silosmith/kernel';
import type { PlannedPage } from '../plan/plan-generation.ts';
import { type GenerationPorts, generatePage } from '../stages/generate-page.ts';
import { isByHand, keptRecords, replacingOf, withFirstDate } from '../stages/kept-records.ts';
import type { GenerationNote } from '../stages/stage.ts';
import type { CallPicture, CallResearch, CallText } from './call-journal.ts';
import type { RunRecords } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';

export interface PageWork {
  readonly projectId: string;
  readonly settings: RunSettings;
  /** By id; a page that lacks nothing has no plan. */
  readonly planned: ReadonlyMap<string, PlannedPage>;
  /** Filled while the run goes on. */
  readonly notes: Map<string, readonly GenerationNote[]>;
}

export interface PagePorts {
  readonly records: RunRecords;
  readonly callText: CallText;
  readonly callPicture?: CallPicture;
  readonly callResearch?: CallResearch;
  readonly clock: Clock;
}

/** Code of the fault that ends a run before a page would pass its budget. */
export const OVER_BUDGET = 'generation.over-budget';

export function pageExecutor({ projectId, settings, planned, notes }: PageWork, ports: PagePorts): Execute {
  const { records } = ports;
  /** What each page has cost in this run, over all its attempts. */
  const spentUsd = new Map<string, number>();
  const budget = createBudget(settings, () => sumOf(spentUsd));

  return async ({ id }, { signal, attempt, progress }) => {
    const page = planned.get(id);
    if (page === undefined) return;
    const replacing = replacingOf(settings, id);
    const release = await budget.reserve(page, signal);
    const store: GenerationPorts['store'] = async (kind, record) => {
      // Written by the user while the run made the same: theirs stays, unless the run was asked to write the page again.
      const stored = await records.stored(projectId, id);
      const isTheirs = isByHand(kind, stored) || isByHand(kind, records.shown(projectId, id));
      if (isTheirs && replacing.madeBefore === undefined) return;
      await records.store(projectId, id, kind, withFirstDate(kind, record, stored));
      spentUsd.set(id, (spentUsd.get(id) ?? 0) + (record.provenance?.costUsd ?? 0));
    };
    const { runId, provider, model, language, pictures, research } = settings;
    try {
      const existing = keptRecords(await records.stored(projectId, id), replacing);
      const choice = {
        provider,
        model,
        language,
        ...(pictures ? { pictures } : {}),
        ...(research ? { research } : {}),
      };
      const context = { projectId, runId, ...choice, attempt, existing };
      // The time limit is that of one call: a page of many calls has it for each.
      const callText: CallText = async (request, options) => {
        progress();
        return ports.callText(request, options);
      };
      const outcome = await generatePage(page, context, { ...ports, callText, store, signal });
      notes.set(id, [...(notes.get(id) ?? []), ...outcome.notes]);
      return { costUsd: spentUsd.get(id) ?? 0 };
    } finally {
      release();
    }
  };
}

/** Keeps what is spent, and what pages in flight may still cost, within the run's budget. */
function createBudget({ budgetUsd, spentBeforeUsd }: RunSettings, spentNowUsd: () => number) {
  /** The dearest that each page in flight may become. */
  const reservedUsd = new Map<string, number>();
  let waiting: (() => void)[] = [];

  function released(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  return {
    /** Waits for pages in flight whose price is not known yet; returns the way to give the reservation back. Throws OVER_BUDGET. */
    async reserve({ id, estimate }: PlannedPage, signal: AbortSignal): Promise<() => void> {
      for (;;) {
        throwIfCancelled(signal);
        const spent = spentNowUsd() + spentBeforeUsd;
        const left = (budgetUsd ?? Number.POSITIVE_INFINITY) - spent - estimate.costUsdHigh;
        if (budgetUsd !== null && left < 0)
          throw new Fault(OVER_BUDGET, { params: { spent: spent.toFixed(4), budget: budgetUsd } });
        if (left >= sumOf(reservedUsd)) break;
        await released(signal);
      }
      reservedUsd.set(id, estimate.costUsdHigh);
      return () => {
        reservedUsd.delete(id);
        const woken = waiting;
        waiting = [];
        for (const wake of woken) wake();
      };
    },
  };
}

const sumOf = (amounts: ReadonlyMap<string, number>): number =>
  [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
