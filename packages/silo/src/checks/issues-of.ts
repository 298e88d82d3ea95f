// Findings as issues of the project file, with sentences from the caller's catalogue.
import { type SiloIssue, textAt } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { SiloFinding } from './finding.ts';
import { severityOf } from './severity-of.ts';

/** The sentence of a finding: what is wrong, or how to fix it. */
export type SayIssue = (
  message: string,
  part: 'description' | 'fix',
  params: SiloFinding['params'],
) => string;

export function issuesOf(
  { table, silo }: SiloDocument,
  findings: readonly SiloFinding[],
  say: SayIssue,
): SiloIssue[] {
  return findings.map(({ type, message, topic, rows, params }) => ({
    type,
    severity: severityOf({ type }),
    topic: silo.topics[topic] ?? '',
    description: say(message, 'description', params),
    suggestedFix: say(message, 'fix', params),
    keywords: Array.from(rows, (row) => textAt(table.keyword, row)),
  }));
}
