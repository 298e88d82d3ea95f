// Confirmation by typing 'confirm', in any case.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { useMessages } from './use-messages.ts';

export interface TypedConfirmProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onClose: () => void;
  /** The dialog shows progress until it resolves; the caller closes it. */
  readonly onConfirm: () => Promise<void>;
}

const WORD = 'confirm';

export function TypedConfirm({ opened, title, text, button, onClose, onConfirm }: TypedConfirmProps) {
  const { t } = useMessages();
  const [typed, setTyped] = useState('');
  const [working, setWorking] = useState(false);
  const close = () => {
    setTyped('');
    onClose();
  };
  const confirm = async () => {
    setWorking(true);
    try {
      await onConfirm();
      setTyped('');
    } finally {
      setWorking(false);
    }
  };
  const matches = typed.trim().toLowerCase() === WORD;
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) void confirm();
        }}
      >
        <Text size="sm">{text}</Text>
        <TextInput
          mt="md"
          label={t('common.typedConfirm.prompt')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button color="red" type="submit" disabled={!matches} loading={working}>
            {button}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
