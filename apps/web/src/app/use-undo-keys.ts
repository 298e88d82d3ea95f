// Undo by Ctrl or Cmd + Z outside text fields; redo with Shift, or by Ctrl + Y.
import { useEffect } from 'react';
import { isTyping, onKeyDown } from '../platform/page.ts';
import { faultText } from '../shared/ui/fault-text.ts';
import { toast } from '../shared/ui/toast.ts';
import { useMessages } from '../shared/ui/use-messages.ts';
import { projectStore, redo, undo } from '../state/project/project-store.ts';

export function useUndoKeys(): void {
  const messages = useMessages();
  useEffect(
    () =>
      onKeyDown((event) => {
        const key = event.key.toLowerCase();
        if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
        if (key !== 'z' && key !== 'y') return;
        if (projectStore.getState().project === null) return;
        event.preventDefault();
        const again = key === 'y' || event.shiftKey;
        const { t } = messages;
        (again ? redo() : undo()).then(
          (step) => {
            if (step === null) return;
            const params = { step: t(step.label, step.params) };
            toast.info(t(again ? 'common.undo.redone' : 'common.undo.undone', params));
          },
          (error: unknown) => toast.failure(faultText(messages, error)),
        );
      }),
    [messages],
  );
}
