// Three ways to look at the same silo, each with what it counts.
import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import { LENSES, type Lens } from './builder-view.ts';
import { type LensCounts, useLensCounts } from './use-lens-counts.ts';

export interface LensSwitchProps {
  readonly lens: Lens;
  readonly onLens: (lens: Lens) => void;
}

/** Looks at the counts itself: they follow an edit in a task of their own. */
export function LensSwitch(props: LensSwitchProps) {
  return <Lenses {...props} counts={useLensCounts()} />;
}

const Lenses = memo(function Lenses({
  lens,
  counts,
  onLens,
}: LensSwitchProps & { readonly counts: LensCounts }) {
  const { t } = useMessages();
  const format = useFormat();
  return (
    <SegmentedControl
      size="xs"
      className={styles.lenses ?? ''}
      aria-label={t('builder.lens.label')}
      value={lens}
      onChange={(text) => onLens(LENSES.find((one) => one === text) ?? 'plan')}
      data={LENSES.map((one) => ({
        value: one,
        label: (
          <span title={t(`builder.lens.hints.${one}`)}>
            {t(`builder.lens.${one}`)} <span className={styles.lensCount}>{format.number(counts[one])}</span>
          </span>
        ),
      }))}
    />
  );
});
