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

/**
 * The provenance of a text that one more step was paid for: who wrote it and when stays, tokens and cost add up. Null for the user's own
 * text, which nobody generated.
 */
export function withStep(written: Provenance | null, { task, provenance }: PaidStep): Provenance | null {
  if (written === null) return null;
  const { inputTokens, outputTokens, costUsd } = written;
  const before = written.steps ?? [{ task: 'article', calls: 1, inputTokens, outputTokens, costUsd }];
  const same = before.find((step) => step.task === task);
  const own = [...(same ? [{ task, provenance: { ...written, ...same } }] : []), { task, provenance }];
  const step = { task, calls: (same?.calls ?? 0) + 1, ...sumOf(own) };
  return {
    ...written,
    ...sumOf([
      { task, provenance: written },
      { task, provenance },
    ]),
    steps: [...before.filter((other) => other !== same), step],
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
