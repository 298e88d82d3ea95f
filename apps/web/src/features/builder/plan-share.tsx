import { memo } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

/** The share of demand that the lens serves, and the way to the plan's size; the sentence gives way before the link does. */
export const PlanShare = memo(function PlanShare({ servedRatio }: { readonly servedRatio: number }) {
  const { t } = useMessages();
  const format = useFormat();
  const { hrefOf, go } = useNavigation();
  return (
    <span className={styles.served}>
      <span className={styles.share}>
        {t('builder.lens.served', { percent: format.percent(servedRatio) })}{' '}
      </span>
      <a
        href={hrefOf('plan')}
        onClick={(event) => {
          event.preventDefault();
          go('plan');
        }}
      >
        {t('builder.lens.size')}
      </a>
    </span>
  );
});
