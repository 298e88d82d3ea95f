// State machine of an import: a union of states and one pure function over its events.
import type { ColumnRole, ContentLanguage, Detection } from '@silosmith/contract';
import type { FaultShape, ProgressReport } from '@silosmith/kernel';

export type ImportState =
  | { readonly step: 'idle'; readonly fault: FaultShape | null }
  | { readonly step: 'language'; readonly files: readonly File[] }
  | {
      readonly step: 'working';
      readonly files: readonly File[];
      readonly language: ContentLanguage;
      readonly mapping: readonly (ColumnRole | null)[] | null;
      readonly progress: ProgressReport | null;
    }
  | {
      readonly step: 'mapping';
      readonly files: readonly File[];
      readonly language: ContentLanguage;
      readonly detection: Detection;
      readonly preview: readonly (readonly string[])[];
      readonly fault: FaultShape | null;
    };

export type ImportEvent =
  | { readonly type: 'files-chosen'; readonly files: readonly File[] }
  | { readonly type: 'language-chosen'; readonly language: ContentLanguage }
  | { readonly type: 'progressed'; readonly progress: ProgressReport }
  | {
      readonly type: 'mapping-needed';
      readonly detection: Detection;
      readonly preview: readonly (readonly string[])[];
    }
  | { readonly type: 'mapping-chosen'; readonly mapping: readonly (ColumnRole | null)[] }
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
        ? { step: 'working', files: state.files, language: event.language, mapping: null, progress: null }
        : state;
    case 'progressed':
      return state.step === 'working' && showsProgress(state.progress, event.progress)
        ? { ...state, progress: event.progress }
        : state;
    case 'mapping-needed': {
      if (state.step !== 'working') return state;
      const { files, language } = state;
      return {
        step: 'mapping',
        files,
        language,
        detection: event.detection,
        preview: event.preview,
        fault: null,
      };
    }
    case 'mapping-chosen': {
      if (state.step !== 'mapping') return state;
      const { files, language } = state;
      return { step: 'working', files, language, mapping: event.mapping, progress: null };
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
