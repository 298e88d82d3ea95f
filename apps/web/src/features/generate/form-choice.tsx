// What the articles of the next run are to be: their form, and how much they are given.
import { NativeSelect, SegmentedControl } from '@mantine/core';
import { TEMPLATES } from '@silosmith/content';
import { STRATEGIES, TEMPLATE_CHOICES } from '@silosmith/contract';
import type { RunChoice } from '@silosmith/generation';
import { useId } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import styles from './generate.module.css';

export interface FormChoiceProps {
  readonly choice: Pick<RunChoice, 'template' | 'strategy' | 'provider'>;
  /** Pages of another intent than the template serves; null while the plan is worked out. */
  readonly unfit: number | null;
}

export function FormChoice({ choice: { template, strategy = 'balanced' }, unfit }: FormChoiceProps) {
  const { t } = useMessages();
  const format = useFormat();
  const id = useId();
  const templates = TEMPLATES.map((one) => ({
    value: one.id,
    label: t('generate.form.templateWords', {
      name: t(`generate.form.templates.${one.id}`),
      words: format.number(one.words),
    }),
  }));
  return (
    <div className={styles.form}>
      <NativeSelect
        size="xs"
        label={t('generate.form.template')}
        value={template ?? ''}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setPreferences({ articleTemplate: TEMPLATE_CHOICES.find((one) => one === value) ?? null });
        }}
        data={[
          { value: '', label: t('generate.form.byLevel') },
          { value: 'fitting', label: t('generate.form.fitting') },
          ...templates,
        ]}
      />
      <div>
        <span id={id} className={styles.formLabel}>
          {t('generate.form.strategy')}
        </span>
        <SegmentedControl
          size="xs"
          aria-labelledby={id}
          value={strategy}
          onChange={(value) => {
            const chosen = STRATEGIES.find((one) => one === value);
            if (chosen !== undefined) setPreferences({ articleStrategy: chosen });
          }}
          data={STRATEGIES.map((one) => ({ value: one, label: t(`generate.form.strategies.${one}`) }))}
        />
      </div>
      <p className={styles.note}>
        {t(`generate.form.means.${strategy}`)}
        {unfit !== null &&
          unfit > 0 &&
          template !== 'fitting' &&
          ` ${t('generate.form.unfit', { count: unfit })}`}
      </p>
    </div>
  );
}
