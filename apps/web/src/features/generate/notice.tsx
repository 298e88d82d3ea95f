// A sentence that must be seen before or during a run.
import type { ReactNode } from 'react';
import styles from './generate.module.css';

export interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'danger';
  /** alert: read out at once. Left out: it was there when the panel opened. */
  readonly role?: 'status' | 'alert';
  readonly children: ReactNode;
}

export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      {children}
    </div>
  );
}
