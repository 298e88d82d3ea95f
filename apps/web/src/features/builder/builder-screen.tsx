// Where the silo is seen, checked and changed: the outline of its pages, the chosen one beside it.
import { Badge, Button } from '@mantine/core';
import type { Filters, PageId } from '@silosmith/contract';
import { isPage } from '@silosmith/silo';
import { IconChecklist, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setFilters } from '../../state/project/project-store.ts';
import { useChecks } from '../../state/project/silo-workers.ts';
import { useProject } from '../../state/project/use-project.ts';
import { AddKeywordDialog } from './add-keyword-dialog.tsx';
import styles from './builder.module.css';
import { ChecksPanel } from './checks-panel.tsx';
import { EmptyOutline } from './empty-outline.tsx';
import { FiltersBar } from './filters-bar.tsx';
import { GroupingSelect } from './grouping-select.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { LensSwitch } from './lens-switch.tsx';
import { Outline } from './outline.tsx';
import { PageDetail } from './page-detail.tsx';
import { PlanShare } from './plan-share.tsx';
import { ReviewButton } from './review-button.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { SiteButton } from './site/site-button.tsx';
import { useBuilderView } from './use-builder-view.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useCursor } from './use-cursor.ts';
import { useEdits } from './use-edits.ts';
import { useIssueCount } from './use-issue-count.ts';
import { useShownPage } from './use-shown-page.ts';

export interface BuilderScreenProps {
  /** The bulk generator, which is a feature of its own. */
  readonly generator: ReactNode;
  /** Grouping by meaning, beside the strictness; a feature of its own, too. */
  readonly meaning: ReactNode;
  /** The page that the address names, and where to write another one: a reload, or a link, shows it again. */
  readonly shown: PageId | null;
  readonly onShown: (page: PageId | null) => void;
}

const changeFilters = (change: Partial<Filters>) => void setFilters(change);

export function BuilderScreen({ generator, meaning, shown, onShown }: BuilderScreenProps) {
  const { t } = useMessages();
  const format = useFormat();
  const project = useProject((open) => open);
  const edit = useEdits();
  const checks = useChecks();
  const view = useBuilderView(project);
  const cursor = useCursor(project);
  const columns = useChosenColumns(project.site !== undefined);
  const [open, setOpen] = useState<'checks' | 'add' | 'review' | null>(null);
  const close = () => setOpen(null);
  const isPhone = useIsPhone();
  const issues = useIssueCount(project, checks.report);
  // A row that a filter hides is shown with all others; on the phone the panel would stand before it.
  const bringIntoView = (row: number) => {
    if (isPage(project.silo.place[row]) && !view.selection.rows.includes(row)) view.showAll();
    cursor.open(row);
    if (isPhone) close();
  };
  useShownPage(project, { shown, onShown, opened: cursor.opened, open: bringIntoView });
  const empty = useMemo(
    () => <EmptyOutline project={project} narrowing={view.narrowing} onShowAll={view.showAll} />,
    [project, view.narrowing, view.showAll],
  );
  if (open === 'review') return <ReviewQueue project={project} onClose={close} />;
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <h1 className="visually-hidden">{t('builder.title')}</h1>
        <LensSwitch lens={view.lens} counts={view.counts} onLens={view.setLens} />
        <PlanShare servedRatio={view.servedRatio} />
        <GroupingSelect />
        {meaning}
        <SiteButton project={project} />
        <span className={styles.grow} />
        <HistoryButtons />
        <Button
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          className={styles.add ?? ''}
          title={t('builder.add')}
          onClick={() => setOpen('add')}
        >
          {t('builder.add')}
        </Button>
        <ReviewButton project={project} onOpen={() => setOpen('review')} />
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
          aria-expanded={open === 'checks'}
          onClick={() => setOpen(open === 'checks' ? null : 'checks')}
        >
          {t('builder.checks.open')}
        </Button>
        {generator}
      </header>
      <FiltersBar
        filters={project.filters}
        topics={view.topics}
        narrowing={view.narrowing}
        shown={view.selection.shown}
        total={view.total}
        onFilters={changeFilters}
        onNarrowing={view.setNarrowing}
        onShowAll={view.showAll}
      />
      <div className={styles.split} data-detail={cursor.opened !== null || open === 'checks'}>
        <Outline
          project={project}
          selection={view.selection}
          asides={view.asides}
          isFlat={view.isFlat}
          onFlat={view.setFlat}
          columns={columns}
          cursor={cursor}
          sort={{
            filters: project.filters,
            own: view.sort,
            onFilters: changeFilters,
            onOwn: view.setSort,
          }}
          edit={edit}
          empty={empty}
        />
        {open === 'checks' && (
          <ChecksPanel project={project} checks={checks} onSelect={bringIntoView} onClose={close} />
        )}
        {cursor.opened !== null && open !== 'checks' && (
          <PageDetail
            key={cursor.opened}
            project={project}
            row={cursor.opened}
            edit={edit}
            onClose={cursor.close}
          />
        )}
      </div>
      {open === 'add' && <AddKeywordDialog project={project} edit={edit} onClose={close} />}
    </div>
  );
}
