// The columns of the plan as a table, for the spreadsheet formats.
import type { PlanReport, PlanRow } from './plan-report.ts';
import { type PlanColumn, type SayPlan, whySentence } from './plan-texts.ts';

export interface PlanTableColumn {
  readonly id: PlanColumn;
  /** Characters. */
  readonly width: number;
  readonly format: 'text' | 'whole' | 'usd';
  readonly value: (row: PlanRow, say: SayPlan) => string | number | null;
}

const known = (figure: number): number | null => (figure < 0 ? null : figure);

const COLUMNS: readonly PlanTableColumn[] = [
  { id: 'level', width: 7, format: 'whole', value: (row) => row.level },
  { id: 'keyword', width: 42, format: 'text', value: (row) => row.keyword },
  { id: 'topic', width: 22, format: 'text', value: (row) => row.topic },
  { id: 'parent', width: 28, format: 'text', value: (row) => row.parent },
  {
    id: 'sections',
    width: 36,
    format: 'text',
    value: (row) => row.sections.map(({ heading }) => heading).join('; '),
  },
  { id: 'variants', width: 30, format: 'text', value: (row) => row.variants.join('; ') },
  { id: 'demand', width: 11, format: 'whole', value: (row) => known(row.demand) },
  { id: 'volume', width: 11, format: 'whole', value: (row) => known(row.volume) },
  { id: 'difficulty', width: 10, format: 'whole', value: (row) => known(row.difficulty) },
  { id: 'intent', width: 15, format: 'text', value: (row) => row.intent.join(', ') },
  { id: 'slug', width: 34, format: 'text', value: (row) => row.slug },
  { id: 'words', width: 9, format: 'whole', value: (row) => row.words },
  {
    id: 'cost',
    width: 9,
    format: 'usd',
    value: (row) => (row.costUsd === null ? null : Math.round(row.costUsd * 1e4) / 1e4),
  },
  { id: 'fit', width: 13, format: 'text', value: (row, say) => say(`fit.${row.fit}`) },
  {
    id: 'onSite',
    width: 12,
    format: 'text',
    value: ({ onSite }, say) => (onSite === null ? null : say(`onSite.${onSite.verdict}`)),
  },
  {
    id: 'sitePages',
    width: 44,
    format: 'text',
    value: ({ onSite }) => onSite?.addresses.join(' ') ?? null,
  },
  // Last, so that a long sentence runs on into empty cells.
  { id: 'why', width: 90, format: 'text', value: whySentence },
];

const SITE_COLUMNS: readonly PlanColumn[] = ['onSite', 'sitePages'];

/** Those about the site that exists only where there is one. */
export function planColumnsOf({ hasSite }: Pick<PlanReport, 'hasSite'>): readonly PlanTableColumn[] {
  return hasSite ? COLUMNS : COLUMNS.filter(({ id }) => !SITE_COLUMNS.includes(id));
}
