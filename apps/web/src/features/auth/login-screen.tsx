// How does a person get in? One card: sign in, or sign up. The guard leads on as soon as there is a session.
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { addressHash, onAddressHashChange } from '../../platform/page.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { signIn, signUp } from '../../state/session-store.ts';
import styles from './auth.module.css';
import { type AuthMode, authProblem, type FieldProblems, fieldProblems } from './auth-problem.ts';
import { Field } from './field.tsx';

export default function LoginScreen() {
  const { t } = useMessages();
  const hash = useSyncExternalStore(onAddressHashChange, addressHash);
  const mode: AuthMode = hash === 'sign-up' ? 'sign-up' : 'sign-in';
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Link className={styles.home} href="/">
          <Brand />
        </Link>
        <div className={styles.panel}>
          <h1>{t(mode === 'sign-in' ? 'auth.signInTitle' : 'auth.signUpTitle')}</h1>
          <CredentialsForm key={mode} mode={mode} />
          <p className={styles.other}>
            {t(mode === 'sign-in' ? 'auth.toSignUp' : 'auth.toSignIn')}{' '}
            <a href={mode === 'sign-in' ? '#sign-up' : '#sign-in'}>
              {t(mode === 'sign-in' ? 'auth.toSignUpLink' : 'auth.toSignInLink')}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}

function CredentialsForm({ mode }: { readonly mode: AuthMode }) {
  const { t } = useMessages();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = fieldProblems(mode, { name, email, password });
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setWorking(true);
    try {
      if (mode === 'sign-in') await signIn(email.trim(), password);
      else await signUp(name.trim(), email.trim(), password);
    } catch (error) {
      setRefusal(t(authProblem(mode, error)));
      setWorking(false);
    }
  };
  const said = (field: keyof FieldProblems) => {
    const problem = problems[field];
    return problem === undefined ? undefined : t(problem);
  };
  return (
    <form onSubmit={submit} noValidate>
      <div role="alert">{refusal !== null && <p className={styles.alert}>{refusal}</p>}</div>
      {mode === 'sign-up' && (
        <Field
          label={t('auth.name')}
          type="text"
          value={name}
          onChange={setName}
          autoComplete="name"
          problem={said('name')}
        />
      )}
      <Field
        label={t('auth.email')}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        problem={said('email')}
      />
      <Field
        label={t('auth.password')}
        type={shown ? 'text' : 'password'}
        value={password}
        onChange={setPassword}
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        hint={mode === 'sign-up' ? t('auth.passwordRule') : undefined}
        problem={said('password')}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        {t('auth.showPassword')}
      </label>
      <button type="submit" className={styles.submit} aria-disabled={working}>
        {working ? t('auth.working') : t(mode === 'sign-in' ? 'auth.signIn' : 'auth.signUp')}
      </button>
    </form>
  );
}
