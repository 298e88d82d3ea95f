// Smart mode on and off, with what it means, and the way to its decisions.
import { Button } from '@mantine/core';
import type { RunChoice } from '@silosmith/generation';
import { lazy, Suspense, useState } from 'react';
import { SmartSwitch } from '../../shared/run-choice/smart-switch.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './generate.module.css';

const SmartDialog = lazy(() => import('./smart/smart-dialog.tsx'));

export interface SmartChoiceProps {
  readonly project: OpenProject;
  readonly choice: RunChoice;
}

export function SmartChoice({ project, choice }: SmartChoiceProps) {
  const { t } = useMessages();
  const isSmart = useStore(preferencesStore, (state) => state.smartMode);
  const [explaining, setExplaining] = useState(false);
  return (
    <div className={styles.banner} data-on={isSmart}>
      <SmartSwitch />
      {isSmart && (
        <Button size="xs" variant="default" onClick={() => setExplaining(true)}>
          {t('generate.smart.explain')}
        </Button>
      )}
      {explaining && (
        <Suspense fallback={null}>
          <SmartDialog project={project} choice={choice} onClose={() => setExplaining(false)} />
        </Suspense>
      )}
    </div>
  );
}
