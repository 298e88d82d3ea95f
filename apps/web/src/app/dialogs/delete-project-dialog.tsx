import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { deleteProject } from '../../state/project/project-store.ts';
import { useProjectState } from '../../state/project/use-project.ts';

export default function DeleteProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const { go } = useNavigation();
  const id = useProjectState(({ project }) => project?.id ?? null);
  const name = useProjectState(({ project }) => project?.name ?? '');
  const [working, setWorking] = useState(false);
  // Deleted from another tab: the question must not wait for the next project.
  useEffect(() => {
    if (id === null) onClose();
  }, [id, onClose]);
  if (id === null) return null;
  const remove = async () => {
    setWorking(true);
    try {
      await deleteProject(id);
      toast.success(t('common.projects.deleted', { name }));
      go('workflow');
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('common.projects.deleteTitle', { name })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="sm">{t('common.projects.deleteText')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="red" loading={working} onClick={() => void remove()}>
          {t('common.projects.deleteButton')}
        </Button>
      </Group>
    </Dialog>
  );
}
