// The field for a provider's key. What cannot be its key is said here, before anything is sent.
import { Button, PasswordInput } from '@mantine/core';
import { keyProblem, providerName } from '@silosmith/ai';
import { type FormEvent, useState } from 'react';
import { saveSessionKey } from '../../platform/session-keys.ts';
import styles from './key-form.module.css';
import { toast } from './toast.ts';
import { useMessages } from './use-messages.ts';

export interface KeyFormProps {
  readonly provider: string;
  /** As the label says it; default: the provider's name. */
  readonly name?: string;
  readonly onSaved?: () => void;
}

export function KeyForm({ provider, name = providerName(provider), onSaved }: KeyFormProps) {
  const { t } = useMessages();
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof keyProblem>>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = keyProblem(provider, draft);
    setProblem(found);
    if (found !== null) return;
    saveSessionKey(provider, draft);
    setDraft('');
    toast.success(t('settings.keys.saved'));
    onSaved?.();
  };
  return (
    <form className={styles.form} onSubmit={submit} autoComplete="off">
      <PasswordInput
        size="xs"
        w={220}
        aria-label={t('settings.keys.field', { provider: name })}
        placeholder={t('settings.keys.placeholder')}
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          setProblem(null);
        }}
        error={
          problem &&
          t(`settings.keys.problems.${problem.kind}`, {
            provider: providerName(provider),
            other: problem.kind === 'of-another' ? problem.provider : '',
          })
        }
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
      />
      <Button type="submit" variant="default" size="xs">
        {t('settings.keys.add')}
      </Button>
    </form>
  );
}
