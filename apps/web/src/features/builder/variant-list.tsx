// Keywords that a page serves, as variants or in sections; each can become a page of its own.
import { Button } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { IconArrowsSplit } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';

/** What is below the list stays in reach, and an edit, which draws all of them again, is quick; their buttons are plain ones. */
const AT_FIRST = 12;
const MORE_AT_ONCE = 100;

export interface VariantListProps {
  readonly project: OpenProject;
  readonly rows: Int32Array;
  readonly title: string;
  /** What is said where there is none. */
  readonly none: string;
  readonly onSplit: (row: number) => void;
}

export function VariantList({ project: { table }, rows, title, none, onSplit }: VariantListProps) {
  const { t } = useMessages();
  const format = useFormat();
  const split = t('builder.detail.split');
  const [most, setMost] = useState(AT_FIRST);
  const { volume } = table;
  // A page may have thousands.
  const sorted = useMemo(
    () => rows.slice().sort((a, b) => (volume[b] ?? 0) - (volume[a] ?? 0) || a - b),
    [rows, volume],
  );
  return (
    <section>
      <h3>
        {title} ({format.number(rows.length)})
      </h3>
      {rows.length === 0 && <p className={styles.small}>{none}</p>}
      <ul className={styles.variantList}>
        {Array.from(sorted.subarray(0, most), (row) => (
          <li key={row}>
            <span>{textAt(table.keyword, row)}</span>
            <span className={styles.figure}>{format.figure(table.volume[row] ?? -1)}</span>
            <button
              type="button"
              className={styles.lineButton}
              aria-label={`${split}: ${textAt(table.keyword, row)}`}
              title={split}
              onClick={() => onSplit(row)}
            >
              <IconArrowsSplit size={14} />
            </button>
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button size="compact-xs" variant="subtle" onClick={() => setMost(most + MORE_AT_ONCE)}>
          {t('builder.detail.more', { count: rows.length - most })}
        </Button>
      )}
    </section>
  );
}
