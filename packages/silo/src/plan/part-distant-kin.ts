// Pages that only share a subject with the page above them and are not about the other thing that it says: they stand alone (`host club`, not below `best clubs`).
import { AKIN, isAbove, type ParentPages } from './parent-pages.ts';
import type { LocalWords } from './providers-of-places.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/**
 * Kin that found hubs together, and are read as strangers once these stand. Whoever does it anywhere stays above a place, and a page whose other words the
 * whole list or much of it says stays above any (`wall art` above `hallway art`). What a page extends takes it in, else it leads a topic. Changes `parents`.
 * `inPlan`: pages of the plan. O(their words).
 */
export function partDistantKin(
  parents: ParentPages,
  { words, local }: { readonly words: TellingWords; readonly local: LocalWords },
  inPlan: readonly number[],
): void {
  const { parent, likeness, kinship, runnerUp, runnerUpLikeness } = parents;
  const isBroad = (id: number) => words.isFrame[id] === 1 || words.isLight[id] === 1;
  const saysNothingElse = (id: number) => isBroad(id) || local.providers.has(id) || local.places.has(id);
  for (const page of inPlan) {
    const above = parent[page] ?? -1;
    if (above < 0 || (kinship[page] !== AKIN.loose && kinship[page] !== AKIN.nearer)) continue;
    if (restOf(words, above, page).every(saysNothingElse)) continue;
    const next = runnerUp[page] ?? -1;
    const isExtended = next >= 0 && restOf(words, next, page).length === 0;
    const takesIn = isExtended && !isAbove(parent, page, next);
    const [near, nextNear] = [likeness[page] ?? 0, runnerUpLikeness[page] ?? 0];
    [parent[page], likeness[page]] = takesIn ? [next, nextNear] : [-1, 0];
    kinship[page] = AKIN.none;
    [runnerUp[page], runnerUpLikeness[page]] = [above, near];
  }
}

/** What a page says that another one does not. */
function restOf(words: TellingWords, page: number, other: number): readonly number[] {
  const theirs = setOf(words, other);
  return [...setOf(words, page)].filter((id) => !theirs.includes(id));
}
