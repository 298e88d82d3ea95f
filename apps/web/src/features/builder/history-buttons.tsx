// One step back, one step forth.
import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { redo, undo } from '../../state/project/project-store.ts';
import { useProject } from '../../state/project/use-project.ts';

export const HistoryButtons = memo(function HistoryButtons() {
  const { t } = useMessages();
  const canUndo = useProject(({ undoSteps }) => undoSteps.length > 0);
  const canRedo = useProject(({ redoSteps }) => redoSteps.length > 0);
  return (
    <>
      <ActionIcon aria-label={t('builder.undo')} disabled={!canUndo} onClick={() => void undo()}>
        <IconArrowBackUp size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('builder.redo')} disabled={!canRedo} onClick={() => void redo()}>
        <IconArrowForwardUp size={16} />
      </ActionIcon>
    </>
  );
});
