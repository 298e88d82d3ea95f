// The lines in view, with the focus on one of them; keys, presses and the menu of all lines are handled here.
import { queryWords } from '@silosmith/silo';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import type { OutlineContext } from './commands/command.ts';
import { commandOfKeys } from './commands/find-command.ts';
import { OutlineHead, type OutlineSort } from './outline-head.tsx';
import { OutlineLine } from './outline-line.tsx';
import { TopicLine } from './outline-topic-line.tsx';
import { NO_PICKS } from './picks.ts';
import { useFocusedLine } from './use-focused-line.ts';
import { useLineActs } from './use-line-acts.ts';
import type { LineWindow } from './use-line-window.ts';
import type { OutlineState } from './use-outline.ts';
import { useReturnAfterUndo } from './use-return-after-undo.ts';

export interface OutlineLinesProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly outline: OutlineState;
  readonly view: LineWindow;
  readonly linePx: number;
  readonly template: string;
  readonly isPicking: boolean;
  readonly sort: OutlineSort;
}

export function OutlineLines({ list, outline, view, linePx, template, isPicking, sort }: OutlineLinesProps) {
  const { t } = useMessages();
  const { context, renaming, setMenu } = outline;
  const { project, lines, selection, columns, active, picked } = context;
  const query = project.filters.searchQuery;
  const words = useMemo(() => queryWords(query), [query]);
  const pickedSet = useMemo(() => new Set(picked), [picked]);
  const at = active === null ? -1 : lines.lineOf(active);
  const tabStop = at >= 0 ? active : (lines.rows[view.from] ?? null);
  const focused = useFocusedLine(list, tabStop === null || renaming !== null ? null : `line-${tabStop}`);
  const acts = useLineActs(outline, isPicking, focused.focus);
  useReturnAfterUndo(context.act.activate, focused);
  const pressed = useRef(false);
  const press = (isPressed: boolean) => () => {
    pressed.current = isPressed;
  };
  const parent = active === null ? -1 : project.silo.parent[active];
  const isDrawn = at >= 0;
  const sought = useRef<number | null>(null);
  // Scrolls when another line becomes active, or the active one moves, not whenever the list changes; a folded one is unfolded once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isDrawn) view.reveal(at);
    else if (active !== null && active >= 0 && sought.current !== active) outline.unfoldTo(active);
    sought.current = active;
  }, [active, parent, isDrawn]);
  const drawn = Array.from({ length: view.to - view.from }, (_, above) => view.from + above);
  // The focus stays on its line when that is scrolled out of view.
  if (at >= 0 && (at < view.from || at >= view.to)) drawn.push(at);
  return (
    <div
      ref={list}
      role="treegrid"
      aria-label={t('builder.outline.label')}
      aria-rowcount={lines.count + 1}
      aria-multiselectable="true"
      className={styles.lines}
      style={{ '--columns': template } as CSSProperties}
      onKeyDown={(event) => runCommand(event, context, focused.focus)}
      onPointerDown={press(true)}
      onPointerUp={press(false)}
      onPointerCancel={press(false)}
      onDragEnd={press(false)}
      onBlur={focused.left}
      onFocus={({ target }) => {
        focused.came();
        const row = rowOfElement(target);
        if (!pressed.current && row !== null && target.role === 'row') context.act.activate(row);
      }}
      onContextMenu={(event) => {
        const row = rowOfElement(event.target);
        if (row === null || row < 0) return;
        event.preventDefault();
        if (!pickedSet.has(row)) {
          context.act.pick(NO_PICKS);
          context.act.activate(row);
        }
        setMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      <OutlineHead
        columns={columns}
        sort={sort}
        picked={picked.length === 0 ? 'none' : picked.length < selection.shown ? 'some' : 'all'}
        onPickAll={acts.pickAll}
      />
      <div role="rowgroup" style={{ height: lines.count * linePx, position: 'relative' }}>
        {drawn.map((index) => {
          const line = lines.at(index);
          if (line?.kind === 'topic') {
            return (
              <TopicLine
                key={line.row}
                project={project}
                line={line}
                index={index}
                top={index * linePx}
                columns={columns}
                isActive={line.row === active}
                isTabStop={line.row === tabStop}
                acts={acts}
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
              columns={columns}
              isActive={line.row === active}
              isPicked={pickedSet.has(line.row)}
              isTabStop={line.row === tabStop}
              isRenamed={line.row === renaming}
              dimmed={line.kind === 'page' && selection.passed[line.row] !== 1}
              words={words}
              acts={acts}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The line that an element stands in. */
function rowOfElement(element: EventTarget): number | null {
  const line = element instanceof Element ? element.closest('[data-row]') : null;
  const row = Number(line?.getAttribute('data-row') ?? Number.NaN);
  return Number.isInteger(row) ? row : null;
}

function runCommand(event: KeyboardEvent, context: OutlineContext, focusLine: () => void): void {
  // Buttons and boxes of the head have keys of their own.
  if (event.target instanceof Element && event.target.closest('[role="columnheader"]')) return;
  const command = commandOfKeys(event.nativeEvent);
  if (command === null) return;
  event.preventDefault();
  if (!command.when(context)) return;
  focusLine();
  command.run(context);
}
