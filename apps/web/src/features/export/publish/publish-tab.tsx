// Publishing to a WordPress site: connection, options, plan, run, rollback.
import { useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { isBusy } from '../../../state/publishing/publishing-state.ts';
import { ConnectionPanel } from './connection-panel.tsx';
import { OptionsPanel, Strategy } from './options-panel.tsx';
import { PageList } from './page-list.tsx';
import { PageReport } from './page-report.tsx';
import styles from './publish.module.css';
import { PublishActions } from './publish-actions.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { publishRows } from './publish-rows.ts';
import { PublishSteps } from './publish-steps.tsx';
import { RollbackPanel, RolledBack } from './rollback-panel.tsx';
import { type PublishingHook, useObstacle, usePublishForm, usePublishing } from './use-publishing.ts';

export function PublishTab({ project }: { readonly project: OpenProject }) {
  const { t } = useMessages();
  const hook = usePublishing(project.id);
  const { form, change, basis } = usePublishForm(project);
  const obstacle = useObstacle(project);
  const { state, publishing } = hook;
  const { work, connection } = state;
  return (
    <div className={styles.tab}>
      <div className={styles.setup}>
        <ConnectionPanel {...hook} projectId={project.id} form={form} onChange={change} obstacle={obstacle} />
        <OptionsPanel form={form} disabled={isBusy(state)} onChange={change} />
      </div>
      {connection.state !== 'connected' ? (
        <p className={styles.note}>{t('publishing.disabled.notConnected')}</p>
      ) : (
        <>
          {(work.state === 'idle' || work.state === 'planned') && <Strategy settings={form.settings} />}
          <PublishSteps state={state} />
          <PublishActions {...hook} basis={basis} obstacle={obstacle} />
          <PublishOutcome work={work} />
          {work.state === 'rollback-planned' && (
            <RollbackPanel
              plan={work.plan}
              disabled={obstacle !== null}
              onRollBack={(overwrite) => void publishing.rollBack(overwrite)}
              onBack={publishing.clear}
            />
          )}
          {work.state === 'rolled-back' && <RolledBack outcome={work.outcome} />}
          <Pages state={state} />
        </>
      )}
    </div>
  );
}

function Pages({ state: { work } }: Pick<PublishingHook, 'state'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = publishRows(work);
  if (rows === null || rows.length === 0) return null;
  const row = rows.find(({ item }) => item.pageId === chosen) ?? null;
  return (
    <div className={styles.pages} data-split={row !== null}>
      <PageList rows={rows} chosen={chosen} onChoose={setChosen} />
      {row !== null && <PageReport row={row} onClose={() => setChosen(null)} />}
    </div>
  );
}
