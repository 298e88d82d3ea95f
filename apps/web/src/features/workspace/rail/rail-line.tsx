// A line of the rail: whether all is well, what it is about, and what can be done.
import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconBulb, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './rail.module.css';

export interface RailLineProps {
  readonly tone: 'good' | 'warning' | 'hint' | 'plain';
  readonly children: ReactNode;
  readonly figure?: string;
  /** `label`: its accessible name where `text` alone does not say what it acts on. */
  readonly action?: { readonly text: string; readonly label?: string; readonly run: () => void };
}

export function RailLine({ tone, children, figure, action }: RailLineProps) {
  const { t } = useMessages();
  return (
    <li className={styles.line}>
      {tone === 'good' && (
        <IconCheck size={16} className={styles.good} aria-label={t('workspace.rail.good')} />
      )}
      {tone === 'warning' && (
        <IconAlertTriangle size={16} className={styles.warning} aria-label={t('workspace.rail.todo')} />
      )}
      {tone === 'hint' && (
        <IconBulb size={16} className={styles.hint} aria-label={t('workspace.rail.hint')} />
      )}
      {tone === 'plain' && <span />}
      <span className={styles.said}>{children}</span>
      {figure !== undefined && <span className={styles.figure}>{figure}</span>}
      {action !== undefined && (
        <UnstyledButton className={styles.act ?? ''} aria-label={action.label} onClick={action.run}>
          {action.text}
        </UnstyledButton>
      )}
    </li>
  );
}
