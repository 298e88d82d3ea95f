// One worksheet of a workbook (ECMA-376 part 1, SpreadsheetML): texts are written in the cell, never as formulas.
import { xmlEscaped } from '../wordpress/xml-text.ts';
import { STYLE_INDEX, type StyleName } from './styles-xml.ts';

export interface SheetCell {
  readonly value: string | number | null;
  readonly style: StyleName;
}

export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** Outline level, 0 to 7: rows of a higher level fold under the row before them. */
  readonly outline?: number;
}

export interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  readonly name: string;
  /** Widths in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly SheetRow[];
  /** The first row stays in view and gets a filter. */
  readonly hasHeader: boolean;
  /** Columns that stay in view. */
  readonly frozenColumns?: number;
}

/** Excel's limit of a cell's text. */
const MAX_CELL_CHARACTERS = 32_767;

/** `A`, …, `Z`, `AA`, … */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (index % 26));
}

export function sheetXml(sheet: Sheet): string {
  const { rows, widths, hasHeader, frozenColumns = 0 } = sheet;
  const last = `${columnName(Math.max(0, widths.length - 1))}${Math.max(1, rows.length)}`;
  const deepest = Math.max(0, ...rows.map(({ outline = 0 }) => outline));
  const columns = widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="A1:${last}"/>`,
    `<sheetViews><sheetView workbookViewId="0">${hasHeader ? paneXml(frozenColumns) : ''}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="15"${deepest > 0 ? ` outlineLevelRow="${deepest}"` : ''}/>`,
    `<cols>${columns}</cols>`,
    `<sheetData>${rows.map(rowXml).join('')}</sheetData>`,
    hasHeader ? `<autoFilter ref="A1:${last}"/>` : '',
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>',
    '</worksheet>',
  ].join('');
}

function paneXml(columns: number): string {
  const xSplit = columns > 0 ? ` xSplit="${columns}"` : '';
  const pane = columns > 0 ? 'bottomRight' : 'bottomLeft';
  return `<pane${xSplit} ySplit="1" topLeftCell="${columnName(columns)}2" activePane="${pane}" state="frozen"/>`;
}

function rowXml({ cells, outline = 0 }: SheetRow, row: number): string {
  const level = outline > 0 ? ` outlineLevel="${outline}"` : '';
  return `<row r="${row + 1}"${level}>${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`)).join('')}</row>`;
}

function cellXml({ value, style }: SheetCell, reference: string): string {
  const head = `<c r="${reference}" s="${STYLE_INDEX[style]}"`;
  if (value === null || value === '') return `${head}/>`;
  if (typeof value === 'number') return Number.isFinite(value) ? `${head}><v>${value}</v></c>` : `${head}/>`;
  const text = xmlEscaped(value.slice(0, MAX_CELL_CHARACTERS));
  return `${head} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
