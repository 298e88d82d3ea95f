// Has a model check the plan of the open project, and keeps what it suggests until the user is done with it. Plain, over ports.
import {
  type CallText,
  checkPlan,
  type PlanChecker,
  type PlanCheckPorts,
  type PlanToCheck,
  planToCheck,
} from '@silosmith/generation';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { Suggestion } from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OpenProject } from '../project/open-project.ts';

export type AskedModel = Pick<PlanChecker, 'provider' | 'model'>;

interface OfProject {
  readonly projectId: string;
  readonly asked: AskedModel;
}

export type SuggestionState =
  | { readonly step: 'idle' }
  | (OfProject & {
      readonly step: 'asking';
      /** Parts of the plan. */
      readonly done: number;
      readonly total: number;
    })
  | (OfProject & { readonly step: 'failed'; readonly fault: FaultShape })
  /** Rows stay what they are through edits: what is left to take over follows from the plan at the moment. */
  | (OfProject & { readonly step: 'offered'; readonly suggestions: readonly Suggestion[] });

export interface SuggestionPorts extends Omit<PlanCheckPorts, 'callText'> {
  readonly callOf: (provider: string) => PlanCheckPorts['callText'];
  readonly current: () => OpenProject | null;
}

export interface SuggestionWork {
  readonly store: StoreApi<SuggestionState>;
  /** Resolves when it is over, however it ended: the store says how. Nothing happens where it is at work already. */
  start(asked: AskedModel, about: Pick<PlanChecker, 'baseUrl' | 'reasonLanguage'>): Promise<void>;
  cancel(): void;
  /** Forgets what was suggested, or how it ended. */
  close(): void;
}

/** What a model would be asked, and at what price. */
export const planOfProject = (
  { table, silo, language }: Pick<OpenProject, 'table' | 'silo' | 'language'>,
  checker: PlanChecker,
): PlanToCheck => planToCheck({ table, silo, language }, checker);

export function createSuggestionWork({ callOf, current, ...clocks }: SuggestionPorts): SuggestionWork {
  const store = createStore<SuggestionState>(() => ({ step: 'idle' }));
  const say = (state: SuggestionState): void => store.setState(state, true);
  let control: AbortController | null = null;
  /** Keys of replies that came: the server gives them again. */
  const came = new Set<string>();

  return {
    store,
    async start(asked, about) {
      const project = current();
      if (project === null || control !== null) return;
      control = new AbortController();
      const { signal } = control;
      const saying = { projectId: project.id, asked };
      try {
        const plan = planOfProject(project, { ...asked, ...about });
        const onProgress = (done: number, total: number) => say({ ...saying, step: 'asking', done, total });
        onProgress(0, plan.prompts.length);
        const suggestions = await checkPlan(
          plan,
          { ...clocks, callText: noting(callOf(asked.provider), came) },
          { projectId: project.id, signal, paid: new Set(came), onProgress },
        );
        say({ ...saying, step: 'offered', suggestions });
      } catch (error) {
        const fault = toFaultShape(error);
        say(fault.code === CANCELLED ? { step: 'idle' } : { ...saying, step: 'failed', fault });
      } finally {
        control = null;
      }
    },
    cancel: () => control?.abort(),
    close() {
      if (control === null) say({ step: 'idle' });
    },
  };
}

const noting =
  (call: CallText, came: Set<string>): CallText =>
  async (request, options) => {
    const reply = await call(request, options);
    came.add(options.idempotencyKey);
    return reply;
  };
