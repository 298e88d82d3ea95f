import { issueLists, type SiloReport } from '@silosmith/silo';
import { useMemo } from 'react';
import type { OpenProject } from '../../state/project/open-project.ts';

/** Issues that ask for something: neither ignored nor mere information. 0 before the first report. */
export function useIssueCount(project: OpenProject, report: SiloReport | null): number {
  const { table, silo, ignoredIssues } = project;
  return useMemo(() => {
    if (report === null) return 0;
    const { open } = issueLists({ table, silo }, report, new Set(ignoredIssues));
    return open.filter(({ severity }) => severity !== 'information').length;
  }, [table, silo, report, ignoredIssues]);
}
