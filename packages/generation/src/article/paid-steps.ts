// Adds up what the calls of one record cost.
import type { Provenance } from '@silosmith/contract';

/** A question that was answered, with the tokens and cost of all its replies. */
export interface PaidStep {
  readonly task: string;
  readonly provenance: Provenance;
}

/** One provenance of several steps; a single step keeps its own. The list is not empty. */
export function provenanceOfSteps(steps: readonly [PaidStep, ...PaidStep[]]): Provenance {
  const [first, ...others] = steps;
  if (others.length === 0) return first.provenance;
  const last = others.at(-1)?.provenance ?? first.provenance;
  const tasks = [...new Set(steps.map(({ task }) => task))];
  return {
    ...last,
    ...sumOf(steps),
    steps: tasks.map((task) => {
      const own = steps.filter((step) => step.task === task);
      return { task, calls: own.length, ...sumOf(own) };
    }),
  };
}

function sumOf(steps: readonly PaidStep[]): Pick<Provenance, 'inputTokens' | 'outputTokens' | 'costUsd'> {
  const sum = (figure: (one: Provenance) => number): number =>
    steps.reduce((total, { provenance }) => total + figure(provenance), 0);
  return {
    inputTokens: sum((one) => one.inputTokens),
    outputTokens: sum((one) => one.outputTokens),
    costUsd: steps.some(({ provenance }) => provenance.costUsd === null)
      ? null
      : sum((one) => one.costUsd ?? 0),
  };
}
