// Sign in, sign up, or set a new password by a code, in one card. The guard redirects as soon as there is a session.

import type { SignUpState } from '@silosmith/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { addressHash, onAddressHashChange } from '../../platform/page.ts';
import { Brand } from '../../shared/ui/brand.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { loadSignUpState } from '../../state/session/session-store.ts';
import styles from './auth.module.css';
import type { AuthMode } from './auth-problem.ts';
import { CredentialsForm } from './credentials-form.tsx';

const TITLES = {
  'sign-in': 'auth.signInTitle',
  'sign-up': 'auth.signUpTitle',
  reset: 'auth.resetTitle',
} as const;

export default function LoginScreen() {
  const { t } = useMessages();
  const hash = useSyncExternalStore(onAddressHashChange, addressHash);
  const mode: AuthMode = hash === 'sign-up' || hash === 'reset' ? hash : 'sign-in';
  const [signUp, setSignUp] = useState<SignUpState | null>(null);
  const [isReset, setIsReset] = useState(false);
  useEffect(() => {
    void loadSignUpState().then(setSignUp);
  }, []);
  const showsForm = mode !== 'sign-up' || (signUp !== null && signUp !== 'closed');
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Link className={styles.home} href="/">
          <Brand />
        </Link>
        <div className={styles.panel}>
          <h1>{t(TITLES[mode])}</h1>
          <div role="status">{isReset && mode === 'sign-in' && <p>{t('auth.resetDone')}</p>}</div>
          {mode === 'sign-up' && signUp === 'closed' && <p>{t('auth.closed')}</p>}
          {showsForm && (
            <CredentialsForm
              key={mode}
              mode={mode}
              signUp={signUp ?? 'open'}
              onReset={() => setIsReset(true)}
            />
          )}
          <OtherWays mode={mode} />
        </div>
      </div>
    </main>
  );
}

function OtherWays({ mode }: { readonly mode: AuthMode }) {
  const { t } = useMessages();
  if (mode !== 'sign-in') {
    return (
      <p className={styles.other}>
        {t('auth.toSignIn')} <a href="#sign-in">{t('auth.toSignInLink')}</a>
      </p>
    );
  }
  return (
    <>
      <p className={styles.other}>
        {t('auth.toSignUp')} <a href="#sign-up">{t('auth.toSignUpLink')}</a>
      </p>
      <p className={styles.other}>
        {t('auth.toReset')} <a href="#reset">{t('auth.toResetLink')}</a>
      </p>
    </>
  );
}
