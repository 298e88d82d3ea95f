// The silo as an outline: virtualised, sortable, walked and folded with the keyboard, pages dragged below others.

import type { Filters } from '@silosmith/contract';
import { createPageTree, type PageSelection } from '@silosmith/silo';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/open-project.ts';
import styles from './builder.module.css';
import { OutlineHead } from './outline-head.tsx';
import { keyAction } from './outline-keys.ts';
import { OutlineLine } from './outline-line.tsx';
import { outlineRows } from './outline-rows.ts';
import type { Edit } from './use-edits.ts';

const LINE_PX = 34;

export interface OutlineProps {
  readonly project: OpenProject;
  readonly selection: PageSelection;
  readonly selected: number | null;
  readonly onSelect: (row: number) => void;
  readonly onSort: (sort: Pick<Filters, 'sortBy' | 'sortOrder'>) => void;
  readonly edit: Edit;
}

export function Outline({ project, selection, selected, onSelect, onSort, edit }: OutlineProps) {
  const { t } = useMessages();
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const tree = useMemo(() => createPageTree(project.silo), [project.silo]);
  const lines = useMemo(
    () => outlineRows(project.silo, selection.rows, collapsed),
    [project.silo, selection, collapsed],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    overscan: 4,
  });
  const fold = useCallback((row: number, open: boolean) => {
    setCollapsed((before) => {
      const next = new Set(before);
      if (open) next.delete(row);
      else next.add(row);
      return next;
    });
  }, []);

  const at = lines.findIndex(({ row }) => row === selected);
  // Scrolls when another page is chosen, not whenever the list changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current) return;
    const line = lines[at];
    const go = (next: number) => {
      const target = lines[Math.min(lines.length - 1, Math.max(0, next))];
      if (target !== undefined) onSelect(target.row);
    };
    const act = keyAction(event.key, line, {
      step: (by) => go(at + by),
      first: () => go(0),
      last: () => go(lines.length - 1),
      fold,
      toParent: (row) => onSelect(project.silo.parent[row] ?? row),
    });
    if (act === null) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.outline}>
      <div
        ref={scroller}
        role="treegrid"
        aria-label={t('builder.outline.label')}
        aria-rowcount={lines.length + 1}
        aria-activedescendant={selected === null ? undefined : `line-${selected}`}
        tabIndex={0}
        className={styles.lines}
        onKeyDown={onKeyDown}
      >
        <OutlineHead filters={project.filters} onSort={onSort} />
        <div role="rowgroup" style={{ height: list.getTotalSize(), position: 'relative' }}>
          {list.getVirtualItems().map((item) => {
            const line = lines[item.index];
            return line === undefined ? null : (
              <OutlineLine
                key={line.row}
                project={project}
                line={line}
                index={item.index}
                top={item.start}
                variantCount={tree.variants(line.row).length}
                selected={line.row === selected}
                onSelect={onSelect}
                onFold={fold}
                edit={edit}
              />
            );
          })}
        </div>
      </div>
      {lines.length === 0 && <p className={styles.empty}>{t('builder.outline.empty')}</p>}
    </div>
  );
}
