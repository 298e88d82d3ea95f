// Where the silo is seen, checked and changed: the outline of its pages, the chosen one beside it.
import type { Filters } from '@silosmith/contract';
import { isPage } from '@silosmith/silo';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
import { setFilters } from '../../state/project/project-store.ts';
import { useChecks, useFollowedSilo } from '../../state/project/silo-workers.ts';
import { useProject } from '../../state/project/use-project.ts';
import { AddKeywordDialog } from './add-keyword-dialog.tsx';
import styles from './builder.module.css';
import { BuilderBar } from './builder-bar.tsx';
import { ChecksPanel, type ChecksPanelProps } from './checks-panel.tsx';
import { EmptyOutline } from './empty-outline.tsx';
import { FiltersBar } from './filters-bar.tsx';
import { Outline } from './outline.tsx';
import { PageDetail } from './page-detail.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { useBuilderView } from './use-builder-view.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useCursor } from './use-cursor.ts';
import { useEdits } from './use-edits.ts';
import { useReadyEdits } from './use-ready-edits.ts';
import type { OpenedPage } from './use-shown-page.ts';

export interface BuilderScreenProps {
  /** The bulk generator, which is a feature of its own. */
  readonly generator: ReactNode;
  /** Grouping by meaning, beside the strictness; a feature of its own, too. */
  readonly meaning: ReactNode;
  /** Keeps the address at the page that is open; draws nothing. A component of its own: another address draws nothing of the builder again. */
  readonly Address: ComponentType<OpenedPage>;
}

const changeFilters = (change: Partial<Filters>) => void setFilters(change);

export function BuilderScreen({ generator, meaning, Address }: BuilderScreenProps) {
  const project = useProject((open) => open);
  const edit = useEdits();
  useFollowedSilo();
  const view = useBuilderView(project);
  const cursor = useCursor(project);
  useReadyEdits(cursor.active);
  const columns = useChosenColumns(project.site !== undefined);
  const [open, setOpen] = useState<'checks' | 'add' | 'review' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const add = useCallback(() => setOpen('add'), []);
  const review = useCallback(() => setOpen('review'), []);
  const check = useCallback(() => setOpen((before) => (before === 'checks' ? null : 'checks')), []);
  // A page opened from the list is read instead of the checks; one that a check names is shown in the list beside them.
  const listCursor = useMemo(
    () => ({
      ...cursor,
      open: (row: number) => {
        cursor.open(row);
        setOpen((before) => (before === 'checks' ? null : before));
      },
    }),
    [cursor],
  );
  const isPhone = useIsPhone();
  // A row that a filter hides is shown with all others; on the phone the panel would stand before it.
  const bringIntoView = (row: number) => {
    if (isPage(project.silo.place[row]) && !view.selection.rows.includes(row)) view.showAll();
    cursor.open(row);
    if (isPhone) close();
  };
  const sort = useMemo(
    () => ({ filters: project.filters, own: view.sort, onFilters: changeFilters, onOwn: view.setSort }),
    [project.filters, view.sort, view.setSort],
  );
  const empty = useMemo(
    () => <EmptyOutline project={project} narrowing={view.narrowing} onShowAll={view.showAll} />,
    [project, view.narrowing, view.showAll],
  );
  const address = <Address project={project} opened={cursor.opened} open={bringIntoView} />;
  if (open === 'review') return <ReviewQueue project={project} onClose={close} />;
  return (
    <div className={styles.screen}>
      {address}
      <BuilderBar
        lens={view.lens}
        setLens={view.setLens}
        servedRatio={view.servedRatio}
        meaning={meaning}
        generator={generator}
        isChecksOpen={open === 'checks'}
        onAdd={add}
        onReview={review}
        onChecks={check}
      />
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
          cursor={listCursor}
          sort={sort}
          edit={edit}
          empty={empty}
        />
        {open === 'checks' && <OpenChecks project={project} onSelect={bringIntoView} onClose={close} />}
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

/** Listens to the checks itself: the rest of the screen is not drawn again when a report comes. */
function OpenChecks(props: Omit<ChecksPanelProps, 'checks'>) {
  return <ChecksPanel {...props} checks={useChecks()} />;
}
