// Hook of make-edit.ts; reports what was done or refused.
import { prepareEdits, type SiloEdit } from '@silosmith/silo';
import { useCallback, useEffect } from 'react';
import { pause } from '../../platform/clock.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { projectStore, takeEdit } from '../../state/project/project-store.ts';
import { makeEdit } from './make-edit.ts';
import { prepareTelling, tellEdit } from './tell-edit.ts';

/** Resolves to whether the edit was made and stored. */
export type Edit = (edit: SiloEdit) => Promise<boolean>;

const current = () => projectStore.getState().project;

export function useEdits(): Edit {
  const messages = useMessages();
  useEffect(() => {
    // What only the first edits would wait for is made before them.
    void pause().then(() => {
      const project = current();
      if (project !== null) prepareEdits(project);
      prepareTelling(messages);
    });
  }, [messages]);
  return useCallback<Edit>(
    async (edit) => {
      try {
        return await makeEdit({ current, takeEdit, tell: (made) => tellEdit(messages, made) }, edit);
      } catch (error) {
        toast.failure(faultText(messages, error));
        return false;
      }
    },
    [messages],
  );
}
