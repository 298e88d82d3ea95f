// Placeholder of a public page that is not written yet.
import type { MessageKey } from '@silosmith/messages';
import { Link } from 'wouter';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './public.module.css';

export interface PlannedPageProps {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly back: '/' | '/blog';
}

export default function PlannedPage({ title, text, back }: PlannedPageProps) {
  const { t } = useMessages();
  return (
    <article className={styles.planned}>
      <h1>{t(title)}</h1>
      <p className={styles.tag}>{t('common.planned.label')}</p>
      <p>{t(text)}</p>
      <p className={styles.actions}>
        <Link className={styles.secondary} href={back}>
          {t(back === '/' ? 'common.planned.toHome' : 'common.planned.toBlog')}
        </Link>
        {back === '/blog' && (
          <Link className={styles.secondary} href="/workflow">
            {t('common.planned.toApp')}
          </Link>
        )}
      </p>
    </article>
  );
}
