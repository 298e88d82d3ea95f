// The pages of the project with the state of their articles: searched, virtualised, walked with the arrow keys.
import { TextInput } from '@mantine/core';
import type { PageId } from '@silosmith/contract';
import { IconCircle, IconCircleCheckFilled, IconSearch } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { matching, type PageRow } from './page-rows.ts';
import styles from './workspace.module.css';

const ROW_PX = 36;

export interface ArticleListProps {
  readonly rows: readonly PageRow[];
  readonly hidden: number;
  readonly selected: PageId | null;
  readonly onSelect: (id: PageId) => void;
}

export function ArticleList({ rows, hidden, selected, onSelect }: ArticleListProps) {
  const { t } = useMessages();
  const [query, setQuery] = useState('');
  const shown = useMemo(() => matching(rows, query), [rows, query]);
  const pages = useMemo(() => rows.filter(({ level }) => level > 0), [rows]);
  const written = useMemo(() => pages.filter((page) => page.written).length, [pages]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || shown.length === 0) return;
    event.preventDefault();
    const at = shown.findIndex(({ id }) => id === selected);
    const next = Math.min(shown.length - 1, Math.max(0, at + step));
    const page = shown[next];
    if (page === undefined) return;
    onSelect(page.id);
    list.scrollToIndex(next);
  };

  return (
    <section className={styles.list} aria-label={t('workspace.list.label')}>
      <div className={styles.listHead}>
        <TextInput
          size="xs"
          aria-label={t('workspace.list.search')}
          placeholder={t('workspace.list.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <p className={styles.small}>{t('workspace.list.written', { written, total: pages.length })}</p>
        {hidden > 0 && <p className={styles.small}>{t('workspace.list.hidden', { count: hidden })}</p>}
      </div>
      {shown.length === 0 && <p className={styles.empty}>{t('workspace.list.empty')}</p>}
      <div
        ref={scroller}
        className={styles.rows}
        role="listbox"
        tabIndex={0}
        aria-label={t('workspace.list.label')}
        aria-activedescendant={selected === null ? undefined : `page-${selected}`}
        onKeyDown={onKeyDown}
      >
        <div style={{ height: list.getTotalSize(), position: 'relative' }}>
          {list.getVirtualItems().map((item) => {
            const page = shown[item.index];
            if (page === undefined) return null;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it answers the keys
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the listbox (aria-activedescendant)
              <div
                key={page.id}
                id={`page-${page.id}`}
                role="option"
                aria-selected={page.id === selected}
                className={styles.row}
                style={{ transform: `translateY(${item.start}px)` }}
                onClick={() => onSelect(page.id)}
              >
                {page.written ? (
                  <IconCircleCheckFilled
                    size={14}
                    className={styles.done}
                    aria-label={t('workspace.list.hasArticle')}
                  />
                ) : (
                  <IconCircle size={14} className={styles.open} aria-label={t('workspace.list.noArticle')} />
                )}
                <span className={styles.keyword} title={page.keyword}>
                  {page.keyword}
                </span>
                {page.level === 0 && <span className={styles.level}>{t('workspace.kept.badge')}</span>}
                {page.level > 0 && (
                  <span className={styles.level} data-level={page.level}>
                    <span aria-hidden>L{page.level}</span>
                    <span className="visually-hidden">
                      {t('workspace.list.level', { level: page.level })}
                    </span>
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
