// How do findings of the checks read? Their codes as the catalogue's sentences.
import { type SiloIssue, textAt } from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import type { SiloDocument, SiloFinding } from '@silosmith/silo';

export function issuesOf(
  { table, silo }: SiloDocument,
  findings: readonly SiloFinding[],
  messages: Messages,
): SiloIssue[] {
  const said = (key: string, params: SiloFinding['params']): string =>
    messages.has(key) ? messages.t(key, params) : key;
  return findings.map(({ type, message, topic, rows, params }) => ({
    type,
    topic: silo.topics[topic] ?? '',
    description: said(`errors.silo.issues.${message}.description`, params),
    suggestedFix: said(`errors.silo.issues.${message}.fix`, params),
    keywords: Array.from(rows, (row) => textAt(table.keyword, row)),
  }));
}
