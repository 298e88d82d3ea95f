// Pages with too many pages below them. Shown beside the issues, because no fix repairs them.
import { textAt } from '@silosmith/contract';
import type { SiloReport } from '@silosmith/silo';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';

const MOST = 20;

export function OversizedList({
  project,
  oversized,
  onSelect,
}: {
  readonly project: OpenProject;
  readonly oversized: SiloReport['oversized'];
  readonly onSelect: (row: number) => void;
}) {
  const { t } = useMessages();
  if (oversized.length === 0) return null;
  return (
    <section aria-label={t('builder.checks.oversized', { count: oversized.length })}>
      <p>
        {t('builder.checks.oversized', { count: oversized.length })}.{' '}
        <span className={styles.small}>{t('builder.checks.oversizedHint')}</span>
      </p>
      <ul className={styles.findings}>
        {oversized.slice(0, MOST).map(({ row, children }) => (
          <li key={row}>
            <button type="button" onClick={() => onSelect(row)}>
              <strong>{textAt(project.table.keyword, row)}</strong>
              <span className={styles.small}>{t('builder.checks.below', { count: children })}</span>
            </button>
          </li>
        ))}
      </ul>
      {oversized.length > MOST && (
        <p className={styles.small}>{t('builder.detail.more', { count: oversized.length - MOST })}</p>
      )}
    </section>
  );
}
