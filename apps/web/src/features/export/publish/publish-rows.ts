// The pages of a plan or of a run as lines of one list.
import type { PlanItem, PublishResult } from '@silosmith/delivery';
import type { Work } from '../../../state/publishing/publishing-state.ts';

export interface PublishRow {
  readonly item: PlanItem;
  /** Null until the run has come to it. */
  readonly result: PublishResult | null;
}

export const ROW_FILTERS = ['all', 'active', 'trouble'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];

/** Null where the work of the moment has no pages. What is to be written comes first. */
export function publishRows(work: Work): readonly PublishRow[] | null {
  if (work.state !== 'planned' && work.state !== 'publishing' && work.state !== 'ended') return null;
  const { create, update, skip } = work.plan;
  const results = work.state === 'planned' ? new Map<string, PublishResult>() : work.results;
  return [...update, ...create, ...skip].map((item) => {
    const result = results.get(item.pageId) ?? null;
    return { item, result: result?.status === 'skipped' ? null : result };
  });
}

/** A page that someone should look at: failed, not as it was sent, or left because it was edited on the site. */
export function isTrouble({ item, result }: PublishRow): boolean {
  if (result?.status === 'error') return true;
  const verification = result?.verification ?? null;
  if (verification !== null && verification.status !== 'success') return true;
  return item.edited.length > 0 || item.reason === 'in-trash';
}

export function filteredRows(rows: readonly PublishRow[], filter: RowFilter): readonly PublishRow[] {
  if (filter === 'active')
    return rows.filter(({ item, result }) => item.operation !== 'skip' || result !== null);
  return filter === 'trouble' ? rows.filter(isTrouble) : rows;
}

export interface RunFigures {
  /** Pages of the run. */
  readonly total: number;
  readonly written: number;
  readonly failed: number;
  /** Pages that were read back. */
  readonly readBack: number;
  readonly verified: number;
  /** Fields of these. */
  readonly fieldsAsSent: number;
  readonly fieldsDiffering: number;
}

export function runFigures(rows: readonly PublishRow[]): RunFigures {
  const results = rows.flatMap(({ result }) => result ?? []);
  const reports = results.flatMap(({ verification }) => verification ?? []);
  const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
  const fieldsDiffering = sum(reports.map(({ fields }) => fields.length));
  return {
    total: rows.filter(({ item, result }) => item.operation !== 'skip' || result !== null).length,
    written: results.filter(({ status }) => status === 'success').length,
    failed: results.filter(({ status }) => status === 'error').length,
    readBack: reports.length,
    verified: reports.filter(({ status }) => status === 'success').length,
    fieldsAsSent: sum(reports.map(({ checked }) => checked.length)) - fieldsDiffering,
    fieldsDiffering,
  };
}
