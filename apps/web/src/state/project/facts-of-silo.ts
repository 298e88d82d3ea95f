// What is found in the open silo, for every screen: once, then carried on from edit to edit.
import type { SiloState } from '@silosmith/contract';
import { type EditResult, factsAfter, type SiloFacts, siloFacts } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';
import { stepBetween } from './silo-step.ts';

const known = new WeakMap<SiloState, SiloFacts>();
/** Of silos that an edit may lead to next. */
const ahead = new WeakMap<SiloState, SiloFacts>();
/** The project that was asked for last, in its latest state. */
let last: OpenProject | null = null;

/** O(rows) for a silo that no single step leads to from the last one, else O(what the step changed). */
export function factsOf(project: OpenProject): SiloFacts {
  const made = known.get(project.silo);
  if (made !== undefined) {
    if (last?.silo === project.silo) last = project;
    return made;
  }
  const facts = ahead.get(project.silo) ?? followed(last, project) ?? siloFacts(project.table, project.silo);
  known.set(project.silo, facts);
  last = project;
  return facts;
}

/** Finds them for what an edit of the project would lead to. */
export function foreseeFacts(project: OpenProject, { document, patch }: EditResult): void {
  ahead.set(document.silo, factsAfter(factsOf(project), project.silo, document, patch));
}

function followed(from: OpenProject | null, to: OpenProject): SiloFacts | null {
  const before = from === null ? undefined : known.get(from.silo);
  const step = from === null ? null : stepBetween(from, to);
  return from === null || before === undefined || step === null
    ? null
    : factsAfter(before, from.silo, to, step.patch);
}
