// A keyword is renamed where it stands: Enter or leaving the field takes the new name, Escape the old.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';

export interface RenameFieldProps {
  readonly keyword: string;
  /** Null: it keeps its name. */
  readonly onDone: (keyword: string | null) => void;
}

export function RenameField({ keyword, onDone }: RenameFieldProps) {
  const { t } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  // Leaving the field because Enter was pressed is not leaving it a second time.
  const done = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    onDone(next);
  };
  const taken = (): string | null => {
    const text = field.current?.value.trim() ?? '';
    return text === '' || text === keyword ? null : text;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') finish(taken());
    if (event.key === 'Escape') finish(null);
  };
  return (
    <input
      ref={field}
      className={styles.rename}
      aria-label={t('builder.outline.rename', { keyword })}
      defaultValue={keyword}
      onKeyDown={onKeyDown}
      onBlur={() => finish(taken())}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
