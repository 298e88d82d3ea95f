// A button of the bar with what it leads to counted beside its name.
import { Badge, Button } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import styles from './builder.module.css';

export interface CountButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Null: not known yet. 0 is good news. */
  readonly count: number | null;
  readonly onPress: () => void;
  /** Whether what it opens is open; left out where it opens another screen. */
  readonly isOpen?: boolean;
}

/** Drawn again only where the count has changed: buttons of the kit take long. `icon` and `onPress` are the same from drawing to drawing. */
export const CountButton = memo(function CountButton({
  label,
  icon,
  count,
  onPress,
  isOpen,
}: CountButtonProps) {
  const format = useFormat();
  return (
    <Button
      variant="default"
      leftSection={icon}
      rightSection={
        count === null ? undefined : (
          <Badge size="sm" variant="light" color={count === 0 ? 'green' : 'yellow'}>
            {format.number(count)}
          </Badge>
        )
      }
      className={styles.counted ?? ''}
      title={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {label}
    </Button>
  );
});
