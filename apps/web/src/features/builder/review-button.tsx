// The way to the weak fits, with how many there are.
import { Badge, Button } from '@mantine/core';
import { weakFitCount } from '@silosmith/silo';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface ReviewButtonProps {
  readonly project: OpenProject;
  readonly onOpen: () => void;
}

export function ReviewButton({ project, onOpen }: ReviewButtonProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { silo } = project;
  const facts = factsOf(project);
  const count = useMemo(() => weakFitCount(silo, facts), [silo, facts]);
  return (
    <Button
      variant="default"
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
      rightSection={
        <Badge size="sm" variant="light" color={count === 0 ? 'green' : 'yellow'}>
          {format.number(count)}
        </Badge>
      }
      onClick={onOpen}
    >
      {t('builder.review.open')}
    </Button>
  );
}
