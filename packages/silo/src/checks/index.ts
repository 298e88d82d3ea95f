// The checks of a silo, one line each. Report, automatic fix, count of faults and issue lists follow from it.
import type { SiloCheck } from './finding.ts';
import { incompleteStructure } from './incomplete-structure.ts';
import { keywordCannibalization } from './keyword-cannibalization.ts';
import { missingPillar } from './missing-pillar.ts';
import { orphanedContent } from './orphaned-content.ts';
import { unlikeParent } from './unlike-parent.ts';

/** The most severe first. */
export const SILO_CHECKS: readonly SiloCheck[] = [
  missingPillar,
  orphanedContent,
  incompleteStructure,
  keywordCannibalization,
  unlikeParent,
];
