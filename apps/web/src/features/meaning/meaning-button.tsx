// Says whether meaning has a say in the plan, and opens the dialog that changes it.
import { Button } from '@mantine/core';
import { IconVectorTriangle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './meaning.module.css';

/** Catalogue of providers, runner and vectors load when someone asks for them. */
const MeaningDialog = lazy(async () => ({ default: (await import('./meaning-dialog.tsx')).MeaningDialog }));

export interface MeaningButtonProps {
  /** In a bar: the button alone. */
  readonly inBar: boolean;
}

export function MeaningButton({ inBar }: MeaningButtonProps) {
  const { t } = useMessages();
  const meaning = useProject((project) => project.meaning);
  const [isOpen, setOpen] = useState(false);
  const says =
    meaning === undefined ? t('meaning.words') : t('meaning.withMeaning', { model: meaning.model });
  const dialog = isOpen && (
    <Suspense fallback={null}>
      <MeaningDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  if (inBar)
    return (
      <>
        <Button
          variant={meaning === undefined ? 'default' : 'light'}
          leftSection={<IconVectorTriangle size={14} aria-hidden />}
          className={styles.inBar ?? ''}
          title={says}
          aria-label={t('meaning.open')}
          onClick={() => setOpen(true)}
        >
          {t('meaning.short')}
        </Button>
        {dialog}
      </>
    );
  return (
    <p className={styles.line}>
      <span>{says}</span>{' '}
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {t(meaning === undefined ? 'meaning.open' : 'meaning.change')}
      </button>
      {dialog}
    </p>
  );
}
