// The bulk generator of the open project: the plan before a run, the run while it lives, both after it.
import { Button, Loader } from '@mantine/core';
import { isOver } from '@silosmith/generation';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './generate.module.css';
import { GeneratorBoundary } from './generator-boundary.tsx';
import { PlanView } from './plan-view.tsx';
import { RunView } from './run-view.tsx';
import { useGeneration } from './use-generation.ts';

interface GeneratePanelProps {
  readonly framed?: boolean;
}

export function GeneratePanel(props: GeneratePanelProps) {
  const id = useProject((open) => open.id);
  return (
    <GeneratorBoundary projectId={id}>
      <Generator {...props} />
    </GeneratorBoundary>
  );
}

function Generator({ framed = true }: GeneratePanelProps) {
  const { t } = useMessages();
  const project = useProject((open) => open);
  const { run, preparing } = useGeneration(project);
  const open = run !== null && !isOver(run.job);
  const moving = open && (run.job.status === 'running' || run.job.status === 'retrying');
  return (
    <section className={styles.panel} data-framed={framed} aria-labelledby="generate-title">
      <header className={styles.head}>
        <h2 id="generate-title">{t('generate.title')}</h2>
        {moving && (
          <Button disabled leftSection={<Loader size={14} color="gray" />}>
            {t('generate.running')}
          </Button>
        )}
      </header>
      {run !== null && <RunView run={run} preparing={preparing} />}
      {!open && (
        <div className={styles.next} data-after={run !== null}>
          <PlanView project={project} preparing={preparing} />
        </div>
      )}
    </section>
  );
}
