// One line of the outline: a page, a section of one, or what is set aside; its figures, its states, and a place to drop a page on.
import { INTENT_BITS, INTENTS, ROW_FLAGS, textAt } from '@silosmith/contract';
import { isWeakFit } from '@silosmith/silo';
import {
  IconAlertTriangle,
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
import { isWritten } from './builder-view.ts';
import { MarkedText } from './marked-text.tsx';
import { outlineFacts } from './outline-facts.ts';
import type { OutlineRow } from './outline-rows.ts';
import { fromHit } from './search-hits.ts';
import type { Edit } from './use-edits.ts';

const DRAGGED = 'application/x-silosmith-page';

export interface OutlineLineProps {
  readonly project: OpenProject;
  readonly line: OutlineRow;
  readonly index: number;
  readonly top: number;
  readonly selected: boolean;
  /** Hidden by the filters, but a page below it is shown. */
  readonly dimmed: boolean;
  readonly words: readonly string[];
  readonly onSelect: (row: number) => void;
  readonly onFold: (row: number, open: boolean) => void;
  readonly edit: Edit;
}

export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps) {
  const { project, line, index, top, selected, dimmed, onSelect, edit } = props;
  const { row, kind } = line;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = Number(event.dataTransfer.getData(DRAGGED));
    if (Number.isInteger(dragged) && dragged !== row) void edit({ type: 'move', row: dragged, parent: row });
  };
  return (
    <div
      id={`line-${row}`}
      role="row"
      aria-level={line.depth}
      aria-rowindex={index + 2}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.childCount > 0 ? line.expanded : undefined}
      aria-selected={selected}
      className={styles.line}
      data-kind={kind}
      data-level={line.level}
      data-dimmed={dimmed}
      data-over={over}
      style={{ transform: `translateY(${top}px)` }}
      draggable={kind === 'page'}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(row))}
      onDragOver={(event) => {
        if (kind !== 'page' || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onClick={() => onSelect(row)}
    >
      <KeywordCell {...props} />
      <FigureCells project={project} line={line} />
      <StateCell project={project} line={line} edit={edit} />
    </div>
  );
});

function KeywordCell({ project, line, words, onFold }: OutlineLineProps) {
  const { t } = useMessages();
  const { row, kind, level } = line;
  const { table } = project;
  const facts = outlineFacts(project);
  const keyword = textAt(table.keyword, row);
  const variants = facts.tree.variants(row).length;
  const hidden = facts.hiddenHit(row, words);
  const Fold = line.expanded ? IconChevronDown : IconChevronRight;
  return (
    <span
      role="gridcell"
      className={styles.cell}
      data-column="keyword"
      style={{ paddingLeft: (level - 1) * 20 }}
    >
      {line.childCount > 0 ? (
        <button
          type="button"
          className={styles.lineButton}
          tabIndex={-1}
          aria-label={t(line.expanded ? 'builder.outline.collapse' : 'builder.outline.expand', { keyword })}
          onClick={(event) => {
            event.stopPropagation();
            onFold(row, !line.expanded);
          }}
        >
          <Fold size={14} />
        </button>
      ) : (
        <span className={styles.noFold} />
      )}
      {kind === 'page' || kind === 'topic' ? (
        <span className="visually-hidden">{t('builder.outline.level', { level })}</span>
      ) : (
        <span className={styles.tag} title={t(`builder.outline.${kind}`)}>
          {t(`builder.outline.short.${kind}`)}
        </span>
      )}
      <span className={styles.keyword} title={keyword}>
        <MarkedText text={keyword} words={words} />
      </span>
      {variants > 0 && (
        <span className={styles.variants} title={t('builder.outline.variants', { count: variants })}>
          +{variants}
          <span className="visually-hidden"> {t('builder.outline.variants', { count: variants })}</span>
        </span>
      )}
      {hidden !== null && (
        <span className={styles.also} title={hidden}>
          {t('builder.outline.also')} <MarkedText text={fromHit(hidden, words)} words={words} />
        </span>
      )}
    </span>
  );
}

function FigureCells({ project, line: { row, kind } }: Pick<OutlineLineProps, 'project' | 'line'>) {
  const { t } = useMessages();
  const format = useFormat();
  const { table, silo } = project;
  const flags = silo.flags[row] ?? 0;
  const difficulty = table.difficulty[row] ?? -1;
  const opportunity = silo.opportunity[row] ?? 0;
  const estimated = (flags & ROW_FLAGS.scoreEstimated) !== 0;
  const intents = INTENTS.filter((intent) => ((silo.intent[row] ?? 0) & INTENT_BITS[intent]) !== 0);
  const names = intents.map((intent) => t(`builder.intents.${intent}`));
  const isPage = kind === 'page';
  const sign = estimated ? '~' : '';
  const hint = estimated ? { title: t('builder.outline.estimated') } : {};
  return (
    <>
      <Figure column="demand" text={format.number(outlineFacts(project).demands[row] ?? 0)} />
      <Figure
        column="volume"
        text={format.figure(table.volume[row] ?? -1)}
        label={t('builder.outline.volume')}
      />
      <Figure
        column="difficulty"
        text={format.figure(difficulty)}
        band={difficultyBand(difficulty)}
        label={t('builder.outline.difficulty')}
      />
      <Figure column="score" text={isPage ? `${sign}${format.number(silo.score[row] ?? 0)}` : ''} {...hint} />
      <Figure
        column="opportunity"
        text={isPage ? `${sign}${format.number(Math.round(opportunity))}` : ''}
        band={opportunityBand(opportunity)}
        {...hint}
      />
      <span role="gridcell" className={styles.cell} data-column="intent" title={names.join(', ')}>
        {isPage ? (names[0] ?? t('builder.outline.unknownIntent')) : ''}
      </span>
      <span role="gridcell" className={styles.cell} data-column="fit">
        {(flags & ROW_FLAGS.pinned) !== 0 ? (
          <span className={styles.byHand}>
            <IconPinFilled size={12} aria-hidden /> {t('builder.fit.pinned')}
          </span>
        ) : (
          isWeakFit(silo, row) && (
            <span className={styles.weak}>
              <IconAlertTriangle size={12} aria-hidden /> {t('builder.fit.weak')}
            </span>
          )
        )}
      </span>
    </>
  );
}

function StateCell({
  project,
  line: { row, kind },
  edit,
}: Pick<OutlineLineProps, 'project' | 'line' | 'edit'>) {
  const { t } = useMessages();
  const flags = project.silo.flags[row] ?? 0;
  const favourite = (flags & ROW_FLAGS.favourite) !== 0;
  const completed = (flags & ROW_FLAGS.completed) !== 0;
  const press = (event: MouseEvent, act: () => void) => {
    event.stopPropagation();
    act();
  };
  if (kind !== 'page') return <span role="gridcell" className={styles.cell} data-column="state" />;
  return (
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
      {completed && (
        <IconCircleCheck size={14} className={styles.done} aria-label={t('builder.outline.completed')} />
      )}
      {isWritten(project, row) && (
        <IconFileText size={14} className={styles.done} aria-label={t('builder.outline.written')} />
      )}
    </span>
  );
}

interface FigureProps {
  readonly column: string;
  readonly text: string;
  readonly band?: number;
  readonly title?: string;
  /** On the phone, where no head names the figure. */
  readonly label?: string;
}

function Figure({ column, text, band, title, label }: FigureProps) {
  return (
    <span role="gridcell" className={styles.cell} data-column={column} data-band={band} title={title}>
      {label !== undefined && <span className={styles.phoneLabel}>{label}</span>}
      {text}
    </span>
  );
}
