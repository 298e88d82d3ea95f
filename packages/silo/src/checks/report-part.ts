// Merges the findings of a few topics into a report. Small enough for the page: it imports none of the checks.
import type { SiloReport } from './check-silo.ts';
import type { CheckId, SiloFinding } from './finding.ts';
import type { OversizedPage } from './oversized-pages.ts';

/** What the checks say of some topics; plain, clonable data. */
export interface ReportPart {
  /** What was said of these topics before holds no longer. Ascending. */
  readonly topics: Int32Array;
  /** The checks in the order of a report. */
  readonly order: readonly CheckId[];
  /** Of these topics, in the order of a report. */
  readonly findings: readonly SiloFinding[];
  readonly oversized: readonly OversizedPage[];
  /** Both of the whole silo. */
  readonly valid: boolean;
  readonly completionRate: number;
}

/** The report that a check of the whole silo would give. */
export function withPart(report: SiloReport, part: ReportPart): SiloReport {
  const touched = new Set(part.topics);
  const rest = report.findings.filter(({ topic }) => !touched.has(topic));
  const place = new Map(part.order.map((id, at) => [id, at]));
  const placeOf = ({ type }: SiloFinding): number => place.get(type) ?? part.order.length;
  // Findings of one check and topic come from one side, in their order, and sorting keeps it.
  const findings = [...rest, ...part.findings].sort((a, b) => placeOf(a) - placeOf(b) || a.topic - b.topic);
  const oversized = [...report.oversized.filter(({ topic }) => !touched.has(topic)), ...part.oversized].sort(
    (a, b) => b.children - a.children || a.row - b.row,
  );
  return { valid: part.valid, completionRate: part.completionRate, findings, oversized };
}
