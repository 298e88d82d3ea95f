// Says what signing out does to the projects in this browser, and names what never reached the server.
import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { endUserSession, unsentCount } from '../../state/session/user-session.ts';

export default function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const [unsent, setUnsent] = useState<number | null>(null);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    void unsentCount().then(setUnsent);
  }, []);
  const leave = async () => {
    setWorking(true);
    try {
      onClose();
      await endUserSession();
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  const loses = unsent !== null && unsent > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('common.signOut.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Text size="sm">{t('common.signOut.text')}</Text>
      {loses && (
        <Alert color="red" mt="md">
          {t('common.signOut.unsent', { count: unsent })}
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          color={loses ? 'red' : 'green'}
          disabled={unsent === null}
          loading={working}
          onClick={() => void leave()}
        >
          {t(loses ? 'common.signOut.anyway' : 'common.signOut.button')}
        </Button>
      </Group>
    </Dialog>
  );
}
