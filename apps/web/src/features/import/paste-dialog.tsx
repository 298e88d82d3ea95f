// Keywords from the clipboard: rows of a spreadsheet, or one keyword a line.
import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';

export function PasteDialog({
  onFile,
  onClose,
}: {
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('importing.paste.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Textarea
        label={t('importing.paste.label')}
        description={t('importing.paste.hint')}
        rows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={text.trim() === ''}
          onClick={() =>
            onFile(new File([text], `${t('importing.paste.fileName')}.txt`, { type: 'text/plain' }))
          }
        >
          {t('importing.paste.go')}
        </Button>
      </Group>
    </Dialog>
  );
}
