import { IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { ConnectionState } from '../../../state/publishing/publishing-state.ts';
import styles from './publish.module.css';

const ICONS = {
  none: IconCircleDashed,
  testing: IconCircleDashed,
  connected: IconCheck,
  failed: IconAlertTriangle,
} as const;

/** Whether the connection was tested, and with what result. */
export function StatusTag({ state }: Pick<ConnectionState, 'state'>) {
  const { t } = useMessages();
  const Icon = ICONS[state];
  return (
    <span className={styles.tag} data-state={state} role="status">
      <Icon size={14} aria-hidden />
      {t(`publishing.connection.states.${state}`)}
    </span>
  );
}
