// What changes above the pages of the plan once all of them are known: proposed pages too deep, strangers, branches longer than three levels.
import { cutLongBranches, partDeepHubs } from './cut-long-branches.ts';
import type { ParentPages } from './parent-pages.ts';
import { partDistantKin } from './part-distant-kin.ts';
import type { LocalWords } from './providers-of-places.ts';
import type { TellingWords } from './telling-words.ts';

export interface PlannedBranches {
  readonly list: { readonly words: TellingWords; readonly local: LocalWords };
  /** The page from which on all are proposed. */
  readonly firstProposed: number;
  /** Pages of the plan. */
  readonly inPlan: readonly number[];
}

/** Changes `parents`. */
export function settleBranches(parents: ParentPages, { list, firstProposed, inPlan }: PlannedBranches): void {
  partDeepHubs(parents, firstProposed, inPlan);
  partDistantKin(parents, list, inPlan);
  cutLongBranches(parents, list.words, inPlan);
}
