// The pages of a run: filtered by state, following the page that is being made, walked with the arrow keys.
import { Chip, Switch } from '@mantine/core';
import type { GenerationRun } from '@silosmith/generation';
import { isOver } from '@silosmith/generation';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../state/generation/use-run-choice.ts';
import { useProject } from '../../state/project/use-project.ts';
import { RunLineView } from './run-line.tsx';
import {
  currentLine,
  LINE_FILTERS,
  type LineFilter,
  lineCounts,
  lineOfKey,
  linesIn,
  type RunLine,
  runLinesOf,
} from './run-lines.ts';
import styles from './run-list.module.css';

const ROW_PX = 32;

export function RunItems({ run }: { readonly run: GenerationRun }) {
  const { t } = useMessages();
  const project = useProject((open) => open);
  const { pages: plans } = usePagePlans(project, useRunChoice(project, false));
  const [wanted, setWanted] = useState<LineFilter>('all');
  const [follows, setFollows] = useState(true);
  const lines = useMemo(() => runLinesOf(run, project), [run, project]);
  const shown = useMemo(() => linesIn(lines, wanted), [lines, wanted]);
  const { doneBefore } = run.settings;
  return (
    <>
      <div className={styles.head}>
        <Filter lines={lines} wanted={wanted} onWanted={setWanted} />
        {!isOver(run.job) && (
          <Switch
            size="xs"
            checked={follows}
            onChange={(event) => setFollows(event.currentTarget.checked)}
            label={t('generate.items.follow')}
          />
        )}
      </div>
      <LineList
        run={run}
        shown={shown}
        plans={plans}
        follows={follows && !isOver(run.job)}
        onLeave={() => setFollows(false)}
      />
      {doneBefore > 0 && <p className={styles.note}>{t('generate.items.before', { count: doneBefore })}</p>}
    </>
  );
}

interface FilterProps {
  readonly lines: readonly RunLine[];
  readonly wanted: LineFilter;
  readonly onWanted: (filter: LineFilter) => void;
}

function Filter({ lines, wanted, onWanted }: FilterProps) {
  const { t } = useMessages();
  const format = useFormat();
  const counts = lineCounts(lines);
  const offered = LINE_FILTERS.filter((one) => one === 'all' || one === wanted || counts[one] > 0);
  return (
    <Chip.Group
      value={wanted}
      onChange={(chosen) => onWanted(LINE_FILTERS.find((one) => one === chosen) ?? 'all')}
    >
      <div className={styles.filters} role="radiogroup" aria-label={t('generate.items.filter')}>
        {offered.map((one) => (
          <Chip key={one} size="xs" variant="light" value={one}>
            {t(`generate.items.filters.${one}`, { count: format.number(counts[one]) })}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}

interface LineListProps extends Pick<Parameters<typeof RunLineView>[0], 'run' | 'plans'> {
  readonly shown: readonly RunLine[];
  readonly follows: boolean;
  /** The user looks elsewhere: the list stays where it is. */
  readonly onLeave: () => void;
}

function LineList({ run, shown, plans, follows, onLeave }: LineListProps) {
  const { t } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  /** The line that takes the focus once it is drawn. */
  const focusing = useRef<number | null>(null);
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => shown[index]?.item.id ?? index,
    overscan: 8,
  });
  const current = currentLine(shown);
  useEffect(() => {
    if (follows && current >= 0) list.scrollToIndex(current, { align: 'center' });
  }, [follows, current, list]);
  useEffect(() => {
    const line = scroller.current?.querySelector(`[data-index="${focusing.current}"] a`);
    if (focusing.current === null || !(line instanceof HTMLElement)) return;
    focusing.current = null;
    line.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const to = lineOfKey(event.key, event.target === scroller.current ? -1 : active, shown.length);
    if (to === null) return;
    event.preventDefault();
    onLeave();
    focusing.current = to;
    setActive(to);
    list.scrollToIndex(to);
  };
  return (
    <section
      ref={scroller}
      className={styles.items}
      aria-label={t('generate.items.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled with the keys too
      tabIndex={0}
      onKeyDown={onKeyDown}
      onWheel={onLeave}
      onTouchMove={onLeave}
    >
      {shown.length === 0 && <p className={styles.note}>{t('generate.items.none')}</p>}
      <ul style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const line = shown[index];
          return (
            line !== undefined && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                data-state={line.state}
                aria-setsize={shown.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <RunLineView run={run} line={line} plans={plans} isActive={index === active} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
