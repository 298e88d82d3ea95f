// The formats, those that need no article first; what cannot be chosen says why.
import { Radio } from '@mantine/core';
import { type ExportFormat, FORMATS, formatOf } from '@silosmith/delivery';
import { formatHint, formatName } from '@silosmith/messages';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './export.module.css';

const GROUPS = ['pages', 'articles'] as const;

export interface FormatListProps {
  readonly chosen: ExportFormat;
  readonly hasArticles: boolean;
  readonly running: boolean;
  readonly onChoose: (format: ExportFormat) => void;
}

export function FormatList({ chosen, hasArticles, running, onChoose }: FormatListProps) {
  const messages = useMessages();
  const { t } = messages;
  return (
    <Radio.Group
      label={t('exporting.format')}
      value={chosen.id}
      onChange={(value) => onChoose(formatOf(value))}
    >
      {GROUPS.map((needs) => (
        <div key={needs} className={styles.formats}>
          <h2 className={styles.group}>{t(`exporting.groups.${needs}`)}</h2>
          {FORMATS.filter((format) => format.needs === needs).map(({ id }) => {
            const missing = needs === 'articles' && !hasArticles;
            return (
              <Radio
                key={id}
                value={id}
                disabled={running || missing}
                label={formatName(messages, id)}
                description={missing ? t('exporting.needsArticles') : formatHint(messages, id)}
              />
            );
          })}
        </div>
      ))}
    </Radio.Group>
  );
}
