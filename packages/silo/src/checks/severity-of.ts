import type { IssueSeverity, SiloFinding } from './finding.ts';
import { SILO_CHECKS } from './index.ts';

export function severityOf({ type }: Pick<SiloFinding, 'type'>): IssueSeverity {
  return SILO_CHECKS.find((check) => check.id === type)?.severity ?? 'warning';
}
