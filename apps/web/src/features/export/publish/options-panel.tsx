// How posts are written, and what a run with these options does.
import { Checkbox, NumberInput, Select } from '@mantine/core';
import { POST_TYPES } from '@silosmith/contract';
import {
  CATEGORY_MAPPINGS,
  PUBLISH_STATUSES,
  type PublishSettings,
  publishSettingsSchema,
  SEO_PLUGINS,
} from '@silosmith/delivery';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './publish.module.css';
import type { PublishForm } from './use-publishing.ts';

export interface OptionsPanelProps {
  readonly form: PublishForm;
  readonly disabled: boolean;
  readonly onChange: (changes: Partial<PublishForm>) => void;
}

/** Bounds of publishSettingsSchema. */
const NUMBERS = {
  scheduleInterval: { min: 1, max: 168 },
  batchSize: { min: 1, max: 20 },
  batchDelay: { min: 500, max: 10_000, step: 500 },
  maxRetries: { min: 1, max: 10 },
} as const;

export function OptionsPanel({ form, disabled, onChange }: OptionsPanelProps) {
  const { t } = useMessages();
  const { settings, overwrite } = form;
  const change = (changes: Partial<Record<keyof PublishSettings, unknown>>): void => {
    const read = publishSettingsSchema.safeParse({ ...settings, ...changes });
    if (read.success) onChange({ settings: read.data });
  };
  const number = (name: keyof typeof NUMBERS) => (
    <NumberInput
      size="xs"
      label={t(`publishing.options.${name}`)}
      disabled={disabled}
      allowDecimal={false}
      clampBehavior="blur"
      {...NUMBERS[name]}
      value={settings[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <section className={styles.panel} aria-label={t('publishing.options.title')}>
      <div className={styles.panelHead}>
        <h2>{t('publishing.options.title')}</h2>
      </div>
      <div className={styles.fields}>
        <Select
          size="xs"
          label={t('publishing.options.status')}
          disabled={disabled}
          allowDeselect={false}
          data={PUBLISH_STATUSES.map((value) => ({
            value,
            label: t(`publishing.options.statuses.${value}`),
          }))}
          value={settings.status}
          onChange={(status) => change({ status })}
        />
        {settings.status === 'schedule' && number('scheduleInterval')}
        <Select
          size="xs"
          label={t('publishing.options.postType')}
          disabled={disabled}
          allowDeselect={false}
          data={POST_TYPES.map((value) => ({ value, label: t(`publishing.options.postTypes.${value}`) }))}
          value={settings.postType}
          onChange={(postType) => change({ postType })}
        />
        <Select
          size="xs"
          label={t('publishing.options.categoryMapping')}
          disabled={disabled || settings.postType === 'page'}
          allowDeselect={false}
          data={CATEGORY_MAPPINGS.map((value) => ({
            value,
            label: t(`publishing.options.mappings.${value}`),
          }))}
          value={settings.categoryMapping}
          onChange={(categoryMapping) => change({ categoryMapping })}
        />
        <Select
          size="xs"
          label={t('publishing.options.seoPlugin')}
          disabled={disabled}
          allowDeselect={false}
          data={SEO_PLUGINS.map((value) => ({ value, label: t(`publishing.options.plugins.${value}`) }))}
          value={settings.seoPlugin}
          onChange={(seoPlugin) => change({ seoPlugin })}
        />
      </div>
      <Checkbox
        label={t('publishing.options.images')}
        disabled={disabled}
        checked={settings.images !== 'none'}
        onChange={(event) => change({ images: event.currentTarget.checked ? 'auto' : 'none' })}
      />
      <Checkbox
        label={t('publishing.options.snapshots')}
        disabled={disabled}
        checked={settings.snapshots}
        onChange={(event) => change({ snapshots: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('publishing.options.verification')}
        disabled={disabled}
        checked={settings.verification}
        onChange={(event) => change({ verification: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('publishing.options.overwrite')}
        disabled={disabled}
        checked={overwrite}
        onChange={(event) => onChange({ overwrite: event.currentTarget.checked })}
      />
      <details className={styles.more}>
        <summary>{t('publishing.options.more')}</summary>
        <div className={styles.fields}>
          {number('batchSize')}
          {number('batchDelay')}
          {number('maxRetries')}
        </div>
      </details>
    </section>
  );
}

/** What a run with these options does. */
export function Strategy({ settings }: { readonly settings: PublishSettings }) {
  const { t } = useMessages();
  const { status, scheduleInterval: count } = settings;
  return (
    <section className={styles.panel} aria-label={t('publishing.options.strategy.title')}>
      <h2>{t('publishing.options.strategy.title')}</h2>
      <ul className={styles.strategy}>
        <li>{t(`publishing.options.strategy.${status}`, { count })}</li>
        {status === 'draft' && <li>{t('publishing.options.strategy.kept')}</li>}
        <li>{t('publishing.options.strategy.links')}</li>
        <li>{t(`publishing.options.strategy.${settings.snapshots ? 'snapshot' : 'noSnapshot'}`)}</li>
        <li>{t(`publishing.options.strategy.${settings.images === 'none' ? 'noImages' : 'images'}`)}</li>
      </ul>
    </section>
  );
}
