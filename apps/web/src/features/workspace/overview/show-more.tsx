// A list that begins short and grows at the press of a button: a large project has thousands of images.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';

const AT_ONCE = 12;
/** Lower, because on a phone the list of pages comes below. */
const AT_ONCE_ON_PHONE = 4;

export function useShownCount(): { readonly count: number; readonly more: () => void } {
  const step = useIsPhone() ? AT_ONCE_ON_PHONE : AT_ONCE;
  const [steps, setSteps] = useState(1);
  return { count: steps * step, more: () => setSteps(steps + 1) };
}

export interface ShowMoreProps {
  /** How many are not shown; none, or fewer: no button. */
  readonly left: number;
  readonly onMore: () => void;
}

export function ShowMore({ left, onMore }: ShowMoreProps) {
  const { t } = useMessages();
  if (left <= 0) return null;
  return (
    <Button size="xs" variant="default" onClick={onMore}>
      {t('workspace.gallery.more', { count: left })}
    </Button>
  );
}
