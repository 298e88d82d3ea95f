// How does the start screen run an import? The flow's state, the worker behind it, and the project it ends in.

import type { ColumnRole, ContentLanguage, GroupingStrictness } from '@silosmith/contract';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { useReducer, useRef } from 'react';
import { runInWorker } from '../../platform/workers.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { newFromImport } from '../../state/project-store.ts';
import type { ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import ImportWorker from '../../workers/import.worker.ts?worker';
import { IDLE, nextImportState } from './import-flow.ts';

const GROUPING: GroupingStrictness = 'moderate';

const nameOf = (files: readonly File[]): string =>
  (files[0]?.name ?? '')
    .replace(/\.[^.]+$/u, '')
    .replace(/[_-]+/gu, ' ')
    .trim();

export function useImport() {
  const { t } = useMessages();
  const { go } = useNavigation();
  const format = useFormat();
  const [state, dispatch] = useReducer(nextImportState, IDLE);
  const running = useRef<AbortController | null>(null);

  const run = async (
    files: readonly File[],
    language: ContentLanguage,
    mapping: readonly (ColumnRole | null)[] | null,
  ) => {
    const control = new AbortController();
    running.current = control;
    try {
      const reply = await runInWorker<ImportRequest, ImportReply>(
        () => new ImportWorker(),
        {
          files,
          name: nameOf(files) || t('importing.untitled'),
          language,
          grouping: GROUPING,
          ...(mapping ? { mapping } : {}),
        },
        { signal: control.signal, onProgress: (progress) => dispatch({ type: 'progressed', progress }) },
      );
      if (reply.type === 'needs-mapping') {
        dispatch({ type: 'mapping-needed', detection: reply.detection, preview: reply.preview });
        return;
      }
      await newFromImport(reply.project);
      dispatch({ type: 'imported' });
      const { report, language: tag } = reply.project;
      toast.success(t('importing.done', { count: report.imported, language: format.language(tag) }));
      if (reply.confidence !== null && !reply.mapped) {
        toast.info(t('importing.detected', { percent: Math.round(reply.confidence * 100) }));
      }
      go('builder');
    } catch (error) {
      const fault = toFaultShape(error);
      dispatch(fault.code === CANCELLED ? { type: 'cancelled' } : { type: 'failed', fault });
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    choose: (files: readonly File[]) => dispatch({ type: 'files-chosen', files }),
    confirmLanguage: (language: ContentLanguage) => {
      if (state.step !== 'language') return;
      dispatch({ type: 'language-chosen', language });
      void run(state.files, language, null);
    },
    confirmMapping: (mapping: readonly (ColumnRole | null)[]) => {
      if (state.step !== 'mapping') return;
      dispatch({ type: 'mapping-chosen', mapping });
      void run(state.files, state.language, mapping);
    },
    /** Ends the worker; what was there before is untouched. */
    cancel: () => {
      running.current?.abort();
      dispatch({ type: 'cancelled' });
    },
  };
}
