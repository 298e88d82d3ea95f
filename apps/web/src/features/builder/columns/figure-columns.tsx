// Columns of numbers.
import { ROW_FLAGS } from '@silosmith/contract';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { difficultyBand, opportunityBand } from '../bands.ts';
import styles from '../builder.module.css';
import { outlineFacts } from '../outline-facts.ts';
import { type CellProps, knownOrNaN, type OutlineColumn, plainFigure } from './column.ts';

const demandOf = (project: CellProps['project'], row: number): number =>
  outlineFacts(project).demands[row] ?? 0;

export const demand: OutlineColumn = {
  id: 'demand',
  label: 'builder.outline.demand',
  widthPx: 84,
  isDefault: true,
  isFigure: true,
  givesWay: Number.POSITIVE_INFINITY,
  sortKeys: (project) => (row) => demandOf(project, row),
  text: (project, row) => plainFigure(demandOf(project, row)),
  Cell({ project, row }) {
    const format = useFormat();
    return format.number(demandOf(project, row));
  },
};

export const volume: OutlineColumn = {
  id: 'volume',
  label: 'builder.outline.volume',
  widthPx: 76,
  isDefault: true,
  isFigure: true,
  givesWay: 8,
  sortBy: 'volume',
  sortKeys:
    ({ table }) =>
    (row) =>
      knownOrNaN(table.volume[row]),
  text: ({ table }, row) => plainFigure(table.volume[row]),
  Cell({ project: { table }, row }) {
    const { t } = useMessages();
    const format = useFormat();
    return (
      <>
        <span className={styles.phoneLabel}>{t('builder.outline.volume')}</span>
        {format.figure(table.volume[row] ?? -1)}
      </>
    );
  },
};

export const difficulty: OutlineColumn = {
  id: 'difficulty',
  label: 'builder.outline.difficulty',
  widthPx: 48,
  isDefault: true,
  isFigure: true,
  givesWay: 6,
  sortBy: 'difficulty',
  sortKeys:
    ({ table }) =>
    (row) =>
      knownOrNaN(table.difficulty[row]),
  text: ({ table }, row) => plainFigure(table.difficulty[row]),
  Cell({ project: { table }, row }) {
    const { t } = useMessages();
    const format = useFormat();
    const figure = table.difficulty[row] ?? -1;
    return (
      <>
        <span className={styles.phoneLabel}>{t('builder.outline.difficulty')}</span>
        <span data-band={difficultyBand(figure)}>{format.figure(figure)}</span>
      </>
    );
  },
};

export const score: OutlineColumn = {
  id: 'score',
  label: 'builder.outline.score',
  widthPx: 68,
  isDefault: true,
  isFigure: true,
  givesWay: 1,
  sortBy: 'score',
  sortKeys:
    ({ silo }) =>
    (row) =>
      silo.score[row] ?? Number.NaN,
  text: ({ silo }, row) => String(silo.score[row] ?? ''),
  Cell: (props) => <Estimated {...props} figure={props.project.silo.score[props.row] ?? 0} />,
};

export const opportunity: OutlineColumn = {
  id: 'opportunity',
  label: 'builder.outline.opportunity',
  widthPx: 92,
  isDefault: true,
  isFigure: true,
  givesWay: 2,
  sortKeys:
    ({ silo }) =>
    (row) =>
      silo.opportunity[row] ?? Number.NaN,
  text: ({ silo }, row) => plainFigure(silo.opportunity[row]),
  Cell(props) {
    const figure = props.project.silo.opportunity[props.row] ?? 0;
    return (
      <span data-opportunity={opportunityBand(figure)}>
        <Estimated {...props} figure={Math.round(figure)} />
      </span>
    );
  },
};

/** Of pages alone; an estimate says so wherever it stands. */
function Estimated({ project, row, kind, figure }: CellProps & { readonly figure: number }) {
  const { t } = useMessages();
  const format = useFormat();
  if (kind !== 'page') return null;
  const isEstimated = ((project.silo.flags[row] ?? 0) & ROW_FLAGS.scoreEstimated) !== 0;
  const text = format.number(figure);
  return isEstimated ? <span title={t('builder.outline.estimated')}>~{text}</span> : text;
}
