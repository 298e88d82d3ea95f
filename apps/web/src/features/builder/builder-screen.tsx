// Where the silo is seen, checked and changed: the outline of its pages, the chosen one beside it.
import { ActionIcon, Badge, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChecklist,
  IconFileInfo,
  IconPlus,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { redo, setFilters, undo } from '../../state/project/project-store.ts';
import { useChecks } from '../../state/project/silo-workers.ts';
import { useProject } from '../../state/project/use-project.ts';
import { AddKeywordDialog } from './add-keyword-dialog.tsx';
import styles from './builder.module.css';
import { ChecksPanel } from './checks-panel.tsx';
import { FiltersBar } from './filters-bar.tsx';
import { GroupingSelect } from './grouping-select.tsx';
import { Outline } from './outline.tsx';
import { PageDetail } from './page-detail.tsx';
import { useEdits } from './use-edits.ts';

export interface BuilderScreenProps {
  /** The bulk generator, which is a feature of its own. */
  readonly generator: ReactNode;
  /** The import report, which is one too. */
  readonly importReport: (close: () => void) => ReactNode;
}

export function BuilderScreen({ generator, importReport }: BuilderScreenProps) {
  const { t } = useMessages();
  const format = useFormat();
  const project = useProject((open) => open);
  const edit = useEdits();
  const checks = useChecks();
  const selection = selectionOf(project);
  const [selected, setSelected] = useState<number | null>(null);
  const [open, setOpen] = useState<'checks' | 'add' | 'report' | null>(null);
  const close = () => setOpen(null);
  const issues = checks.report?.findings.length ?? 0;
  return (
    <div className={styles.screen} data-detail={selected !== null}>
      <div className={styles.main}>
        <header className={styles.bar}>
          <h1>{t('builder.title')}</h1>
          <GroupingSelect project={project} />
          <ActionIcon
            aria-label={t('builder.undo')}
            disabled={project.undoSteps.length === 0}
            onClick={() => void undo()}
          >
            <IconArrowBackUp size={16} />
          </ActionIcon>
          <ActionIcon
            aria-label={t('builder.redo')}
            disabled={project.redoSteps.length === 0}
            onClick={() => void redo()}
          >
            <IconArrowForwardUp size={16} />
          </ActionIcon>
          <Button
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setOpen('add')}
          >
            {t('builder.add')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconChecklist size={14} aria-hidden />}
            rightSection={
              checks.report === null ? undefined : (
                <Badge size="sm" variant="light" color={issues === 0 ? 'green' : 'yellow'}>
                  {format.number(issues)}
                </Badge>
              )
            }
            onClick={() => setOpen('checks')}
          >
            {t('builder.checks.open')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileInfo size={14} aria-hidden />}
            onClick={() => setOpen('report')}
          >
            {t('builder.report')}
          </Button>
          <span className={styles.grow} />
          {generator}
        </header>
        <FiltersBar project={project} shown={selection.rows.length} total={selection.total} />
        <Outline
          project={project}
          selection={selection}
          selected={selected}
          onSelect={setSelected}
          onSort={(sort) => void setFilters(sort)}
          edit={edit}
        />
      </div>
      {selected !== null && (
        <PageDetail
          key={selected}
          project={project}
          row={selected}
          edit={edit}
          onClose={() => setSelected(null)}
        />
      )}
      {open === 'checks' && (
        <ChecksPanel project={project} checks={checks} onSelect={setSelected} onClose={close} />
      )}
      {open === 'add' && <AddKeywordDialog project={project} edit={edit} onClose={close} />}
      {open === 'report' && importReport(close)}
    </div>
  );
}
