// One line of the outline: a page, a section of one, or what is set aside; a box to pick it with, its cells, and a place to drop pages on.
import { textAt } from '@silosmith/contract';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, type DragEvent, type MouseEvent, memo, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';
import type { OutlineColumn } from './columns/column.ts';
import { MarkedText } from './marked-text.tsx';
import { outlineFacts } from './outline-facts.ts';
import type { OutlineRow } from './outline-rows.ts';
import { ProposedMark } from './proposed-mark.tsx';
import { RenameField } from './rename-field.tsx';
import { isSameCells, isSameLine } from './same-line.ts';
import { fromHit } from './search-hits.ts';
import type { Edit } from './use-edits.ts';

const DRAGGED = 'application/x-silosmith-page';

/** What a line does; the same object as long as it does the same. */
export interface LineActs {
  readonly press: (row: number, event: MouseEvent) => void;
  readonly tick: (row: number, event: MouseEvent) => void;
  readonly fold: (row: number, open: boolean) => void;
  readonly drop: (dragged: number, onto: number) => void;
  /** All that the filters show; none where they are picked already. */
  readonly pickAll: () => void;
  readonly rename: (row: number, keyword: string | null) => void;
  readonly edit: Edit;
}

export interface OutlineLineProps {
  readonly project: OpenProject;
  readonly line: OutlineRow;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly OutlineColumn[];
  readonly isActive: boolean;
  readonly isPicked: boolean;
  /** Tab reaches it. */
  readonly isTabStop: boolean;
  readonly isRenamed: boolean;
  /** Fails the filters; shown as an ancestor of a page that passes. */
  readonly dimmed: boolean;
  readonly words: readonly string[];
  readonly acts: LineActs;
}

type PassedOn = 'project' | 'columns' | 'isPicked' | 'isRenamed' | 'words' | 'acts';

/** What the cells of a line show, without where the line stands. */
export interface LineCellsProps
  extends Pick<OutlineLineProps, PassedOn>,
    Pick<OutlineRow, 'row' | 'kind' | 'level'> {
  readonly fold: 'none' | 'open' | 'closed';
}

export const OutlineLine = memo(function OutlineLine(props: OutlineLineProps) {
  const { project, line, index, top, columns, isActive, isPicked, isTabStop, dimmed, acts } = props;
  const { row, kind } = line;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dragged = Number(event.dataTransfer.getData(DRAGGED));
    if (Number.isInteger(dragged) && dragged !== row) acts.drop(dragged, row);
  };
  return (
    <div
      id={`line-${row}`}
      role="row"
      tabIndex={isTabStop ? 0 : -1}
      aria-level={line.depth}
      aria-rowindex={index + 2}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={line.childCount > 0 ? line.expanded : undefined}
      aria-selected={isPicked}
      className={styles.line}
      data-row={row}
      data-kind={kind}
      data-level={line.level}
      data-active={isActive}
      data-dimmed={dimmed}
      data-over={over}
      style={{ transform: `translateY(${top}px)` }}
      draggable={kind === 'page' && !props.isRenamed}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(row))}
      onDragOver={(event) => {
        if (kind !== 'page' || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onClick={(event) => acts.press(row, event)}
    >
      <LineCells
        project={project}
        row={row}
        kind={kind}
        level={line.level}
        fold={line.childCount === 0 ? 'none' : line.expanded ? 'open' : 'closed'}
        columns={columns}
        isPicked={isPicked}
        isRenamed={props.isRenamed}
        words={props.words}
        acts={acts}
      />
    </div>
  );
}, isSameLine);

/** Drawn again only where they read differently: an edit above moves most lines and changes none of their cells. */
const LineCells = memo(function LineCells(props: LineCellsProps) {
  const { project, row, kind, columns, acts } = props;
  return (
    <>
      <PickCell {...props} />
      <KeywordCell {...props} />
      {columns.map(({ id, isFigure, Cell }) => (
        <span key={id} role="gridcell" className={styles.cell} data-column={id} data-figure={isFigure}>
          <Cell project={project} row={row} kind={kind} edit={acts.edit} />
        </span>
      ))}
    </>
  );
}, isSameCells);

/** A section is picked with the keys or with Ctrl: boxes stand for pages. */
function PickCell({ project: { table }, row, kind, isPicked, acts }: LineCellsProps) {
  const { t } = useMessages();
  return (
    <span role="gridcell" className={styles.cell} data-column="pick">
      {kind !== 'section' && (
        <input
          type="checkbox"
          className={styles.box}
          tabIndex={-1}
          checked={isPicked}
          readOnly
          aria-label={t('builder.outline.pick', { keyword: textAt(table.keyword, row) })}
          onClick={(event) => {
            event.stopPropagation();
            acts.tick(row, event);
          }}
        />
      )}
    </span>
  );
}

function KeywordCell(props: LineCellsProps) {
  const { t } = useMessages();
  const { project, row, kind, level, words, isRenamed, acts } = props;
  const isOpen = props.fold === 'open';
  const keyword = textAt(project.table.keyword, row);
  const Fold = isOpen ? IconChevronDown : IconChevronRight;
  // Indentation is a length that the style sheet reads: the phone has less room.
  const indent = { '--level': level - 1 } as CSSProperties;
  return (
    <span role="gridcell" className={styles.cell} data-column="keyword" style={indent}>
      {props.fold !== 'none' ? (
        <button
          type="button"
          className={styles.lineButton}
          tabIndex={-1}
          aria-label={t(isOpen ? 'builder.outline.collapse' : 'builder.outline.expand', { keyword })}
          onClick={(event) => {
            event.stopPropagation();
            acts.fold(row, !isOpen);
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
      {isRenamed ? (
        <RenameField keyword={keyword} onDone={(next) => acts.rename(row, next)} />
      ) : (
        <KeywordText project={project} row={row} keyword={keyword} words={words} />
      )}
      <ProposedMark silo={project.silo} row={row} />
    </span>
  );
}

interface KeywordTextProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly keyword: string;
  readonly words: readonly string[];
}

function KeywordText({ project, row, keyword, words }: KeywordTextProps) {
  const { t } = useMessages();
  const format = useFormat();
  const facts = outlineFacts(project);
  const variants = facts.tree.variants(row).length;
  const hidden = facts.hiddenHit(row, words);
  return (
    <>
      <span className={styles.keyword} title={keyword}>
        <MarkedText text={keyword} words={words} />
      </span>
      {variants > 0 && (
        <span className={styles.variants} title={t('builder.outline.variants', { count: variants })}>
          +{format.number(variants)}
          <span className="visually-hidden"> {t('builder.outline.variants', { count: variants })}</span>
        </span>
      )}
      {hidden !== null && (
        <span className={styles.also} title={hidden}>
          {t('builder.outline.also')} <MarkedText text={fromHit(hidden, words)} words={words} />
        </span>
      )}
    </>
  );
}
