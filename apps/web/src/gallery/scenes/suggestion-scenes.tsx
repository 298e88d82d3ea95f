// How does having a model check the plan look: its choice, on the way, refused, with suggestions, with none?
import { PLACES } from '@silosmith/contract';
import type { Suggestion } from '@silosmith/silo';
import { ChecksPanel } from '../../features/builder/checks-panel.tsx';
import { AskDialog } from '../../features/builder/suggestions/ask-dialog.tsx';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import type { SuggestionState } from '../../state/suggestions/suggestion-work.ts';
import { suggestionWork } from '../../state/suggestions/suggestions.ts';
import { openInStore, sampleProject } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const about = {
  projectId: sampleProject.id,
  asked: { provider: 'openai', model: 'gpt-4.1' },
};
const OWN = { provider: 'openai-compatible', model: '' };

const enter = (state: SuggestionState) => () => {
  openInStore(sampleProject);
  suggestionWork.store.setState(state, true);
};
const dialog = (id: string, state: SuggestionState): Scene => ({
  id: `suggestions.${id}`,
  enter: enter(state),
  draw: () => <AskDialog project={sampleProject} onClose={nothing} />,
});
const panel = (id: string, suggestions: readonly Suggestion[]): Scene => ({
  id: `suggestions.${id}`,
  enter: enter({ step: 'offered', ...about, suggestions }),
  draw: () => (
    <ChecksPanel
      project={sampleProject}
      checks={{ report: null, running: true, fault: null }}
      onSelect={nothing}
      onClose={nothing}
    />
  ),
});

/** One of each kind, and one that the plan has no use for. */
function someSuggestions(): Suggestion[] {
  const { place, parent } = sampleProject.silo;
  const at = (wanted: number): number[] => [...place.keys()].filter((row) => place[row] === wanted);
  const [first = -1, second = -1] = at(PLACES.pillar);
  const [moved = -1, merged = -1, raised = -1] = at(PLACES.cluster);
  const elsewhere = parent[moved] === first ? second : first;
  return [
    { row: moved, action: 'below', of: elsewhere, why: 'It is a kind of what that page is about' },
    { row: merged, action: 'same', of: moved, why: 'Both ask for the same machine' },
    { row: raised, action: 'top', of: -1, why: 'Only the brand is shared, the subject is its own' },
    { row: first, action: 'top', of: -1, why: 'Leads its topic already' },
  ];
}

export const SUGGESTION_SCENES: readonly Scene[] = [
  dialog('choice', { step: 'idle' }),
  {
    ...dialog('own-server', { step: 'failed', ...about, asked: OWN, fault: faultOf('ai.unavailable') }),
    enter: () => {
      setPreferences({ ownServer: 'http://localhost:11434/v1' });
      enter({ step: 'failed', ...about, asked: OWN, fault: faultOf('ai.unavailable') })();
    },
  },
  dialog('failed', { step: 'failed', ...about, fault: faultOf('ai.quota', { provider: 'OpenAI' }) }),
  dialog('asking', { step: 'asking', ...about, done: 1, total: 3 }),
  panel('review', someSuggestions()),
  panel('nothing', []),
];
