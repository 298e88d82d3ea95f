// What a run has spent, and what its calls under way may still cost: no call is sent that could pass the run's budget.
import { Fault, throwIfCancelled } from '@silosmith/kernel';

/** Code of the fault that ends a run before a call, or a page, would pass its budget. */
export const OVER_BUDGET = 'generation.over-budget';
/** The same of the budget of a day, where smart mode finds no model that what is left of it allows. */
export const OVER_DAY = 'generation.over-day';

export interface SpentBefore {
  /** US dollars, `paid` included. */
  readonly usd: number;
  /** By the call's key: what was paid and may be answered again. */
  readonly paid: Iterable<readonly [key: string, costUsd: number]>;
}

/** All amounts in US dollars. */
export interface Spending {
  /** What was paid, and what was perhaps paid at the most that it can be. */
  spentUsd(): number;
  /** Throws OVER_BUDGET where `mostUsd` more would pass the budget even if nothing under way cost anything. */
  refuseAbove(mostUsd: number): void;
  /** What may still be spent beside what is under way; Infinity without a budget. */
  leftUsd(): number;
  /**
   * Sets aside the most that a call can cost, and gives the way to end that. Waits for calls under way where what they leave may be enough.
   * Throws OVER_BUDGET where it is not, and `cancelled`. What is held for `key` is counted already, and not once more.
   */
  reserve(mostUsd: number, signal?: AbortSignal, key?: string): Promise<() => void>;
  /** A reply arrived; that of a key which was paid before is the same reply. Ends what was held for the key. */
  paid(key: string, costUsd: number): void;
  /** Nobody knows whether a call was charged: it counts as charged. */
  uncertain(mostUsd: number): void;
  /** The same of a call whose reply is kept for its key: asking again settles it, and charges nothing more. */
  hold(key: string, mostUsd: number): void;
  /** Resolves at the next change. */
  changed(signal?: AbortSignal): Promise<void>;
}

export function createSpending(budgetUsd: number | null, before: SpentBefore): Spending {
  const limitUsd = budgetUsd ?? Number.POSITIVE_INFINITY;
  const paidUsd = new Map(before.paid);
  const heldUsd = new Map<string, number>();
  let spentUsd = before.usd;
  let underWayUsd = 0;
  let waiting: (() => void)[] = [];

  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const go of woken) go();
  };
  const changed = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });
  const allSpentUsd = (): number => spentUsd + [...heldUsd.values()].reduce((sum, usd) => sum + usd, 0);
  const refuseAbove = (mostUsd: number): void => {
    const spent = allSpentUsd();
    if (spent + mostUsd <= limitUsd || mostUsd === 0) return;
    const params = { spent: spent.toFixed(4), most: mostUsd.toFixed(4), budget: limitUsd };
    throw new Fault(OVER_BUDGET, { params });
  };
  const leftUsd = (): number => limitUsd - allSpentUsd() - underWayUsd;

  return {
    spentUsd: allSpentUsd,
    refuseAbove,
    leftUsd,
    changed,
    async reserve(wishedUsd, signal, key = '') {
      throwIfCancelled(signal);
      const mostUsd = Math.max(0, wishedUsd - (heldUsd.get(key) ?? 0));
      while (mostUsd > 0 && leftUsd() < mostUsd) {
        refuseAbove(mostUsd);
        await changed(signal);
        throwIfCancelled(signal);
      }
      underWayUsd += mostUsd;
      return () => {
        underWayUsd -= mostUsd;
        wake();
      };
    },
    paid(key, costUsd) {
      spentUsd += costUsd - (paidUsd.get(key) ?? 0);
      paidUsd.set(key, costUsd);
      heldUsd.delete(key);
    },
    uncertain(mostUsd) {
      spentUsd += mostUsd;
    },
    hold(key, mostUsd) {
      heldUsd.set(key, mostUsd);
    },
  };
}
