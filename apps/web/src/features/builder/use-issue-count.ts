import { issueLists, type SiloIssueEntry, type SiloReport } from '@silosmith/silo';
import { useMemo } from 'react';
import { projectStore } from '../../state/project/project-store.ts';
import { useProject } from '../../state/project/use-project.ts';

/** Not mere information. */
export const asksForSomething = ({ severity }: Pick<SiloIssueEntry, 'severity'>): boolean =>
  severity !== 'information';

/** Issues that ask for something: neither ignored nor mere information. 0 before the first report; the last count stands until the next report. */
export function useIssueCount(report: SiloReport | null): number {
  const ignored = useProject(({ ignoredIssues }) => ignoredIssues);
  return useMemo(() => {
    const { project } = projectStore.getState();
    if (report === null || project === null) return 0;
    const { open } = issueLists(project, report, new Set(ignored));
    return open.filter(asksForSomething).length;
  }, [report, ignored]);
}
