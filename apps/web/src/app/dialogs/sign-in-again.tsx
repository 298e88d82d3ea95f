// Asks for the password after the session has ended, over the screen, which stays as it is.
import { Alert, Button, Group, PasswordInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { authProblem } from '../../features/auth/auth-problem.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore, signIn } from '../../state/session/session-store.ts';
import { retrySaving } from '../../state/session/user-session.ts';
import { useStore } from '../../state/use-store.ts';

export default function SignInAgain({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const email = useStore(sessionStore, (state) => state.user?.email ?? '');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWorking(true);
    setRefusal(null);
    try {
      await signIn(email, password);
      await retrySaving();
      onClose();
    } catch (error) {
      setRefusal(t(authProblem('sign-in', error)));
    }
    setWorking(false);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('common.signInAgain.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form onSubmit={submit}>
        <Text size="sm">{t('common.signInAgain.text', { email })}</Text>
        {refusal !== null && (
          <Alert color="red" mt="md">
            {refusal}
          </Alert>
        )}
        {/* Password managers look for the account beside the password. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          mt="md"
          label={t('auth.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={working} disabled={password === ''}>
            {t('auth.signIn')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
