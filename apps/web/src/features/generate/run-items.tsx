// One line per page of the run, with its error and a retry.
import { ActionIcon, SegmentedControl } from '@mantine/core';
import type { GenerationRun } from '@silosmith/generation';
import { isOver } from '@silosmith/generation';
import type { JobItem } from '@silosmith/jobs';
import {
  IconAlertTriangleFilled,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleMinus,
  IconLoader2,
  IconRefresh,
} from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { retryRun } from '../../state/generation/generation-run.ts';
import styles from './generate.module.css';
import { usePageName } from './use-page-name.ts';

const ROW_PX = 32;
const ICONS = {
  waiting: IconCircle,
  running: IconLoader2,
  retrying: IconRefresh,
  done: IconCircleCheckFilled,
  failed: IconAlertTriangleFilled,
  cancelled: IconCircleMinus,
} as const;
/** What makes a page worth a look; the other notes are about details that the article's checks tell better. */
const TOLD = [
  'meta-fallback',
  'tags-fallback',
  'raw-reply',
  'cut-reply',
  'few-words',
  'wrong-language',
  'images-missing',
] as const;

export function RunItems({ run }: { readonly run: GenerationRun }) {
  const { t } = useMessages();
  const format = useFormat();
  const [wanted, setWanted] = useState('all');
  const { items } = run.job;
  const { doneBefore } = run.settings;
  const failed = useMemo(() => items.filter(({ state }) => state === 'failed'), [items]);
  const shown = wanted === 'failed' && failed.length > 0 ? failed : items;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 8,
  });
  return (
    <>
      {failed.length > 0 && (
        <SegmentedControl
          size="xs"
          className={styles.filter ?? ''}
          aria-label={t('generate.items.label')}
          value={wanted}
          onChange={setWanted}
          data={[
            { value: 'all', label: t('generate.items.all', { count: format.number(items.length) }) },
            { value: 'failed', label: t('generate.items.failed', { count: format.number(failed.length) }) },
          ]}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled with the keys too */}
      <section ref={scroller} className={styles.items} aria-label={t('generate.items.label')} tabIndex={0}>
        <ul style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const item = shown[index];
            return (
              item !== undefined && (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  data-state={item.state}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <ItemLine run={run} item={item} />
                </li>
              )
            );
          })}
        </ul>
      </section>
      {doneBefore > 0 && <p className={styles.note}>{t('generate.items.before', { count: doneBefore })}</p>}
    </>
  );
}

function ItemLine({ run, item }: { readonly run: GenerationRun; readonly item: JobItem }) {
  const messages = useMessages();
  const { t } = messages;
  const { id, state, attempts, fault } = item;
  const keyword = usePageName()(id);
  const Icon = ICONS[state];
  const canRetry =
    state === 'failed' && (run.place === 'here' || (run.place === 'nobody' && isOver(run.job)));
  const notes = TOLD.filter((note) => run.notes.get(id)?.includes(note));
  return (
    <>
      <Icon size={14} aria-hidden className={styles.icon} />
      <span className={styles.keyword} title={keyword}>
        {keyword}
      </span>
      <span className={styles.state}>
        {t(`generate.items.states.${state}`)}
        {state === 'retrying' && `, ${t('generate.items.attempt', { count: attempts })}`}
      </span>
      {canRetry ? (
        <ActionIcon
          size="sm"
          aria-label={t('generate.actions.retry', { keyword })}
          title={t('generate.actions.retry', { keyword })}
          onClick={() => void retryRun(run.projectId, id)}
        >
          <IconRefresh size={14} />
        </ActionIcon>
      ) : (
        <span />
      )}
      {fault !== undefined && (state === 'failed' || state === 'retrying') && (
        <p className={styles.fault}>{faultText(messages, fault)}</p>
      )}
      {notes.length > 0 && (
        <p className={styles.small}>{notes.map((note) => t(`generate.items.notes.${note}`)).join(' ')}</p>
      )}
    </>
  );
}
