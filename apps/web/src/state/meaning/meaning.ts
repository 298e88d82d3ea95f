// Grouping by meaning as screens use it: over this app's stores, network and clock.
import { keyOfVectors } from '@silosmith/contract';
import { requestJson } from '../../platform/api-client.ts';
import { systemChance } from '../../platform/chance.ts';
import { systemClock, systemTimer } from '../../platform/clock.ts';
import { sessionKey } from '../../platform/session-keys.ts';
import { endActivity, reportActivity } from '../activity/activity-store.ts';
import { embeddingCallOf } from '../generation/text-call.ts';
import { preferencesStore } from '../preferences/preferences-store.ts';
import { projectStore, putRecord } from '../project/project-store.ts';
import { siloWork } from '../project/silo-workers.ts';
import { createMeaningWork } from './meaning-work.ts';

export const meaningWork = createMeaningWork({
  callOf: (provider) =>
    embeddingCallOf(provider, {
      request: requestJson,
      keyOf: sessionKey,
      ownServer: () => preferencesStore.getState().ownServer,
      timer: systemTimer,
    }),
  keep: (projectId, batch) => putRecord(projectId, 'vectors', keyOfVectors(batch), batch),
  current: () => projectStore.getState().project,
  group: siloWork.byMeaning,
  clock: systemClock,
  timer: systemTimer,
  chance: systemChance,
});

const ACTIVITY = 'meaning';

meaningWork.store.subscribe((state) => {
  if (state.step !== 'asking') return endActivity(ACTIVITY);
  const { done, total } = state;
  const about = { id: ACTIVITY, label: 'meaning.activity', params: {}, state: 'running' } as const;
  reportActivity({ ...about, done, total, warnsOnLeave: true });
});
