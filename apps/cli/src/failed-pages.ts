// What a run paid for pages that failed, in the project file: the journal forgets their replies.
import { type Failures, type ProjectDocument, recordOf } from '@silosmith/contract';
import { costOf, type GenerationRun, withRun } from '@silosmith/generation';
import { nowIso } from './platform/clock.ts';
import type { RunJournal } from './platform/run-journal.ts';

export function withFailedPages(
  document: ProjectDocument,
  run: GenerationRun | null,
  journal: Pick<RunJournal, 'unusedCost'>,
): ProjectDocument {
  const before = document.failures ?? {};
  const changed = (run?.job.items ?? []).flatMap(({ id, state, fault }): [string, Failures][] => {
    if (state !== 'failed' || fault === undefined) return [];
    const { costUsd, uncertainUsd } = journal.unusedCost(id);
    const known = recordOf<Failures>(before, id) ?? { keyword: id, runs: [] };
    const next = withRun(known, { code: fault.code, endedAt: nowIso(), ...costOf(costUsd, uncertainUsd) });
    return next === known ? [] : [[id, next]];
  });
  return changed.length === 0
    ? document
    : { ...document, failures: Object.fromEntries([...Object.entries(before), ...changed]) };
}
