import { type PlanSummary, type UnknownFigures, unknownFigures } from '@silosmith/silo';
import { memo, useMemo } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from './plan-screen.module.css';

const TEXTS = [
  ['volume', 'importing.plan.unknownVolume'],
  ['difficulty', 'importing.plan.unknownDifficulty'],
  ['cpc', 'importing.plan.unknownCpc'],
  ['parentKeyword', 'importing.plan.unknownParent'],
] as const satisfies readonly (readonly [keyof UnknownFigures, string])[];

export interface UnknownFiguresListProps extends Pick<OpenProject, 'table' | 'silo'> {
  readonly demandIs: PlanSummary['demandIs'];
}

export const UnknownFiguresList = memo(function UnknownFiguresList({
  table,
  silo,
  demandIs,
}: UnknownFiguresListProps) {
  const { t } = useMessages();
  const format = useFormat();
  const unknown = useMemo(() => unknownFigures(table, silo), [table, silo]);
  const lines = TEXTS.flatMap(([figure, text]) => {
    const count = unknown[figure] ?? 0;
    return count > 0 ? [{ figure, text, count }] : [];
  });
  return (
    <section className={styles.card} aria-labelledby="plan-unknown">
      <header className={styles.cardHead}>
        <h2 id="plan-unknown">{t('importing.plan.unknown')}</h2>
      </header>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('importing.plan.allKnown')}</p>
      ) : (
        <ul className={styles.unknown}>
          {lines.map(({ figure, text, count }) => (
            <li key={figure}>
              <strong>{format.number(count)}</strong> <span>{t(text)}</span>
            </li>
          ))}
        </ul>
      )}
      {demandIs === 'keywords' && <p className={styles.quiet}>{t('importing.plan.noVolumes')}</p>}
    </section>
  );
});
