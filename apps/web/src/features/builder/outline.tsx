// The silo as an outline: virtualised, sortable, walked and folded with the keyboard, pages dragged below others.

import type { Filters } from '@silosmith/contract';
import type { PageSelection } from '@silosmith/silo';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import { OutlineHead } from './outline-head.tsx';
import { keyAction } from './outline-keys.ts';
import { OutlineLine } from './outline-line.tsx';
import { outlineRows } from './outline-rows.ts';
import { variantCounts } from './page-variants.ts';
import type { Edit } from './use-edits.ts';
import { useLineWindow } from './use-line-window.ts';

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
  const variants = useMemo(() => variantCounts(project.silo), [project.silo]);
  const lines = useMemo(
    () => outlineRows(project.silo, selection.rows, collapsed),
    [project.silo, selection, collapsed],
  );
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, reveal } = useLineWindow(scroller, lines.count, LINE_PX);
  const fold = useCallback((row: number, open: boolean) => {
    setCollapsed((before) => {
      const next = new Set(before);
      if (open) next.delete(row);
      else next.add(row);
      return next;
    });
  }, []);

  const at = selected === null ? -1 : lines.lineOf(selected);
  // Scrolls when another page is chosen, not whenever the list changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (at >= 0) reveal(at);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current) return;
    const line = lines.at(at);
    const go = (next: number) => {
      const target = lines.at(Math.min(lines.count - 1, Math.max(0, next)));
      if (target !== undefined) onSelect(target.row);
    };
    const act = keyAction(event.key, line, {
      step: (by) => go(at + by),
      first: () => go(0),
      last: () => go(lines.count - 1),
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
        aria-rowcount={lines.count + 1}
        aria-activedescendant={selected === null ? undefined : `line-${selected}`}
        tabIndex={0}
        className={styles.lines}
        onKeyDown={onKeyDown}
      >
        <OutlineHead filters={project.filters} onSort={onSort} />
        <div role="rowgroup" style={{ height: lines.count * LINE_PX, position: 'relative' }}>
          {Array.from({ length: to - from }, (_, above) => {
            const index = from + above;
            const line = lines.at(index);
            return line === undefined ? null : (
              <OutlineLine
                key={line.row}
                project={project}
                line={line}
                index={index}
                top={index * LINE_PX}
                variantCount={variants[line.row] ?? 0}
                selected={line.row === selected}
                onSelect={onSelect}
                onFold={fold}
                edit={edit}
              />
            );
          })}
        </div>
      </div>
      {lines.count === 0 && <p className={styles.empty}>{t('builder.outline.empty')}</p>}
    </div>
  );
}
