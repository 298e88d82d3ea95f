// Suggestions about the plan as screens use them: over this app's stores, network and clock.
import { requestJson } from '../../platform/api-client.ts';
import { systemChance } from '../../platform/chance.ts';
import { systemClock, systemTimer } from '../../platform/clock.ts';
import { sessionKey } from '../../platform/session-keys.ts';
import { endActivity, reportActivity } from '../activity/activity-store.ts';
import { textCallOf } from '../generation/text-call.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';
import { projectStore } from '../project/project-store.ts';
import { createSuggestionWork } from './suggestion-work.ts';

export const suggestionWork = createSuggestionWork({
  callOf: (provider) =>
    textCallOf(provider, {
      request: requestJson,
      keyOf: sessionKey,
      ownServer: () => preferencesStore.getState().ownServer,
      timer: systemTimer,
    }),
  current: () => projectStore.getState().project,
  clock: systemClock,
  timer: systemTimer,
  chance: systemChance,
});

const ACTIVITY = 'suggestions';

/** Told until the user is done with it: the plan may be checked while another screen is open. */
suggestionWork.store.subscribe((state) => {
  if (state.step === 'idle') return endActivity(ACTIVITY);
  const about = { id: ACTIVITY, label: 'suggestions.activity', params: {} } as const;
  if (state.step === 'asking') {
    const { done, total } = state;
    return reportActivity({ ...about, state: 'running', done, total, warnsOnLeave: true });
  }
  const ended = state.step === 'offered' ? 'completed' : 'failed';
  reportActivity({ ...about, state: ended, done: 1, total: 1, warnsOnLeave: false });
});
