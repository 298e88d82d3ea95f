// The save state in a word; its panel says where the data is and what can be done.
import type { MessageKey } from '@silosmith/messages';
import {
  IconAlertTriangle,
  IconCheck,
  IconCloudOff,
  IconGitMerge,
  IconLoader2,
  IconUserExclamation,
} from '@tabler/icons-react';
import { type ComponentType, lazy } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { type SaveState, saveStatusStore } from '../../state/save-status/save-status-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './bar.module.css';
import { OpensOnDemand } from './opens-on-demand.tsx';

const load = () => import('./save-detail.tsx');
const SaveDetail = lazy(load);

interface Look {
  readonly label: MessageKey;
  readonly icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly tone: 'good' | 'quiet' | 'warn' | 'bad';
}

const LOOKS: Readonly<Record<SaveState, Look>> = {
  saved: { label: 'common.saving.saved', icon: IconCheck, tone: 'good' },
  saving: { label: 'common.saving.saving', icon: IconLoader2, tone: 'quiet' },
  offline: { label: 'common.saving.offline', icon: IconCloudOff, tone: 'warn' },
  'signed-out': { label: 'common.saving.signedOut', icon: IconUserExclamation, tone: 'warn' },
  refused: { label: 'common.saving.refused', icon: IconAlertTriangle, tone: 'warn' },
  conflict: { label: 'common.saving.conflict', icon: IconGitMerge, tone: 'warn' },
  'not-stored': { label: 'common.saving.notStored', icon: IconAlertTriangle, tone: 'bad' },
};

export function SaveIndicator() {
  const { t } = useMessages();
  const { state, conflicts } = useStore(saveStatusStore, (status) => status);
  const { label, icon: Icon, tone } = LOOKS[state];
  return (
    <OpensOnDemand
      overlay={SaveDetail}
      preload={() => void load()}
      kind="dialog"
      target={
        <button type="button" className={styles.state} data-tone={tone} data-save-state={state}>
          <Icon size={16} stroke={1.8} />
          {/* 'Saving…' and 'Saved' after every edit would talk over the work; only trouble is announced. */}
          <span className={styles.stateText} role={tone === 'warn' || tone === 'bad' ? 'status' : undefined}>
            {t(label, { count: conflicts.length })}
          </span>
        </button>
      }
    />
  );
}
