// The fields of the chosen mode; the server validates.

import type { SignUpState } from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { goToHash } from '../../platform/page.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { signUp as makeAccount, resetPassword, signIn } from '../../state/session/session-store.ts';
import styles from './auth.module.css';
import {
  type AuthMode,
  type Credentials,
  fieldProblems,
  fieldsOf,
  NO_PROBLEM,
  type Problems,
  problemOf,
} from './auth-problem.ts';
import { Field, type FieldProps } from './field.tsx';

const SUBMITS = { 'sign-in': 'auth.signIn', 'sign-up': 'auth.signUp', reset: 'auth.reset' } as const;

export interface CredentialsFormProps {
  readonly mode: AuthMode;
  readonly signUp: SignUpState;
  readonly onReset: () => void;
}

export function CredentialsForm({ mode, signUp, onReset }: CredentialsFormProps) {
  const { t } = useMessages();
  const [values, setValues] = useState<Credentials>({ name: '', email: '', password: '', code: '' });
  const [shown, setShown] = useState(false);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEM);
  const [working, setWorking] = useState(false);
  const fields = fieldsOf(mode, signUp);
  const form = useFocusOnProblem(problems);

  const send = async () => {
    const { name, email, password, code } = values;
    if (mode === 'sign-in') await signIn(email.trim(), password);
    else if (mode === 'sign-up') await makeAccount(name.trim(), email.trim(), password, code.trim());
    else {
      await resetPassword(code.trim(), password);
      onReset();
      goToHash('sign-in');
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = fieldProblems(mode, fields, values);
    setProblems({ fields: found });
    if (Object.keys(found).length > 0) return;
    setWorking(true);
    try {
      await send();
    } catch (error) {
      setProblems(problemOf(mode, fields, error));
      setWorking(false);
    }
  };
  const said = (key: MessageKey | undefined) => (key === undefined ? undefined : t(key));
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <div role="alert">
        {problems.form !== undefined && (
          <p className={styles.alert} tabIndex={-1} data-problem>
            {t(problems.form)}
          </p>
        )}
      </div>
      {fields.map((field) => {
        const { label, hint, ...rest } = looksOf(field, mode, signUp, shown);
        return (
          <Field
            key={field}
            {...rest}
            label={t(label)}
            hint={said(hint)}
            value={values[field]}
            onChange={(value) => setValues((before) => ({ ...before, [field]: value }))}
            problem={said(problems.fields[field])}
          />
        );
      })}
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        {t('auth.showPassword')}
      </label>
      <button type="submit" className={styles.submit} aria-disabled={working}>
        {t(working ? 'auth.working' : SUBMITS[mode])}
      </button>
    </form>
  );
}

/** Leads to what has to be put right: the first wrong field, else the sentence above the fields. */
function useFocusOnProblem(problems: Problems) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.form === undefined && Object.keys(problems.fields).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [problems]);
  return form;
}

type Looks = Pick<FieldProps, 'type' | 'autoComplete'> & {
  readonly label: MessageKey;
  readonly hint?: MessageKey | undefined;
};

function looksOf(field: keyof Credentials, mode: AuthMode, signUp: SignUpState, shown: boolean): Looks {
  if (field === 'name') return { label: 'auth.name', type: 'text', autoComplete: 'name' };
  if (field === 'email') return { label: 'auth.email', type: 'email', autoComplete: 'email' };
  if (field === 'password') {
    const isNew = mode !== 'sign-in';
    return {
      label: mode === 'reset' ? 'auth.newPassword' : 'auth.password',
      type: shown ? 'text' : 'password',
      autoComplete: isNew ? 'new-password' : 'current-password',
      hint: isNew ? 'auth.passwordRule' : undefined,
    };
  }
  const code = { type: 'text', autoComplete: 'one-time-code' } as const;
  if (mode === 'reset') return { ...code, label: 'auth.resetCode', hint: 'auth.resetCodeHint' };
  return signUp === 'invite'
    ? { ...code, label: 'auth.invite', hint: 'auth.inviteHint' }
    : { ...code, label: 'auth.setupCode', hint: 'auth.setupCodeHint' };
}
