// The other keywords that a page serves; each can become a page of its own.
import { ActionIcon } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { IconArrowsSplit } from '@tabler/icons-react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/open-project.ts';
import styles from './builder.module.css';
import type { Edit } from './use-edits.ts';

const MOST = 100;

export interface VariantListProps {
  readonly project: OpenProject;
  readonly variants: readonly number[];
  readonly edit: Edit;
}

export function VariantList({ project: { table }, variants, edit }: VariantListProps) {
  const { t } = useMessages();
  const format = useFormat();
  const sorted = [...variants].sort((a, b) => (table.volume[b] ?? 0) - (table.volume[a] ?? 0) || a - b);
  return (
    <section>
      <h3>
        {t('builder.detail.variants')} ({format.number(variants.length)})
      </h3>
      {variants.length === 0 && <p className={styles.small}>{t('builder.detail.noVariants')}</p>}
      <ul className={styles.variantList}>
        {sorted.slice(0, MOST).map((row) => (
          <li key={row}>
            <span>{textAt(table.keyword, row)}</span>
            <span className={styles.figure}>{format.figure(table.volume[row] ?? -1)}</span>
            <ActionIcon
              size="sm"
              aria-label={`${t('builder.detail.split')}: ${textAt(table.keyword, row)}`}
              title={t('builder.detail.split')}
              onClick={() => edit({ type: 'split', row })}
            >
              <IconArrowsSplit size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {variants.length > MOST && (
        <p className={styles.small}>{t('builder.detail.more', { count: variants.length - MOST })}</p>
      )}
    </section>
  );
}
