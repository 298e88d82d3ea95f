// Places pages of the plan by other keywords than the pages' own: those of pages that may be above, and those of pages that stand alone.
import { placeNamedLoners } from './named-loners.ts';
import type { ParentPages } from './parent-pages.ts';
import { placeByWordings, type WordingSource } from './wording-parents.ts';

export function placeByOthers(parents: ParentPages, source: WordingSource): void {
  placeByWordings(parents, source);
  placeNamedLoners(parents, source);
}
