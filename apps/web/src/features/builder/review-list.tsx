// What is left to decide, most searched first, and what was decided, last first.
import { textAt } from '@silosmith/contract';
import { weaknessOf } from '@silosmith/silo';
import { IconCheck } from '@tabler/icons-react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { outlineFacts } from './outline-facts.ts';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

/** Lines drawn of each list. */
const MOST = 60;

export function ReviewList({ project, review }: { readonly project: OpenProject; readonly review: Review }) {
  const { t } = useMessages();
  const format = useFormat();
  const { table, silo } = project;
  const { demands } = outlineFacts(project);
  const { left, decided, current, choose } = review;
  const name = (row: number): string => textAt(table.keyword, row);
  const reason = (row: number): string => {
    const rival = silo.runnerUp[row] ?? -1;
    return weaknessOf(silo, row) === 'closeRunnerUp'
      ? t('builder.review.either', { now: name(silo.parent[row] ?? -1), runnerUp: name(rival) })
      : t('builder.review.thin', { now: name(silo.parent[row] ?? -1) });
  };
  return (
    <nav className={styles.list} aria-label={t('builder.review.list')}>
      <h2>{t('builder.review.left', { count: left.length, number: format.number(left.length) })}</h2>
      <ol>
        {left.slice(0, MOST).map((row) => (
          <li key={row}>
            <button
              type="button"
              aria-current={row === current ? 'true' : undefined}
              title={name(row)}
              onClick={() => choose(row)}
            >
              <span className={styles.name}>{name(row)}</span>
              <span>{format.number(demands[row] ?? 0)}</span>
              <small>{reason(row)}</small>
            </button>
          </li>
        ))}
      </ol>
      {left.length > MOST && <p>{t('builder.detail.more', { count: left.length - MOST })}</p>}
      {decided.length > 0 && (
        <>
          <h2>{t('builder.review.decided', { number: format.number(decided.length) })}</h2>
          <ol>
            {decided.slice(0, MOST).map(({ row, decision }) => (
              <li key={row} className={styles.done}>
                <span className={styles.name} title={name(row)}>
                  {name(row)}
                </span>
                <IconCheck size={14} aria-hidden />
                <small>{t(`builder.review.done.${decision}`)}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </nav>
  );
}
