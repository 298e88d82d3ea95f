// The pages of a plan or run, one line each: what is done with it, what is written, how it was read back.
import { SegmentedControl } from '@mantine/core';
import { reasonSentence } from '@silosmith/messages';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { fieldKey, unknownFaultKey } from './field-key.ts';
import styles from './publish.module.css';
import { filteredRows, type PublishRow, ROW_FILTERS, type RowFilter } from './publish-rows.ts';

export interface PageListProps {
  readonly rows: readonly PublishRow[];
  /** Page id. */
  readonly chosen: string | null;
  readonly onChoose: (pageId: string) => void;
}

const ROW_PX = 34;

export function PageList({ rows, chosen, onChoose }: PageListProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [filter, setFilter] = useState<RowFilter>('all');
  const shown = filteredRows(rows, filter);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => shown[index]?.item.pageId ?? index,
    overscan: 8,
  });
  return (
    <section className={styles.list} aria-label={t('publishing.table.label')}>
      <SegmentedControl
        size="xs"
        className={styles.filter ?? ''}
        aria-label={t('publishing.table.label')}
        value={filter}
        onChange={(value) => setFilter(ROW_FILTERS.find((known) => known === value) ?? 'all')}
        data={ROW_FILTERS.map((value) => ({
          value,
          label: t(`publishing.table.filters.${value}`, {
            count: format.number(filteredRows(rows, value).length),
          }),
        }))}
      />
      <div className={styles.columns} aria-hidden>
        <span>{t('publishing.table.action')}</span>
        <span>{t('publishing.table.page')}</span>
        <span>{t('publishing.table.what')}</span>
        <span>{t('publishing.table.readBack')}</span>
      </div>
      {shown.length === 0 && <p className={styles.note}>{t('publishing.table.none')}</p>}
      <div ref={scroller} className={styles.rows}>
        <ul style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const row = shown[index];
            return (
              row !== undefined && (
                <li key={key} style={{ transform: `translateY(${start}px)`, height: ROW_PX }}>
                  <PageLine row={row} isChosen={row.item.pageId === chosen} onChoose={onChoose} />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface PageLineProps {
  readonly row: PublishRow;
  readonly isChosen: boolean;
  readonly onChoose: (pageId: string) => void;
}

function actionOf({ item, result }: PublishRow) {
  if (result !== null) return result.status === 'error' ? 'failed' : 'done';
  return item.reason === 'edited-on-site' ? 'edited' : item.operation;
}

function PageLine({ row, isChosen, onChoose }: PageLineProps) {
  const messages = useMessages();
  const { t } = messages;
  const { item, result } = row;
  const action = actionOf(row);
  const fields = Object.keys(item.changes).map((field) => t(fieldKey(field)));
  const planned = item.operation === 'update' ? fields.join(', ') : t(`publishing.reasons.${item.reason}`);
  const fault = result?.fault ?? null;
  const what = fault === null ? planned : faultText(messages, fault, t(unknownFaultKey(item.operation)));
  return (
    <button
      type="button"
      className={styles.row}
      data-operation={item.operation}
      aria-current={isChosen}
      onClick={() => onChoose(item.pageId)}
    >
      <span className={styles.action} data-action={action}>
        {t(`publishing.table.operations.${action}`)}
      </span>
      <span className={styles.keyword}>{item.keyword}</span>
      <span className={styles.what} title={what}>
        {what}
      </span>
      <ReadBack row={row} />
    </button>
  );
}

function ReadBack({ row }: { readonly row: PublishRow }) {
  const messages = useMessages();
  const { t } = messages;
  const verification = row.result?.verification ?? null;
  if (verification === null) return <span className={styles.readBack} />;
  const { status, code, fields, httpStatus } = verification;
  if (status === 'success')
    return (
      <span className={styles.readBack} data-tone="done">
        <IconCheck size={14} aria-hidden />
        {t('publishing.table.asSent')}
      </span>
    );
  const text =
    code === 'fields' || code === null
      ? t('publishing.table.differs', { count: fields.length })
      : reasonSentence(messages, code, { status: httpStatus ?? 0 });
  return (
    <span className={styles.readBack} data-tone="trouble" title={text}>
      <IconAlertTriangle size={14} aria-hidden />
      {text}
    </span>
  );
}
