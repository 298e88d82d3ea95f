// Invites where accounts need one: the admin gets a code, shown once, to send with the address.
import { Button, Code, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { createInvite } from '../../state/invites.ts';
import { loadSignUpState } from '../../state/session/session-store.ts';

export function Invites() {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [byInvite, setByInvite] = useState(false);
  const [invite, setInvite] = useState<{ readonly code: string; readonly expiresAt: string } | null>(null);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    void loadSignUpState().then((state) => setByInvite(state === 'invite'));
  }, []);
  if (!byInvite) return null;
  const create = async () => {
    setWorking(true);
    try {
      setInvite(await createInvite());
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
    setWorking(false);
  };
  return (
    <div>
      <Button variant="default" loading={working} onClick={() => void create()}>
        {t('settings.invites.create')}
      </Button>
      <div role="status">
        {invite !== null && (
          <Text size="sm" mt="xs">
            {t('settings.invites.made', { date: format.dateTime(invite.expiresAt) })}{' '}
            <Code>{invite.code}</Code>
          </Text>
        )}
      </div>
    </div>
  );
}
