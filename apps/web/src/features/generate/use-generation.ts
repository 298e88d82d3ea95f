// Hook of the open project's run: its state, and whether one is being prepared.
import type { GenerationRun } from '@silosmith/generation';
import { useEffect } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { followRun, generationStore } from '../../state/generation/generation-run.ts';
import { nameRunPlace } from '../../state/generation/run-activity.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useStore } from '../../state/use-store.ts';
import { announceRuns } from './announce-runs.ts';

export interface Generation {
  /** The project's last run, open or ended; null where there is none. */
  readonly run: GenerationRun | null;
  readonly preparing: boolean;
}

export function useGeneration({ id, name }: Pick<OpenProject, 'id' | 'name'>): Generation {
  const messages = useMessages();
  const { hrefOf } = useNavigation();
  const run = useStore(generationStore, ({ runs }) => runs.get(id) ?? null);
  const preparing = useStore(generationStore, (state) => state.preparing.has(id));
  useEffect(() => announceRuns(messages), [messages]);
  useEffect(() => nameRunPlace(id, name, hrefOf('workspace')), [id, name, hrefOf]);
  useEffect(() => followRun(id), [id]);
  return { run, preparing };
}
