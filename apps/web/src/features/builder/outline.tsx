// The silo as an outline: virtualised, sortable, walked and folded with the keyboard, pages dragged below others.
import type { Filters } from '@silosmith/contract';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import type { Narrowed } from './builder-view.ts';
import { outlineFacts } from './outline-facts.ts';
import { OutlineHead } from './outline-head.tsx';
import { keyAction } from './outline-keys.ts';
import { OutlineLine } from './outline-line.tsx';
import { type OutlineRows, outlineRows } from './outline-rows.ts';
import { TopicLine } from './outline-topic-line.tsx';
import { LONE_TOPICS, lineOfTopic } from './outline-topics.ts';
import { searchWords } from './search-hits.ts';
import type { Edit } from './use-edits.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useLineWindow } from './use-line-window.ts';

const LINE_PX = 34;
/** Two lines of text. */
const PHONE_LINE_PX = 54;

export interface OutlineProps {
  readonly project: OpenProject;
  readonly selection: Narrowed;
  /** Drawn after the pages; empty where the lens leaves them out. */
  readonly asides: Int32Array;
  readonly isFlat: boolean;
  readonly selected: number | null;
  readonly onSelect: (row: number) => void;
  readonly onSort: (sort: Pick<Filters, 'sortBy' | 'sortOrder'>) => void;
  readonly edit: Edit;
  /** What stands in the place of the first page where there is none. */
  readonly empty: ReactNode;
}

export function Outline(props: OutlineProps) {
  const { project, selection, asides, isFlat, selected, onSelect, onSort, edit, empty } = props;
  const { t } = useMessages();
  const linePx = useIsPhone() ? PHONE_LINE_PX : LINE_PX;
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const words = useMemo(() => searchWords(project.filters.searchQuery), [project.filters.searchQuery]);
  const { table, silo } = project;
  const lines = useMemo(() => {
    const { sectionsOf, topics } = outlineFacts({ table, silo });
    return outlineRows(silo, selection.rows, collapsed, {
      sections: sectionsOf,
      asides,
      isFlat,
      topics: {
        topic: silo.topic,
        pages: (topic) => topics.get(topic)?.pages ?? 0,
        passed: selection.passed,
      },
    });
  }, [table, silo, selection, collapsed, asides, isFlat]);
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to, reveal } = useLineWindow(scroller, lines.count, linePx);
  const fold = useCallback((row: number, open: boolean) => {
    setCollapsed((before) => {
      const next = new Set(before);
      if (open) next.delete(row);
      else next.add(row);
      return next;
    });
  }, []);

  const at = selected === null ? -1 : lines.lineOf(selected);
  const isDrawn = at >= 0;
  const unfolded = useRef<number | null>(null);
  // Scrolls when another page is chosen, not whenever the list changes; one below a folded line is unfolded for once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isDrawn) reveal(at);
    else if (selected !== null && unfolded.current !== selected) {
      setCollapsed((before) => withoutPathTo(before, silo, selected));
    }
    unfolded.current = selected;
  }, [selected, isDrawn]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== scroller.current) return;
    const line = lines.at(at);
    // A topic is no page that could be chosen: the keys go on to the page behind it.
    const go = (next: number) => {
      const forth = next < at ? -1 : 1;
      let to = Math.min(lines.count - 1, Math.max(0, next));
      while (lines.at(to)?.kind === 'topic') to += forth;
      const target = lines.at(to);
      if (target !== undefined) onSelect(target.row);
    };
    const topicLine = selected === null ? -1 : headOf(silo.topic[selected] ?? -1, lines);
    const act = keyAction(event.key, line, {
      step: (by) => go(at + by),
      first: () => go(0),
      last: () => go(lines.count - 1),
      fold,
      toParent: (row) => onSelect(silo.parent[row] ?? row),
      topic: topicLine === -1 ? null : (lines.at(topicLine) ?? null),
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
        <div role="rowgroup" style={{ height: lines.count * linePx, position: 'relative' }}>
          {Array.from({ length: to - from }, (_, above) => {
            const index = from + above;
            const line = lines.at(index);
            if (line?.kind === 'topic') {
              return (
                <TopicLine
                  key={line.row}
                  project={project}
                  line={line}
                  index={index}
                  top={index * linePx}
                  onFold={fold}
                />
              );
            }
            return line === undefined ? null : (
              <OutlineLine
                key={line.row}
                project={project}
                line={line}
                index={index}
                top={index * linePx}
                selected={line.row === selected}
                dimmed={line.kind === 'page' && selection.passed[line.row] !== 1}
                words={words}
                onSelect={onSelect}
                onFold={fold}
                edit={edit}
              />
            );
          })}
        </div>
      </div>
      {lines.count === 0 && empty}
    </div>
  );
}

/** The line that heads a topic; -1 in a list without heads. */
function headOf(topic: number, lines: OutlineRows): number {
  const own = lines.lineOf(lineOfTopic(topic));
  return own < 0 ? lines.lineOf(lineOfTopic(LONE_TOPICS)) : own;
}

/** What stays folded when a row is to be seen: nothing above it, its topic included. */
function withoutPathTo(
  collapsed: ReadonlySet<number>,
  { parent, topic }: OpenProject['silo'],
  row: number,
): ReadonlySet<number> {
  const next = new Set(collapsed);
  next.delete(lineOfTopic(topic[row] ?? -1));
  next.delete(lineOfTopic(LONE_TOPICS));
  // A path has four rows at most; a damaged one may have no end.
  for (let at = parent[row] ?? -1, step = 0; at >= 0 && step < 4; at = parent[at] ?? -1, step++)
    next.delete(at);
  return next;
}
