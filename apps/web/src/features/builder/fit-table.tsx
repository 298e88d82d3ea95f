// Two places side by side, row by row: what speaks for each, the stronger side in bold, what is missing named.
import { textAt } from '@silosmith/contract';
import type { FitCase, FitSide } from '@silosmith/silo';
import type { ReactNode } from 'react';
import { type Format, useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './fit-table.module.css';
import { outlineFacts } from './outline-facts.ts';

export interface FitTableProps {
  readonly project: OpenProject;
  readonly fit: FitCase;
  /** Below the names of the places: the buttons of the queue. */
  readonly actions?: { readonly now: ReactNode; readonly runnerUp: ReactNode };
  /** What each place would change; left out beside a page. */
  readonly changes?: { readonly now: string; readonly runnerUp: string };
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  /** Index of the stronger side; -1 where neither is. */
  readonly stronger: number;
}

export function FitTable({ project, fit, actions, changes }: FitTableProps) {
  const { t } = useMessages();
  const { now, runnerUp } = fit;
  const rows = useRows(project, fit, changes);
  if (now === null) return null;
  const sides = runnerUp === null ? [now] : [now, runnerUp];
  const name = (row: number): string => textAt(project.table.keyword, row);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('builder.fit.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hint}>
              {t(sides.length > 1 ? 'builder.fit.bold' : 'builder.fit.evidence')}
            </span>
          </th>
          {sides.map((side, at) => (
            <th key={side.row} scope="col" data-now={at === 0}>
              <span className={styles.hint}>{t(at === 0 ? 'builder.fit.now' : 'builder.fit.runnerUp')}</span>
              <b>{name(side.row)}</b>
              {at === 0 ? actions?.now : actions?.runnerUp}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name: row, cells, stronger }) => (
          <tr key={id}>
            <th scope="row">{row}</th>
            {sides.map((side, at) => (
              <td key={side.row} data-now={at === 0} data-stronger={at === stronger}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useRows(project: OpenProject, fit: FitCase, changes: FitTableProps['changes']): readonly Row[] {
  const messages = useMessages();
  const format = useFormat();
  const { t } = messages;
  const { now, runnerUp, measure, threshold, keywords } = fit;
  if (now === null) return [];
  const sides = runnerUp === null ? [now] : [now, runnerUp];
  const demands = outlineFacts(project).demands;
  const own = demands[fit.row] ?? 0;
  const row = (
    id: string,
    name: string,
    cells: readonly ReactNode[],
    weights: readonly number[] = [],
  ): Row => ({
    id,
    name,
    cells,
    stronger: strongerOf(weights),
  });
  const none = <span className={styles.hint}>{t('builder.fit.none')}</span>;
  const missing = <span className={styles.hint}>{t('builder.fit.notInFile')}</span>;
  const words = (side: FitSide): ReactNode =>
    side.sharedWords.length > 0 ? side.sharedWords.join(', ') : none;
  const said = (side: FitSide): ReactNode => (side.ownWords.length === 0 ? none : wordsText(side, t, format));
  const rows: Row[] = [];
  if (measure !== 'none') {
    const needs =
      threshold === null ? '' : `, ${t('builder.why.needs', { percent: format.percent(threshold) })}`;
    rows.push(
      row(
        'likeness',
        `${t(`builder.fit.measures.${measure}`)}${needs}`,
        sides.map(({ likeness }) => format.percent(likeness)),
        // Figures that look the same are not marked as stronger.
        sides.map(({ likeness }) => Math.round(100 * likeness)),
      ),
    );
  }
  rows.push(
    row(
      'shared',
      t('builder.fit.shared'),
      sides.map(words),
      sides.map((side) => side.sharedWords.length),
    ),
  );
  if (runnerUp !== null && keywords > 1) {
    const weights = sides.map((side) => side.ownWords[0]?.keywords ?? 0);
    rows.push(row('said', t('builder.fit.said', { count: keywords }), sides.map(said), weights));
  }
  const broader = (side: FitSide): string => {
    const demand = demands[side.row] ?? 0;
    return t(demand >= own ? 'builder.fit.more' : 'builder.fit.less', { demand: format.number(demand) });
  };
  rows.push(row('demand', t('builder.fit.demand', { demand: format.number(own) }), sides.map(broader)));
  rows.push(
    row(
      'neighbours',
      t('builder.fit.neighbours'),
      sides.map(({ neighbours }) =>
        neighbours.length === 0
          ? none
          : neighbours.map((other) => textAt(project.table.keyword, other)).join(' · '),
      ),
    ),
  );
  if (now.fileParents !== null) {
    const counts = sides.map((side) => side.fileParents ?? 0);
    const told = counts.map((count) =>
      count === 0 ? none : t('builder.fit.fileCount', { count, total: keywords }),
    );
    rows.push(row('file', t('builder.fit.fileParents'), told, counts));
  }
  const results = sides.map((side) =>
    side.sharedResults === null ? missing : format.number(side.sharedResults),
  );
  rows.push(
    row(
      'results',
      t('builder.fit.results'),
      results,
      sides.map((side) => side.sharedResults ?? 0),
    ),
  );
  if (changes !== undefined)
    rows.push(row('changes', t('builder.fit.changes'), [changes.now, changes.runnerUp]));
  return rows;
}

function wordsText({ ownWords }: FitSide, t: ReturnType<typeof useMessages>['t'], format: Format): string {
  return ownWords
    .map(({ word, keywords }) =>
      t('builder.fit.sayWord', { word, count: keywords, number: format.number(keywords) }),
    )
    .join(', ');
}

/** Of one side nothing is stronger. */
function strongerOf([now = 0, other]: readonly number[]): number {
  if (other === undefined || now === other) return -1;
  return now > other ? 0 : 1;
}
