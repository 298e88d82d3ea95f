// How far grouping by meaning is, and the way to stop it.
import { Button, Group, Loader, Progress } from '@mantine/core';
import { hostNameOf } from '../../shared/run-choice/host-name.ts';
import styles from '../../shared/run-choice/model-form.module.css';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { meaningWork } from '../../state/meaning/meaning.ts';
import type { MeaningState } from '../../state/meaning/meaning-work.ts';

type WorkingState = Extract<MeaningState, { step: 'asking' | 'grouping' }>;

export function MeaningProgress({ state }: { readonly state: WorkingState }) {
  const { t } = useMessages();
  const format = useFormat();
  return (
    <div className={styles.form}>
      {state.step === 'grouping' ? (
        <p className={styles.working} role="status">
          <Loader size={14} aria-hidden /> {t('meaning.grouping')}
        </p>
      ) : (
        <>
          <p className={styles.working}>
            <span>
              {t('meaning.asking', { done: format.number(state.done), total: format.number(state.total) })}
            </span>
            <span className={styles.quiet}>
              {t('meaning.askingHost', {
                model: state.source.model,
                host: hostNameOf(state.source.provider),
              })}
            </span>
          </p>
          <Progress
            value={state.total === 0 ? 100 : (100 * state.done) / state.total}
            aria-label={t('meaning.activity')}
          />
          <p className={styles.quiet}>{t('meaning.kept')}</p>
        </>
      )}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={meaningWork.cancel}>
          {t('common.cancel')}
        </Button>
      </Group>
    </div>
  );
}
