// A column of the outline: head, width, order, cell on the screen and in a spreadsheet.
import type { Filters } from '@silosmith/contract';
import type { MessageKey, Messages } from '@silosmith/messages';
import type { ComponentType } from 'react';
import type { OpenProject } from '../../../state/project/open-project.ts';
import type { LineKind } from '../outline-rows.ts';
import type { Edit } from '../use-edits.ts';

export interface CellProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly kind: LineKind;
  readonly edit: Edit;
}

export interface OutlineColumn {
  /** Kept as a choice of the user: it stays what it is. */
  readonly id: string;
  readonly label: MessageKey;
  readonly widthPx: number;
  /** Shown by those who never chose. */
  readonly isDefault: boolean;
  /** Empty without a site that exists, and then not offered. */
  readonly needsSite?: true;
  /** Right-aligned, and most first when it is sorted by. */
  readonly isFigure: boolean;
  /** Where the list is too narrow for all, the lowest goes first; infinity: never. */
  readonly givesWay: number;
  /** Key of the filters, where they know the order: it is kept with the project. */
  readonly sortBy?: Filters['sortBy'];
  /** By row; NaN stands last whichever way. Asked for once a sorting. */
  readonly sortKeys: (project: OpenProject) => (row: number) => number;
  /** In a spreadsheet: figures without separators, nothing for what is unknown. */
  readonly text: (project: OpenProject, row: number, messages: Messages) => string;
  /**
   * Reads of the project nothing but the keyword's text and figures, the cells of its own row, the place of the page that came second,
   * the labels of topics, whether there is an article, and the row's demand: a line is drawn again when one of these changes (`isSameLine`).
   * What comes from elsewhere is followed by the cell itself.
   */
  readonly Cell: ComponentType<CellProps>;
}

/** What stands in a column of figures that are -1 where they are unknown. */
export const knownOrNaN = (figure: number | undefined): number =>
  figure === undefined || figure < 0 ? Number.NaN : figure;
export const plainFigure = (figure: number | undefined): string =>
  figure === undefined || Number.isNaN(figure) || figure < 0 ? '' : String(Math.round(figure));
