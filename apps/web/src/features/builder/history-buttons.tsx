// One step back, one step forth.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { redo, undo } from '../../state/project/project-store.ts';

export function HistoryButtons({ project }: { readonly project: OpenProject }) {
  const { t } = useMessages();
  return (
    <>
      <ActionIcon
        aria-label={t('builder.undo')}
        disabled={project.undoSteps.length === 0}
        onClick={() => void undo()}
      >
        <IconArrowBackUp size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={t('builder.redo')}
        disabled={project.redoSteps.length === 0}
        onClick={() => void redo()}
      >
        <IconArrowForwardUp size={16} />
      </ActionIcon>
    </>
  );
}
