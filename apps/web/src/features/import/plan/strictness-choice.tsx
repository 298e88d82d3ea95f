// Strictness of the grouping, each with the number of pages it would plan.
import { Loader, SegmentedControl } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { siloWork } from '../../../state/project/silo-workers.ts';
import styles from './plan-screen.module.css';
import { OFFERED, useStrictnessCounts } from './use-strictness-counts.ts';

export interface StrictnessChoiceProps {
  readonly project: OpenProject;
  /** Of the plan as it stands. */
  readonly pages: number;
  /** No count begins meanwhile: what was asked for goes first. */
  readonly isHeld: boolean;
}

/** Drawn again where its figures change, not by every state of the size beside it. */
export const StrictnessChoice = memo(function StrictnessChoice(props: StrictnessChoiceProps) {
  const { project, pages, isHeld } = props;
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const built = useStrictnessCounts(project, isHeld);
  const [working, setWorking] = useState(false);
  const offered = project.grouping === 'off' ? (['off', ...OFFERED] as const) : OFFERED;
  const choose = async (text: string) => {
    const strictness = offered.find((one) => one === text);
    if (strictness === undefined || strictness === project.grouping) return;
    const params = { grouping: t(`importing.plan.strictnessNames.${strictness}`) };
    const known = built.get(strictness);
    setWorking(true);
    try {
      if (known?.from === project.silo) await siloWork.takeGrouped(project, strictness, known.result, params);
      else await siloWork.regroup(project, strictness, params);
    } catch (error) {
      toast.failure(faultText(messages, error));
    } finally {
      setWorking(false);
    }
  };
  const countOf = (strictness: (typeof offered)[number]): string => {
    if (strictness === project.grouping) return format.number(pages);
    const known = built.get(strictness);
    return known === undefined ? t('importing.plan.counting') : format.number(known.pages);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else that it reads is made of these
  const control = useMemo(
    () => (
      <SegmentedControl
        size="xs"
        aria-labelledby="strictness"
        title={t('importing.plan.strictnessHint')}
        disabled={working}
        value={project.grouping}
        onChange={choose}
        data={offered.map((strictness) => ({
          value: strictness,
          label: (
            <span>
              {t(`importing.plan.strictnessNames.${strictness}`)}{' '}
              <span className={styles.count}>{countOf(strictness)}</span>
            </span>
          ),
        }))}
      />
    ),
    [messages, project, pages, built, working],
  );
  return (
    <div className={styles.strictness}>
      <span className={styles.quiet} id="strictness" title={t('importing.plan.strictnessHint')}>
        {t('importing.plan.strictness')}
      </span>
      {control}
      {working && <Loader size={14} aria-label={t('builder.grouping.working')} />}
    </div>
  );
});
