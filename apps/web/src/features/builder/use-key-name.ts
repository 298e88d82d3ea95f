// Names of keys that have no sign.
import { useMessages } from '../../shared/ui/use-messages.ts';

const NAMED = [
  'Control',
  'Alt',
  'Shift',
  'Enter',
  'Escape',
  'Delete',
  'Backspace',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ContextMenu',
] as const;

export function useKeyName(): (key: string) => string {
  const { t } = useMessages();
  return (key) => {
    if (key === ' ') return t('builder.keys.names.Space');
    const named = NAMED.find((one) => one === key);
    return named === undefined ? key : t(`builder.keys.names.${named}`);
  };
}
