// Which agents advise before each article is written, and what their calls cost in the next run.
import { Checkbox } from '@mantine/core';
import { DEMO_PROVIDER } from '@silosmith/ai';
import { ADVICE_STAGES } from '@silosmith/contract';
import type { GenerationPlan, RunChoice } from '@silosmith/generation';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import { costRange } from './cost-text.ts';
import styles from './generate.module.css';

export interface AdviceChoiceProps {
  readonly choice: Pick<RunChoice, 'advice' | 'provider'>;
  /** Null while it is worked out. */
  readonly plan: Pick<GenerationPlan, 'stages' | 'priced'> | null;
}

export function AdviceChoice({ choice: { advice = [], provider }, plan }: AdviceChoiceProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const costOf = (stage: string): string | null => {
    const estimate = plan?.stages.find((one) => one.stage === stage)?.estimate;
    if (plan === null || estimate === undefined) return null;
    const { costUsdLow: low, costUsdHigh: high } = estimate;
    return costRange(messages, format, { priced: plan.priced, low, high, free: provider === DEMO_PROVIDER });
  };
  return (
    <Checkbox.Group
      size="xs"
      label={t('generate.advice.label')}
      value={[...advice]}
      onChange={(named) =>
        setPreferences({ articleAdvice: ADVICE_STAGES.filter((stage) => named.includes(stage)) })
      }
    >
      <div className={styles.advice}>
        {ADVICE_STAGES.map((stage) => {
          const cost = costOf(stage);
          return (
            <Checkbox
              key={stage}
              size="xs"
              value={stage}
              label={t(`generate.advice.stages.${stage}`)}
              description={cost === null ? undefined : t('generate.advice.cost', { cost })}
            />
          );
        })}
      </div>
    </Checkbox.Group>
  );
}
