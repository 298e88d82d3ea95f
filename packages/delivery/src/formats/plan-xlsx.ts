// The plan as a workbook: the tree with its outline, what was set aside and why, and the method in plain words.
import * as z from 'zod/mini';
import { type PlanTableColumn, planColumnsOf } from '../plan/plan-columns.ts';
import { costModel, pages } from '../plan/plan-options.ts';
import type { PlanReport, PlanRow } from '../plan/plan-report.ts';
import { asideSentence, methodParagraphs, type SayPlan, UNIT_TEXTS } from '../plan/plan-texts.ts';
import { defineFormat } from '../registry/export-format.ts';
import type { Sheet, SheetCell, SheetRow } from '../xlsx/sheet-xml.ts';
import type { StyleName } from '../xlsx/styles-xml.ts';
import { writeWorkbook } from '../xlsx/write-workbook.ts';

export const planXlsx = defineFormat({
  id: 'plan-xlsx',
  extension: 'xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  needs: 'pages',
  options: z.object({ pages, costModel }),
  async write(source, options, sink, { onProgress, signal }) {
    const say = source.texts.plan;
    const report = source.plan(options);
    const sheets = [
      planSheet(report, say),
      asideSheet(report, say),
      methodSheet(report, say, source.texts.language),
    ];
    const bytes = await writeWorkbook(sheets, sink, {
      iso: source.nowIso,
      signal,
      onSheet: (done) => onProgress?.({ stage: 'write', done, total: sheets.length }),
    });
    return { items: report.rows.length, bytes, notes: [] };
  },
});

const header = (names: readonly string[]): SheetRow => ({
  cells: names.map((value) => ({ value, style: 'header' })),
});

function planSheet(report: PlanReport, say: SayPlan): Sheet {
  const columns = planColumnsOf(report);
  const head = header(columns.map(({ id }) => say(`columns.${id}`)));
  const rows = report.rows.map((row) => ({
    cells: columns.map(
      (column): SheetCell => ({
        value: column.value(row, say),
        style: styleOf(column, row),
      }),
    ),
    outline: row.level - 1,
  }));
  return {
    name: say('sheets.plan'),
    widths: columns.map(({ width }) => width),
    rows: [head, ...rows],
    hasHeader: true,
    frozenColumns: 2,
  };
}

/** Pillars are bold on a tint; the tree is drawn by the indentation of the page column. */
function styleOf({ id, format }: PlanTableColumn, { level }: PlanRow): StyleName {
  if (level === 1) return format === 'usd' ? 'pillarUsd' : format === 'whole' ? 'pillarWhole' : 'pillarText';
  if (id === 'keyword') return level === 2 ? 'level2' : 'level3';
  return format === 'text' && id !== 'intent' ? 'quiet' : format;
}

function asideSheet({ setAside, demandUnit }: PlanReport, say: SayPlan): Sheet {
  const volume = demandUnit === 'impressions' ? 'impressions' : 'volume';
  const names = (['keyword', volume, 'reason'] as const).map((id) => say(`asideColumns.${id}`));
  return {
    name: say('sheets.setAside'),
    widths: [48, 14, 80],
    rows: [
      header(names),
      ...setAside.map(({ keyword, volume, reason }) => ({
        cells: [
          { value: keyword, style: 'text' },
          { value: volume < 0 ? null : volume, style: 'whole' },
          { value: asideSentence(reason, say), style: 'quiet' },
        ] satisfies SheetCell[],
      })),
    ],
    hasHeader: true,
  };
}

function methodSheet(report: PlanReport, say: SayPlan, language: string): Sheet {
  const { facts, demandUnit, topics, rows, words, costUsd } = report;
  const figures: readonly (readonly [string, SheetCell])[] = [
    [say('page.pages'), { value: rows.length, style: 'whole' }],
    [say('page.topics'), { value: topics.length, style: 'whole' }],
    [
      say(`page.served${UNIT_TEXTS[demandUnit]}`),
      { value: `${Math.round(100 * facts.demandServedRatio)} %`, style: 'text' },
    ],
    [say('page.words'), { value: words, style: 'whole' }],
    [say('columns.cost'), { value: costUsd, style: 'usd' }],
  ];
  const empty: SheetRow = { cells: [] };
  return {
    name: say('sheets.method'),
    widths: [34, 100],
    rows: [
      { cells: [{ value: report.name, style: 'title' }] },
      empty,
      ...figures.map(([label, cell]): SheetRow => ({ cells: [{ value: label, style: 'label' }, cell] })),
      empty,
      ...methodParagraphs(report, say, language).map(
        (paragraph, index): SheetRow => ({
          cells: [
            { value: index === 0 ? say('page.method') : '', style: 'label' },
            { value: paragraph, style: 'wrapped' },
          ],
        }),
      ),
    ],
    hasHeader: false,
  };
}
