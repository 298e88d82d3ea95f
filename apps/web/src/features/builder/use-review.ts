// The review of weak fits as the queue sees it: where it stands, and what can be done.
import type { Messages } from '@silosmith/messages';
import { type FitDecision, fitEditOf, weakFits } from '@silosmith/silo';
import { useMemo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { projectStore, takeEdit, undo } from '../../state/project/project-store.ts';
import { type MadeEdit, makeEdit } from './make-edit.ts';
import { type Decided, type ReviewState, reviewState } from './review-state.ts';
import { sayEdit } from './say-edit.ts';

export interface Review extends ReviewState {
  /** What the last decision did; null before the first. */
  readonly told: string | null;
  /** `of`: the page that a section is made for. Does nothing where the decision makes no sense. */
  readonly decide: (decision: FitDecision, of?: number) => Promise<void>;
  readonly choose: (row: number) => void;
  readonly skip: () => void;
  readonly takeBack: () => Promise<void>;
}

const current = () => projectStore.getState().project;

export function useReview(project: OpenProject): Review {
  const messages = useMessages();
  const { silo, undoSteps } = project;
  const [decisions, setDecisions] = useState<readonly Decided[]>([]);
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState(-1);
  const [told, setTold] = useState<string | null>(null);
  const facts = factsOf(project);
  const weak = useMemo(() => weakFits(silo, facts), [silo, facts]);
  const state = useMemo(
    () => reviewState({ weak, undoSteps, decisions, skipped, chosen }),
    [weak, undoSteps, decisions, skipped, chosen],
  );
  const decide = async (decision: FitDecision, of?: number): Promise<void> => {
    const row = state.current;
    const edit = row < 0 ? null : fitEditOf(silo, row, decision, of);
    if (edit === null) return;
    try {
      const tell = (made: MadeEdit) => {
        const step = current()?.undoSteps.at(-1);
        if (step !== undefined) setDecisions((before) => [...before, { row, decision, step }]);
        setChosen(-1);
        setTold(sentence(messages, made));
      };
      await makeEdit({ current, takeEdit, tell }, edit);
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  return {
    ...state,
    told,
    decide,
    choose: setChosen,
    skip: () => {
      const row = state.current;
      setSkipped((before) => [...before.filter((one) => one !== row), row]);
      setChosen(-1);
    },
    takeBack: async () => {
      const [last] = state.decided;
      // Only what was decided here: an earlier step of the builder is not the queue's to take back.
      if (last === undefined || current()?.undoSteps.at(-1) !== last.step) return;
      try {
        await undo();
        setChosen(last.row);
        setTold(messages.t('builder.review.undone'));
      } catch (error) {
        toast.failure(faultText(messages, error));
      }
    },
  };
}

function sentence(messages: Messages, made: MadeEdit): string {
  return (
    sayEdit(messages, made) ?? messages.t('builder.told.done', { step: messages.t(made.label, made.params) })
  );
}
