// The pages of the project in the order of the silo with the state of their articles: searched, filtered, virtualised, walked with the arrow keys.
import { Select, TextInput } from '@mantine/core';
import type { PageId } from '@silosmith/contract';
import { IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { PageOption, TopicHeading } from './list-lines.tsx';
import { type ListLine, nextPageLine, PAGE_STATES, type PageState, stateCounts } from './page-lines.ts';
import type { PageRow } from './page-rows.ts';
import styles from './workspace.module.css';

const ROW_PX = 30;
/** As high as a finger needs. */
const PHONE_ROW_PX = 44;

export interface ArticleListProps {
  readonly rows: readonly PageRow[];
  /** Of `rows`, what search and state let through. */
  readonly lines: readonly ListLine[];
  readonly topics: readonly string[];
  readonly hidden: number;
  readonly failed: ReadonlySet<string>;
  readonly query: string;
  readonly state: PageState;
  readonly selected: PageId | null;
  /** The list takes the focus back when an article is left. */
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly onQuery: (query: string) => void;
  readonly onState: (state: PageState) => void;
  readonly onSelect: (id: PageId) => void;
}

export function ArticleList(props: ArticleListProps) {
  const { lines, topics, selected, query, state, listRef, onSelect } = props;
  const { t } = useMessages();
  const rowPx = useIsPhone() ? PHONE_ROW_PX : ROW_PX;
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => listRef.current,
    estimateSize: () => rowPx,
    overscan: 12,
  });
  const at = lines.findIndex((line) => line.kind === 'page' && line.row.id === selected);
  useShownInList(at, (index) => list.scrollToIndex(index));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null) return;
    event.preventDefault();
    const line = lines[nextPageLine(lines, at, step)];
    if (line?.kind === 'page') onSelect(line.row.id);
  };
  const items = list.getVirtualItems();
  const isDrawn = items.some(({ index }) => index === at);
  return (
    <section className={styles.list} aria-label={t('workspace.list.label')}>
      <ListHead {...props} />
      {lines.length === 0 && (
        <p className={styles.empty}>
          {t(query === '' && state === 'all' ? 'workspace.list.none' : 'workspace.list.empty')}
        </p>
      )}
      <div
        ref={listRef}
        className={styles.rows}
        role="listbox"
        tabIndex={0}
        aria-label={t('workspace.list.label')}
        aria-activedescendant={isDrawn ? `page-${selected}` : undefined}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: list.getTotalSize(), position: 'relative' }}>
          {items.map(({ index, start, size }) => {
            const line = lines[index];
            if (line === undefined) return null;
            const place = { transform: `translateY(${start}px)`, height: size };
            return line.kind === 'topic' ? (
              <TopicHeading key={`topic ${line.topic}`} line={line} topics={topics} place={place} />
            ) : (
              <PageOption
                key={line.row.id}
                row={line.row}
                failed={props.failed.has(line.row.id)}
                isSelected={line.row.id === selected}
                place={place}
                onSelect={onSelect}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}

/** Scrolls to the chosen line when another is chosen, and when the list has come to hold it. */
function useShownInList(at: number, scrollTo: (index: number) => void): void {
  const scroll = useRef(scrollTo);
  useEffect(() => {
    scroll.current = scrollTo;
  });
  useEffect(() => {
    if (at >= 0) scroll.current(at);
  }, [at]);
}

function ListHead({ rows, hidden, failed, query, state, onQuery, onState }: ArticleListProps) {
  const { t } = useMessages();
  const format = useFormat();
  const counts = useMemo(() => stateCounts(rows, failed), [rows, failed]);
  const total = counts.written + counts.unwritten;
  const offered = PAGE_STATES.filter((one) => one === 'all' || one === state || counts[one] > 0);
  return (
    <div className={styles.listHead}>
      <TextInput
        size="xs"
        aria-label={t('workspace.list.search')}
        placeholder={t('workspace.list.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <div className={styles.listState}>
        <Select
          size="xs"
          aria-label={t('workspace.list.state')}
          value={state}
          allowDeselect={false}
          onChange={(chosen) => onState(PAGE_STATES.find((one) => one === chosen) ?? 'all')}
          data={offered.map((one) => ({
            value: one,
            label: t(`workspace.list.states.${one}`, { count: format.number(counts[one]) }),
          }))}
        />
        <p className={styles.small}>
          {t('workspace.list.written', {
            written: format.number(counts.written),
            total: format.number(total),
          })}
        </p>
      </div>
      {hidden > 0 && <p className={styles.small}>{t('workspace.list.hidden', { count: hidden })}</p>}
    </div>
  );
}
