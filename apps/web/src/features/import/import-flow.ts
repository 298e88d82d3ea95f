// State machine of an import: a union of states and one pure function over its events.
import type { Detection } from '@silosmith/contract';
import type { FaultShape, ProgressReport } from '@silosmith/kernel';
import type { ChosenLanguage, FileColumns } from '../../workers/import.worker.ts';

export type ImportState =
  | { readonly step: 'idle'; readonly fault: FaultShape | null }
  | { readonly step: 'language'; readonly files: readonly File[] }
  | {
      readonly step: 'working';
      readonly files: readonly File[];
      readonly language: ChosenLanguage;
      /** Of the files whose columns the user has chosen. */
      readonly columns: readonly FileColumns[];
      readonly progress: ProgressReport | null;
    }
  | {
      readonly step: 'mapping';
      readonly files: readonly File[];
      readonly language: ChosenLanguage;
      readonly columns: readonly FileColumns[];
      /** Name of the file in question. */
      readonly file: string;
      readonly detection: Detection;
      readonly preview: readonly (readonly string[])[];
    };

export type ImportEvent =
  | { readonly type: 'files-chosen'; readonly files: readonly File[] }
  | { readonly type: 'language-chosen'; readonly language: ChosenLanguage }
  /** Files that were read before, with other columns. */
  | {
      readonly type: 'read-again';
      readonly files: readonly File[];
      readonly language: ChosenLanguage;
      readonly columns: readonly FileColumns[];
    }
  | { readonly type: 'progressed'; readonly progress: ProgressReport }
  | {
      readonly type: 'mapping-needed';
      readonly file: string;
      readonly detection: Detection;
      readonly preview: readonly (readonly string[])[];
    }
  | { readonly type: 'mapping-chosen'; readonly columns: FileColumns['columns'] }
  | { readonly type: 'failed'; readonly fault: FaultShape }
  | { readonly type: 'cancelled' };

export const IDLE: ImportState = { step: 'idle', fault: null };

/** Events that do not belong to the state leave it as it is. */
export function nextImportState(state: ImportState, event: ImportEvent): ImportState {
  switch (event.type) {
    case 'files-chosen':
      return state.step === 'idle' && event.files.length > 0
        ? { step: 'language', files: event.files }
        : state;
    case 'language-chosen':
      return state.step === 'language'
        ? { step: 'working', files: state.files, language: event.language, columns: [], progress: null }
        : state;
    case 'read-again': {
      const { files, language, columns } = event;
      return state.step === 'idle' ? { step: 'working', files, language, columns, progress: null } : state;
    }
    case 'progressed':
      return state.step === 'working' && showsProgress(state.progress, event.progress)
        ? { ...state, progress: event.progress }
        : state;
    case 'mapping-needed': {
      if (state.step !== 'working') return state;
      const { files, language, columns } = state;
      const { file, detection, preview } = event;
      return { step: 'mapping', files, language, columns, file, detection, preview };
    }
    case 'mapping-chosen': {
      if (state.step !== 'mapping') return state;
      const { files, language, file } = state;
      const columns = [...state.columns, { file, columns: event.columns }];
      return { step: 'working', files, language, columns, progress: null };
    }
    case 'failed':
      return { step: 'idle', fault: event.fault };
    case 'cancelled':
      return IDLE;
  }
}

/** Whole percents of a bar in 'working'; nothing is redrawn for less. */
export const percentOf = ({ done, total }: ProgressReport): number =>
  total === 0 ? 0 : Math.floor((100 * done) / total);

function showsProgress(before: ProgressReport | null, now: ProgressReport): boolean {
  return before?.stage !== now.stage || percentOf(before) !== percentOf(now);
}
