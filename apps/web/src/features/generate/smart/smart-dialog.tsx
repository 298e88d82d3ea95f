// What smart mode goes by, which the user can change, and what follows from it: each text of the run with its model and why.
import { Modal } from '@mantine/core';
import type { RunChoice } from '@silosmith/generation';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { DecisionList } from './decision-list.tsx';
import { RuleTable } from './rule-table.tsx';
import styles from './smart.module.css';
import { useDecisions } from './use-decisions.ts';

export interface SmartDialogProps {
  readonly project: OpenProject;
  readonly choice: RunChoice;
  readonly onClose: () => void;
}

export default function SmartDialog({ project, choice, onClose }: SmartDialogProps) {
  const { t } = useMessages();
  const decisions = useDecisions(project, choice);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('generate.smart.title')}
      closeButtonProps={{ 'aria-label': t('generate.smart.close') }}
    >
      <div className={styles.dialog}>
        <section aria-labelledby="smart-rules">
          <h3 id="smart-rules">{t('generate.smart.rules.title')}</h3>
          <p className={styles.note}>{t('generate.smart.rules.text')}</p>
          <RuleTable />
        </section>
        <section aria-labelledby="smart-decisions">
          <h3 id="smart-decisions">{t('generate.smart.decisions.title')}</h3>
          <DecisionList decisions={decisions} />
        </section>
      </div>
    </Modal>
  );
}
