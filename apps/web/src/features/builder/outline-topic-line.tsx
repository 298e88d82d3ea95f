// The line that heads the pages of a topic: its name, its pages, all its demand; a click folds it.
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import type { OutlineColumn } from './columns/column.ts';
import { outlineFacts } from './outline-facts.ts';
import type { LineActs } from './outline-line.tsx';
import type { OutlineRow } from './outline-rows.ts';
import topicStyles from './outline-topic-line.module.css';
import { LONE_TOPICS, topicOfLine } from './outline-topics.ts';
import { isSameShallow } from './same-line.ts';

export interface TopicLineProps {
  readonly project: OpenProject;
  readonly line: OutlineRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly OutlineColumn[];
  readonly isActive: boolean;
  readonly isTabStop: boolean;
  readonly acts: Pick<LineActs, 'fold'>;
}

export const TopicLine = memo(function TopicLine(props: TopicLineProps) {
  const { project, line, index, top, columns, isActive, isTabStop, acts } = props;
  const { t } = useMessages();
  const { row, childCount: shown, expanded } = line;
  const topic = topicOfLine(row);
  const { pages = 0, demand = 0 } = outlineFacts(project).topics.get(topic) ?? {};
  const name =
    topic === LONE_TOPICS
      ? t('builder.topics.lone')
      : (project.silo.topics[topic] ?? t('builder.topics.none'));
  return (
    <div
      id={`line-${row}`}
      role="row"
      tabIndex={isTabStop ? 0 : -1}
      aria-level={line.depth}
      aria-rowindex={index + 2}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={expanded}
      className={`${styles.line} ${topicStyles.topic}`}
      data-row={row}
      data-kind="topic"
      data-active={isActive}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => acts.fold(row, !expanded)}
    >
      <TopicCells
        name={name}
        shown={shown}
        pages={pages}
        demand={demand}
        expanded={expanded}
        columns={columns}
      />
    </div>
  );
}, isSameTopicLine);

interface TopicCellsProps {
  readonly name: string;
  /** Pages that the filters let through. */
  readonly shown: number;
  readonly pages: number;
  readonly demand: number;
  readonly expanded: boolean;
  readonly columns: readonly OutlineColumn[];
}

/** Stays as it is where the line only moves. */
const TopicCells = memo(function TopicCells(props: TopicCellsProps) {
  const { name, shown, pages, demand, expanded, columns } = props;
  const { t } = useMessages();
  const format = useFormat();
  const Fold = expanded ? IconChevronDown : IconChevronRight;
  return (
    <>
      <span role="gridcell" className={styles.cell} data-column="pick" />
      <span role="gridcell" className={styles.cell} data-column="keyword">
        <span className={topicStyles.fold} aria-hidden>
          <Fold size={14} />
        </span>
        <span className={styles.keyword} title={name}>
          {name}
        </span>
        <span className={topicStyles.pages}>
          {shown === pages
            ? t('builder.topics.pages', { count: pages })
            : t('builder.topics.shown', { shown, count: pages })}
        </span>
      </span>
      {columns.map(({ id, isFigure }) => (
        <span key={id} role="gridcell" className={styles.cell} data-column={id} data-figure={isFigure}>
          {id === 'demand' && format.number(demand)}
        </span>
      ))}
    </>
  );
});

function isSameTopicLine(before: TopicLineProps, after: TopicLineProps): boolean {
  const { project: projectBefore, line: lineBefore, ...rest } = before;
  const { project, line, ...others } = after;
  const topic = topicOfLine(line.row);
  const [factsBefore, facts] = [projectBefore, project].map((of) => outlineFacts(of).topics.get(topic));
  return (
    isSameShallow(rest, others) &&
    isSameShallow(lineBefore, line) &&
    projectBefore.silo.topics === project.silo.topics &&
    factsBefore?.pages === facts?.pages &&
    factsBefore?.demand === facts?.demand
  );
}
