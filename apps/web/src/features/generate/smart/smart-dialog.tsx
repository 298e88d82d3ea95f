// What smart mode goes by, which the user can change, and what follows from it: each text of the run with its model and why.
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { RuleTable } from '../../../shared/run-choice/rule-table.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { DecisionList } from './decision-list.tsx';
import { ImageDecisions } from './image-decisions.tsx';
import styles from './smart.module.css';
import { useDecisions } from './use-decisions.ts';

export interface SmartDialogProps {
  readonly project: OpenProject;
  readonly choice: RunChoice;
  readonly onClose: () => void;
}

export default function SmartDialog({ project, choice, onClose }: SmartDialogProps) {
  const { t } = useMessages();
  const isSmart = choice.provider === SMART_PROVIDER;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t(isSmart ? 'generate.smart.title' : 'generate.images.explain')}
      closeButtonProps={{ 'aria-label': t('generate.smart.close') }}
    >
      <div className={styles.dialog}>
        {isSmart && (
          <section aria-labelledby="smart-rules">
            <h3 id="smart-rules">{t('generate.smart.rules.title')}</h3>
            <RuleTable />
          </section>
        )}
        {choice.pictures?.provider === SMART_PROVIDER && <ImageDecisions policy={choice.pictures.policy} />}
        {isSmart && (
          <section aria-labelledby="smart-decisions">
            <h3 id="smart-decisions">{t('generate.smart.decisions.title')}</h3>
            <TextDecisions project={project} choice={choice} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function TextDecisions({ project, choice }: Pick<SmartDialogProps, 'project' | 'choice'>) {
  return <DecisionList decisions={useDecisions(project, choice)} />;
}
