// The most that the next run may cost; it stops before a call that could pass it.
import { NumberInput } from '@mantine/core';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './generate.module.css';

export interface RunLimitProps {
  /** US dollars; null: no limit. */
  readonly limitUsd: number | null;
  readonly onLimit: (limitUsd: number | null) => void;
  /** What the whole run costs at the least; null while it is not known. */
  readonly leastUsd: number | null;
}

const MOST_USD = 1_000_000;

export function RunLimit({ limitUsd, onLimit, leastUsd }: RunLimitProps) {
  const { t } = useMessages();
  const format = useFormat();
  return (
    <div className={styles.images}>
      <NumberInput
        {...format.separators()}
        size="xs"
        w={240}
        label={t('generate.limit.label')}
        placeholder={t('generate.limit.none')}
        prefix="$"
        min={0}
        max={MOST_USD}
        decimalScale={2}
        step={1}
        value={limitUsd ?? ''}
        onChange={(value) => onLimit(typeof value === 'number' ? value : null)}
      />
      {limitUsd !== null && (
        <p className={styles.note}>
          {leastUsd !== null && limitUsd < leastUsd
            ? t('generate.limit.notAll', { limit: format.usd(limitUsd) })
            : t('generate.limit.meaning', { limit: format.usd(limitUsd) })}
        </p>
      )}
    </div>
  );
}
