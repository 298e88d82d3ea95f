// The issues of a report with a key each, so that one that was ignored stays so through edits, rebuilds and other devices.
import { pageIdsOf, textAt } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { SiloReport } from './check-silo.ts';
import type { IssueSeverity, SiloFinding } from './finding.ts';
import { severityOf } from './severity-of.ts';

export interface SiloIssueEntry extends SiloFinding {
  readonly key: string;
  readonly severity: IssueSeverity;
}

export interface IssueLists {
  /** The gravest first, those of one type together. */
  readonly open: readonly SiloIssueEntry[];
  readonly ignored: readonly SiloIssueEntry[];
}

const GRAVITY: Readonly<Record<IssueSeverity, number>> = { error: 0, warning: 1, information: 2 };

export function issueLists(
  document: Pick<SiloDocument, 'table' | 'silo'>,
  { findings }: Pick<SiloReport, 'findings'>,
  ignored: ReadonlySet<string>,
): IssueLists {
  const entries = findings
    .flatMap((finding) => byPage(document, finding))
    .map((finding) => ({ ...finding, key: keyOf(document, finding), severity: severityOf(finding) }))
    // Sorting keeps the order of the report among equals.
    .sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity]);
  return {
    open: entries.filter(({ key }) => !ignored.has(key)),
    ignored: entries.filter(({ key }) => ignored.has(key)),
  };
}

/** A page that is unlike its parent is a decision by itself, whatever others of its topic are. */
function byPage({ table, silo }: Pick<SiloDocument, 'table' | 'silo'>, finding: SiloFinding): SiloFinding[] {
  if (finding.type !== 'unlike_parent') return [finding];
  return Array.from(finding.rows, (row) => ({
    ...finding,
    rows: Int32Array.of(row),
    params: {
      ...finding.params,
      count: 1,
      example: textAt(table.keyword, row),
      other: textAt(table.keyword, silo.parent[row] ?? 0),
    },
  }));
}

/** By what the issue is about, in ids that a rebuild keeps: the pages that compete, the page above thin ones, else its first page or its topic. */
function keyOf({ table, silo }: Pick<SiloDocument, 'table' | 'silo'>, finding: SiloFinding): string {
  const ids = pageIdsOf(table);
  const { message, rows, topic } = finding;
  const first = rows[0] ?? -1;
  switch (message) {
    case 'keyword_cannibalization':
      // Another page among them makes another issue.
      return `${message} ${Array.from(rows, (row) => ids.at(row))
        .sort()
        .join(' ')}`;
    case 'unlike_parent':
      return `${message} ${ids.at(first)} ${ids.at(silo.parent[first] ?? first)}`;
    case 'incomplete_pillar':
      return `${message} ${ids.at(first)}`;
    case 'incomplete_clusters':
      return `${message} ${ids.at(silo.parent[first] ?? first)}`;
    default:
      return `${message} ${silo.topics[topic] ?? ''}`;
  }
}
