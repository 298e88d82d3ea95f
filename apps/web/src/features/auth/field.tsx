// A form field: label, input, hint or problem, associated for screen readers.
import { type HTMLInputTypeAttribute, useId } from 'react';
import styles from './auth.module.css';

export interface FieldProps {
  readonly label: string;
  readonly type: HTMLInputTypeAttribute;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

export function Field({ label, type, value, onChange, autoComplete, hint, problem }: FieldProps) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={problem === undefined ? styles.hint : styles.problem}>
          {note}
        </p>
      )}
    </div>
  );
}
