// Reports an edit in one toast, which can undo it as long as it is the latest.
import type { Messages } from '@silosmith/messages';
import { nextFrame } from '../../platform/clock.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { dismissToast, toast } from '../../shared/ui/toast.ts';
import type { UndoStep } from '../../state/project/open-project.ts';
import { projectStore, undo } from '../../state/project/project-store.ts';
import type { MadeEdit } from './make-edit.ts';
import { sayEdit } from './say-edit.ts';

const lastStep = () => projectStore.getState().project?.undoSteps.at(-1);

/** What was edited is drawn first; the toast took as long again, and the refreshed checks came after it. */
export function tellEdit(messages: Messages, made: MadeEdit): void {
  const step = lastStep();
  void nextFrame().then(() => {
    if (lastStep() === step) offerUndo(messages, made, step);
  });
}

/** The first sentence of a kind takes long: its plural rules are made with it. */
export function prepareTelling({ t }: Messages): void {
  t('builder.told.done', { step: t('builder.steps.deleted', { count: 1, keyword: '' }) });
  t('builder.told.under', { count: 1, page: '' });
}

function offerUndo(messages: Messages, made: MadeEdit, step: UndoStep | undefined): void {
  const { t } = messages;
  const sentence = sayEdit(messages, made);
  if (sentence === null) return;
  const takeBack = async () => {
    if (lastStep() !== step) return;
    try {
      await undo();
      toast.info(t('common.undo.undone', { step: t(made.label, made.params) }));
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  const id = toast.offer(sentence, { label: t('builder.undo'), run: () => void takeBack() });
  const stop = projectStore.subscribe(() => {
    if (lastStep() === step) return;
    stop();
    dismissToast(id);
  });
}
