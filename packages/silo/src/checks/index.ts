// Which checks does a silo go through? One line a check; screens and texts follow this list.
import type { IssueSeverity, SiloCheck, SiloFinding } from './finding.ts';
import { incompleteStructure } from './incomplete-structure.ts';
import { keywordCannibalization } from './keyword-cannibalization.ts';
import { missingPillar } from './missing-pillar.ts';
import { orphanedContent } from './orphaned-content.ts';
import { unlikeParent } from './unlike-parent.ts';

/** Specification 1 §5.4, the gravest first, and what the plan adds. */
export const SILO_CHECKS: readonly SiloCheck[] = [
  missingPillar,
  orphanedContent,
  incompleteStructure,
  keywordCannibalization,
  unlikeParent,
];

export function severityOf({ type }: Pick<SiloFinding, 'type'>): IssueSeverity {
  return SILO_CHECKS.find((check) => check.id === type)?.severity ?? 'warning';
}
