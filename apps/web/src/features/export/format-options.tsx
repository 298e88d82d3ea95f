// The options of the chosen format.
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import {
  ANCHOR_STYLES,
  BASE_PATH_PRESETS,
  LINK_STRATEGIES,
  MARKDOWN_DEFAULTS,
  type MarkdownOptions,
  POST_STATUSES,
} from '@silosmith/delivery';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './export.module.css';
import { type ExportChoices, withinRange } from './export-choices.ts';

export interface FormatOptionsProps {
  readonly choices: ExportChoices;
  readonly onChange: (choices: ExportChoices) => void;
}

export function WordPressOptions({ choices, onChange }: FormatOptionsProps) {
  const { t } = useMessages();
  const set = (change: Partial<ExportChoices>) => onChange({ ...choices, ...change });
  return (
    <div className={styles.options}>
      <TextInput
        size="xs"
        label={t('exporting.wordpress.siteName')}
        value={choices.siteName}
        onChange={(event) => set({ siteName: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        label={t('exporting.wordpress.siteUrl')}
        placeholder="https://"
        value={choices.siteUrl}
        onChange={(event) => set({ siteUrl: event.currentTarget.value })}
      />
      {choices.format === 'wxr' && (
        <Select
          size="xs"
          label={t('exporting.wordpress.status')}
          data={POST_STATUSES.map((status) => ({
            value: status,
            label: t(`exporting.wordpress.statuses.${status}`),
          }))}
          value={choices.status}
          allowDeselect={false}
          onChange={(value) => set({ status: POST_STATUSES.find((status) => status === value) ?? 'draft' })}
        />
      )}
      <Checkbox
        label={t('exporting.wordpress.includeCategories')}
        checked={choices.includeCategories}
        onChange={(event) => set({ includeCategories: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('exporting.wordpress.includeTags')}
        checked={choices.includeTags}
        onChange={(event) => set({ includeTags: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('exporting.wordpress.includeImages')}
        checked={choices.includeImages}
        onChange={(event) => set({ includeImages: event.currentTarget.checked })}
      />
    </div>
  );
}

export function MarkdownOptionsFields({ choices, onChange }: FormatOptionsProps) {
  const { t } = useMessages();
  const { markdown } = choices;
  const set = (change: Partial<MarkdownOptions>) =>
    onChange({ ...choices, markdown: { ...markdown, ...change } });
  const check = (name: 'maximumCompatibility' | 'images' | 'rewriteLinks' | 'draft') => (
    <Checkbox
      label={t(`exporting.markdown.${name}`)}
      checked={markdown[name]}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  );
  const linksOff = markdown.linkStrategy === 'off';
  return (
    <div className={styles.options}>
      {check('maximumCompatibility')}
      {check('images')}
      {check('rewriteLinks')}
      <Checkbox
        label={t('exporting.markdown.relativeLinks')}
        checked={markdown.relativeLinks && markdown.rewriteLinks}
        disabled={!markdown.rewriteLinks}
        onChange={(event) => set({ relativeLinks: event.currentTarget.checked })}
      />
      {check('draft')}
      <Select
        size="xs"
        label={t('exporting.markdown.basePath')}
        data={[...new Set([...BASE_PATH_PRESETS, markdown.basePath])]}
        value={markdown.basePath}
        allowDeselect={false}
        disabled={markdown.relativeLinks && markdown.rewriteLinks}
        onChange={(value) => set({ basePath: value ?? MARKDOWN_DEFAULTS.basePath })}
      />
      <Select
        size="xs"
        label={t('exporting.markdown.linkStrategy')}
        data={LINK_STRATEGIES.map((value) => ({ value, label: t(`exporting.markdown.strategies.${value}`) }))}
        value={markdown.linkStrategy}
        allowDeselect={false}
        onChange={(value) => set({ linkStrategy: LINK_STRATEGIES.find((one) => one === value) ?? 'upward' })}
      />
      <Select
        size="xs"
        label={t('exporting.markdown.anchorStyle')}
        data={ANCHOR_STYLES.map((value) => ({ value, label: t(`exporting.markdown.anchors.${value}`) }))}
        value={markdown.anchorStyle}
        allowDeselect={false}
        onChange={(value) => set({ anchorStyle: ANCHOR_STYLES.find((one) => one === value) ?? 'title' })}
      />
      <NumberInput
        size="xs"
        label={t('exporting.markdown.maxLinks')}
        min={0}
        max={10}
        disabled={linksOff}
        value={markdown.maxLinks}
        onChange={(value) => set({ maxLinks: withinRange(value, MARKDOWN_DEFAULTS.maxLinks, 10) })}
      />
      <NumberInput
        size="xs"
        label={t('exporting.markdown.maxInlineLinks')}
        min={0}
        max={5}
        disabled={linksOff}
        value={markdown.maxInlineLinks}
        onChange={(value) => set({ maxInlineLinks: withinRange(value, MARKDOWN_DEFAULTS.maxInlineLinks, 5) })}
      />
    </div>
  );
}
