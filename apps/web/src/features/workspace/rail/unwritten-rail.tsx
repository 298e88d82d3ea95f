// What can be planned of a page that is not written yet: its outline, and research of one's own.
import type { PageId } from '@silosmith/contract';
import { usePagePlans } from '../../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { OutlineSection } from './outline/outline-section.tsx';
import { ResearchPlanSection } from './research-plan/research-plan-section.tsx';

export interface UnwrittenRailProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly keyword: string;
}

export default function UnwrittenRail({ project, id, keyword }: UnwrittenRailProps) {
  const { pages } = usePagePlans(project, useRunChoice(project, false));
  return (
    <>
      <OutlineSection {...{ project, id, keyword }} article={undefined} plan={pages?.get(id) ?? null} />
      <ResearchPlanSection project={project} id={id} />
    </>
  );
}
