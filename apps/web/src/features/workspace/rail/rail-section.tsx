// A section of the rail: its name, a figure beside it, and what it says.
import { type ReactNode, useId } from 'react';
import styles from './rail.module.css';

export interface RailSectionProps {
  readonly title: string;
  /** Beside the title: a figure or a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function RailSection({ title, aside, children }: RailSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </header>
      {children}
    </section>
  );
}
