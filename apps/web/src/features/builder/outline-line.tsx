// One page in the outline: its figures, its states, and a place to drop another page on.
import { INTENT_BITS, INTENTS, pageIdsOf, ROW_FLAGS, textAt } from '@silosmith/contract';
import {
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconFileText,
  IconPinFilled,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { type DragEvent, type MouseEvent, memo, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { difficultyBand, opportunityBand } from './bands.ts';
import styles from './builder.module.css';
import type { OutlineRow } from './outline-rows.ts';
import type { Edit } from './use-edits.ts';

const DRAGGED = 'application/x-silosmith-page';

export interface OutlineLineProps {
  readonly project: OpenProject;
  readonly line: OutlineRow;
  readonly index: number;
  readonly top: number;
  readonly variantCount: number;
  readonly selected: boolean;
  readonly onSelect: (row: number) => void;
  readonly onFold: (row: number, open: boolean) => void;
  readonly edit: Edit;
}

export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps) {
  const { project, line, index, top, variantCount, selected, onSelect, onFold, edit } = props;
  const { t } = useMessages();
  const format = useFormat();
  const [over, setOver] = useState(false);
  const { table, silo } = project;
  const { row } = line;
  const keyword = textAt(table.keyword, row);
  const flags = silo.flags[row] ?? 0;
  const favourite = (flags & ROW_FLAGS.favourite) !== 0;
  const completed = (flags & ROW_FLAGS.completed) !== 0;
  const difficulty = table.difficulty[row] ?? -1;
  const opportunity = silo.opportunity[row] ?? 0;
  const intents = INTENTS.filter((intent) => ((silo.intent[row] ?? 0) & INTENT_BITS[intent]) !== 0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = Number(event.dataTransfer.getData(DRAGGED));
    if (Number.isInteger(dragged) && dragged !== row) void edit({ type: 'move', row: dragged, parent: row });
  };
  const press = (event: MouseEvent, act: () => void) => {
    event.stopPropagation();
    act();
  };
  return (
    <div
      id={`line-${row}`}
      role="row"
      aria-level={line.level}
      aria-rowindex={index + 2}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.childCount > 0 ? line.expanded : undefined}
      aria-selected={selected}
      className={styles.line}
      data-over={over}
      style={{ transform: `translateY(${top}px)` }}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(row))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onClick={() => onSelect(row)}
    >
      <span
        role="gridcell"
        className={styles.cell}
        data-column="keyword"
        style={{ paddingLeft: (line.level - 1) * 20 }}
      >
        {line.childCount > 0 ? (
          <button
            type="button"
            className={styles.lineButton}
            tabIndex={-1}
            aria-label={t(line.expanded ? 'builder.outline.collapse' : 'builder.outline.expand', { keyword })}
            onClick={(event) => press(event, () => onFold(row, !line.expanded))}
          >
            {line.expanded ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          </button>
        ) : (
          <span className={styles.noFold} />
        )}
        <span className={styles.level} data-level={line.level}>
          <span aria-hidden>L{line.level}</span>
          <span className="visually-hidden">{t('builder.outline.level', { level: line.level })}</span>
        </span>
        <span className={styles.keyword} title={keyword}>
          {keyword}
        </span>
        {variantCount > 0 && (
          <span className={styles.variants} title={t('builder.outline.variants', { count: variantCount })}>
            +{variantCount}
            <span className="visually-hidden"> {t('builder.outline.variants', { count: variantCount })}</span>
          </span>
        )}
      </span>
      <Figure column="volume" text={format.figure(table.volume[row] ?? -1)} />
      <Figure column="difficulty" text={format.figure(difficulty)} band={difficultyBand(difficulty)} />
      <Figure
        column="score"
        text={`${(flags & ROW_FLAGS.scoreEstimated) !== 0 ? '~' : ''}${format.number(silo.score[row] ?? 0)}`}
        {...((flags & ROW_FLAGS.scoreEstimated) !== 0 ? { title: t('builder.outline.estimated') } : {})}
      />
      <Figure
        column="opportunity"
        text={format.number(Math.round(opportunity))}
        band={opportunityBand(opportunity)}
      />
      <span role="gridcell" className={styles.cell} data-column="intent">
        {intents.length === 0
          ? t('builder.outline.unknownIntent')
          : intents.map((intent) => t(`builder.intents.${intent}`)).join(', ')}
      </span>
      <span role="gridcell" className={styles.cell} data-column="state">
        <button
          type="button"
          className={styles.lineButton}
          tabIndex={-1}
          aria-pressed={favourite}
          aria-label={t(favourite ? 'builder.outline.favourite' : 'builder.outline.notFavourite')}
          onClick={(event) => press(event, () => void edit({ type: 'toggleFavourite', row }))}
        >
          {favourite ? <IconStarFilled size={14} className={styles.star} /> : <IconStar size={14} />}
        </button>
        <button
          type="button"
          className={styles.lineButton}
          tabIndex={-1}
          aria-pressed={completed}
          aria-label={t(completed ? 'builder.outline.completed' : 'builder.outline.notCompleted')}
          onClick={(event) => press(event, () => void edit({ type: 'toggleCompleted', row }))}
        >
          {completed ? <IconCircleCheck size={14} className={styles.done} /> : <IconCheck size={14} />}
        </button>
        {project.articles.has(pageIdsOf(table).at(row)) && (
          <IconFileText size={14} className={styles.done} aria-label={t('builder.outline.written')} />
        )}
        {(flags & ROW_FLAGS.pinned) !== 0 && (
          <IconPinFilled size={12} aria-label={t('builder.actions.pin')} />
        )}
      </span>
    </div>
  );
});

interface FigureProps {
  readonly column: string;
  readonly text: string;
  readonly band?: number;
  readonly title?: string;
}

function Figure({ column, text, band, title }: FigureProps) {
  return (
    <span role="gridcell" className={styles.cell} data-column={column} data-band={band} title={title}>
      {text}
    </span>
  );
}
