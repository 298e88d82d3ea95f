// Language of the keywords: detected and shown; another choice reads the words again.
import { Loader, NativeSelect } from '@mantine/core';
import { CONTENT_LANGUAGES } from '@silosmith/contract';
import { useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { siloWork } from '../../../state/project/silo-workers.ts';
import styles from './plan-screen.module.css';

export function LanguageChoice({ project }: { readonly project: OpenProject }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [working, setWorking] = useState(false);
  const { language, report } = project;
  const spoken = report.spokenLanguage ?? null;
  const isOffered = CONTENT_LANGUAGES.some((tag) => tag === spoken);
  const change = async (tag: string) => {
    if (tag === language) return;
    setWorking(true);
    try {
      await siloWork.relanguage(project, tag, { language: format.language(tag) });
    } catch (error) {
      toast.failure(faultText(messages, error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className={styles.language}>
      {working && <Loader size={14} aria-label={t('importing.plan.relanguaging')} />}
      <NativeSelect
        size="xs"
        label={t(spoken === language ? 'importing.plan.detected' : 'importing.plan.language')}
        disabled={working}
        value={language}
        onChange={(event) => void change(event.currentTarget.value)}
        data={[...new Set<string>([...CONTENT_LANGUAGES, language])].map((tag) => ({
          value: tag,
          label: format.language(tag),
        }))}
      />
      {spoken !== null && spoken !== language && (
        <span className={styles.quiet}>
          {isOffered ? (
            <>
              {t('importing.plan.spoken', { language: format.language(spoken) })}{' '}
              <button type="button" className={styles.link} onClick={() => void change(spoken)}>
                {t('importing.plan.useSpoken', { language: format.language(spoken) })}
              </button>
            </>
          ) : (
            t('importing.plan.notImportable', { language: format.language(spoken) })
          )}
        </span>
      )}
    </div>
  );
}
