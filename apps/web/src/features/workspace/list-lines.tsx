// One line of the page list: a topic, or a page.
import type { PageId } from '@silosmith/contract';
import { IconAlertTriangleFilled, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { LONE_TOPICS, type TopicLine } from './page-lines.ts';
import type { PageRow } from './page-rows.ts';
import styles from './workspace.module.css';

export interface TopicHeadingProps {
  readonly line: TopicLine;
  readonly topics: readonly string[];
  readonly place: CSSProperties;
}

export function TopicHeading({ line: { topic, written, pages }, topics, place }: TopicHeadingProps) {
  const { t } = useMessages();
  const format = useFormat();
  const name =
    topic === LONE_TOPICS
      ? t('workspace.list.loneTopics')
      : (topics[topic] ?? t('workspace.list.withoutTopic'));
  const count = { written: format.number(written), total: format.number(pages) };
  return (
    <div className={styles.topic} style={place} role="presentation">
      <span className={styles.keyword} title={name}>
        {name}
      </span>
      <span className={styles.topicCount}>{t('workspace.list.topicWritten', count)}</span>
    </div>
  );
}

export interface PageOptionProps {
  readonly row: PageRow;
  readonly failed: boolean;
  readonly isSelected: boolean;
  readonly place: CSSProperties;
  readonly onSelect: (id: PageId) => void;
}

export function PageOption({ row, failed, isSelected, place, onSelect }: PageOptionProps) {
  const { t } = useMessages();
  const { id, keyword, level } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox around it answers the keys
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the listbox (aria-activedescendant)
    <div
      id={`page-${id}`}
      role="option"
      aria-selected={isSelected}
      className={styles.row}
      data-level={level}
      data-written={row.written}
      style={place}
      onClick={() => onSelect(id)}
    >
      <StateIcon row={row} failed={failed} />
      <span className={styles.keyword} title={keyword}>
        {keyword}
      </span>
      {level === 0 && <span className={styles.level}>{t('workspace.kept.badge')}</span>}
      {level > 0 && <span className="visually-hidden">{t('workspace.list.level', { level })}</span>}
    </div>
  );
}

function StateIcon({ row, failed }: Pick<PageOptionProps, 'row' | 'failed'>) {
  const { t } = useMessages();
  if (failed) {
    return (
      <IconAlertTriangleFilled size={14} className={styles.failed} aria-label={t('workspace.list.failed')} />
    );
  }
  if (!row.written) {
    return <IconCircle size={14} className={styles.open} aria-label={t('workspace.list.noArticle')} />;
  }
  return (
    <IconCircleCheckFilled
      size={14}
      className={row.demo ? styles.demoMark : styles.done}
      aria-label={t(row.demo ? 'workspace.list.hasDemo' : 'workspace.list.hasArticle')}
    />
  );
}
