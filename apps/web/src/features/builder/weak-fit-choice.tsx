// A weak fit beside the outline: both places with what speaks for each, to keep or to move.
import { Button } from '@mantine/core';
import { fitEditOf } from '@silosmith/silo';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { FitTable } from './fit-table.tsx';
import type { Edit } from './use-edits.ts';
import { useFit } from './use-fit.ts';

export interface WeakFitChoiceProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly edit: Edit;
}

export function WeakFitChoice({ project, row, edit }: WeakFitChoiceProps) {
  const { t } = useMessages();
  const fit = useFit(project, row);
  if (fit === null) return null;
  const button = (decision: 'accept' | 'move') => {
    const made = fitEditOf(project.silo, row, decision);
    return (
      <Button
        fullWidth
        mt={6}
        px={4}
        variant="default"
        disabled={made === null}
        onClick={() => made !== null && void edit(made)}
      >
        {t(`builder.review.${decision}`)}
      </Button>
    );
  };
  return (
    <FitTable project={project} fit={fit} actions={{ now: button('accept'), runnerUp: button('move') }} />
  );
}
