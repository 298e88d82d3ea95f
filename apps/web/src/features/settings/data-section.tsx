// Sign-out and deletion of all data, each behind a typed confirmation.
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { TypedConfirm } from '../../shared/ui/typed-confirm.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { deleteAllProjects, endUserSession, unsentCount } from '../../state/session/user-session.ts';
import { ErrorReport } from './error-report.tsx';
import styles from './settings.module.css';

type Asked = 'sign-out' | 'clear';

export function DataSection() {
  const messages = useMessages();
  const { t } = messages;
  const { go } = useNavigation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const unsent = useUnsent(asked === 'sign-out');
  const close = () => setAsked(null);
  const attempt = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
    close();
  };
  const clear = attempt(async () => {
    await deleteAllProjects();
    toast.success(t('settings.data.cleared'));
    go('workflow');
  });
  return (
    <>
      <div className={styles.rows}>
        <div className={styles.row}>
          <div>
            <strong>{t('settings.data.clear')}</strong>
            <span>{t('settings.data.clearText')}</span>
          </div>
          <Button color="red" variant="outline" onClick={() => setAsked('clear')}>
            {t('settings.data.clear')}
          </Button>
        </div>
        <ErrorReport />
        <div className={styles.row}>
          <div>
            <strong>{t('settings.data.signOut')}</strong>
            <span>{t('settings.data.signOutText')}</span>
          </div>
          <Button variant="default" onClick={() => setAsked('sign-out')}>
            {t('settings.data.signOut')}
          </Button>
        </div>
      </div>
      <TypedConfirm
        opened={asked === 'clear'}
        title={t('settings.data.clearTitle')}
        text={t('settings.data.clearText')}
        button={t('settings.data.clearButton')}
        onClose={close}
        onConfirm={clear}
      />
      <TypedConfirm
        opened={asked === 'sign-out'}
        title={t('common.signOut.title')}
        text={unsent > 0 ? t('common.signOut.unsent', { count: unsent }) : t('common.signOut.text')}
        button={t(unsent > 0 ? 'common.signOut.anyway' : 'common.signOut.button')}
        onClose={close}
        onConfirm={attempt(endUserSession)}
      />
    </>
  );
}

/** Records that only this browser has, counted when the question is asked. */
function useUnsent(asking: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (asking) void unsentCount().then(setCount);
  }, [asking]);
  return count;
}
