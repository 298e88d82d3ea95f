// How does the start screen run an import? The flow's state, the worker behind it, and the project it ends in.

import type { ColumnRole, ContentLanguage, GroupingStrictness } from '@silosmith/contract';
import { CANCELLED, throwIfCancelled, toFaultShape } from '@silosmith/kernel';
import { startTransition, useCallback, useReducer, useRef } from 'react';
import { pause } from '../../platform/clock.ts';
import { runInWorker } from '../../platform/workers.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { discardImport, placeForImport, showImported } from '../../state/project/project-store.ts';
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
  const messages = useMessages();
  const { t } = messages;
  const { go, prepare } = useNavigation();
  const format = useFormat();
  const [state, dispatch] = useReducer(nextImportState, IDLE);
  const running = useRef<AbortController | null>(null);

  // Dialogs are drawn in the pauses of the page.
  const choose = useCallback(
    (files: readonly File[]) => startTransition(() => dispatch({ type: 'files-chosen', files })),
    [],
  );

  const run = async (
    files: readonly File[],
    language: ContentLanguage,
    mapping: readonly (ColumnRole | null)[] | null,
  ) => {
    const control = new AbortController();
    running.current = control;
    let stored: string | null = null;
    try {
      // One thing a task: the dialog changes, the worker starts, the builder is loaded.
      await pause();
      throwIfCancelled(control.signal);
      const place = placeForImport();
      stored = place.projectId;
      const working = runInWorker<ImportRequest, ImportReply>(
        () => new ImportWorker(),
        {
          files,
          name: nameOf(files) || t('importing.untitled'),
          language,
          grouping: GROUPING,
          place,
          ...(mapping ? { mapping } : {}),
        },
        { signal: control.signal, onProgress: (progress) => dispatch({ type: 'progressed', progress }) },
      );
      const loading = pause().then(() => {
        prepare('builder');
        return import('../../state/project/page-selection.ts');
      });
      // Without it the builder selects the pages itself.
      const [reply, selections] = await Promise.all([working, loading.catch(() => null)]);
      if (reply.type === 'needs-mapping') {
        dispatch({ type: 'mapping-needed', detection: reply.detection, preview: reply.preview });
        return;
      }
      await pause();
      throwIfCancelled(control.signal);
      selections?.knowSelection(reply.project, reply.selection);
      showImported(place.projectId, reply.project);
      stored = null;
      await pause();
      // The dialog stays until the builder is drawn.
      go('builder');
      const { report, language: tag } = reply.project;
      toast.success(t('importing.done', { count: report.imported, language: format.language(tag) }));
      if (reply.confidence !== null && !reply.mapped) {
        toast.info(t('importing.detected', { percent: Math.round(reply.confidence * 100) }));
      }
    } catch (error) {
      const fault = toFaultShape(error);
      dispatch(fault.code === CANCELLED ? { type: 'cancelled' } : { type: 'failed', fault });
      // It may have been on its way to the disk.
      if (stored !== null)
        await discardImport(stored).catch((cause: unknown) => toast.failure(faultText(messages, cause)));
    } finally {
      running.current = null;
    }
  };

  return {
    state,
    choose,
    confirmLanguage: (language: ContentLanguage) => {
      if (state.step !== 'language' || running.current !== null) return;
      startTransition(() => dispatch({ type: 'language-chosen', language }));
      void run(state.files, language, null);
    },
    confirmMapping: (mapping: readonly (ColumnRole | null)[]) => {
      if (state.step !== 'mapping' || running.current !== null) return;
      startTransition(() => dispatch({ type: 'mapping-chosen', mapping }));
      void run(state.files, state.language, mapping);
    },
    /** Ends the worker; what was there before is untouched. */
    cancel: () => {
      running.current?.abort();
      dispatch({ type: 'cancelled' });
    },
  };
}
