// The mark of a page that the plan proposes and no keyword of the list says.
import { isProposed, type SiloState } from '@silosmith/contract';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

export function ProposedMark({ silo, row }: { readonly silo: SiloState; readonly row: number }) {
  const { t } = useMessages();
  if (!isProposed(silo, row)) return null;
  return (
    <span className={styles.tag} title={t('builder.outline.proposedHint')}>
      {t('builder.outline.proposed')}
    </span>
  );
}
