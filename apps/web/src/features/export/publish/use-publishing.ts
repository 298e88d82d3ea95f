// Hooks of state/publishing: a project's publishing, and why it cannot be done now.
import { useMemo, useState, useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../../../platform/page.ts';
import { sessionKey } from '../../../platform/session-keys.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import {
  type PublishChoices,
  passwordName,
  storeChoices,
  storedChoices,
} from '../../../state/publishing/publish-choices.ts';
import { publishingOf } from '../../../state/publishing/publishing.ts';
import type { PlanBasis, PublishingState } from '../../../state/publishing/publishing-state.ts';
import type { Publishing } from '../../../state/publishing/publishing-work.ts';
import { sessionStore } from '../../../state/session/session-store.ts';
import { useStore } from '../../../state/use-store.ts';

export interface PublishingHook {
  readonly publishing: Publishing;
  readonly state: PublishingState;
}

export function usePublishing(projectId: string): PublishingHook {
  const publishing = publishingOf(projectId);
  return { publishing, state: useStore(publishing.store, (state) => state) };
}

export interface PublishForm extends PublishChoices {
  readonly password: string;
  readonly overwrite: boolean;
}

/** The form of the tab; what of it is kept is stored with every change. */
export function usePublishForm(project: OpenProject) {
  const { id } = project;
  const [form, setForm] = useState<PublishForm>(() => ({
    ...storedChoices(id),
    password: sessionKey(passwordName(id)) ?? '',
    overwrite: false,
  }));
  const change = (changes: Partial<PublishForm>): void => {
    const next = { ...form, ...changes };
    setForm(next);
    if (changes.settings !== undefined) storeChoices(id, { ...storedChoices(id), settings: next.settings });
  };
  const { settings, overwrite } = form;
  const basis = useMemo((): PlanBasis => ({ project, settings, overwrite }), [project, settings, overwrite]);
  return { form, change, basis };
}

export type Obstacle = 'noArticles' | 'offline' | 'signedOut';

/** What stands in the way of every call; null: nothing. */
export function useObstacle({ articles }: OpenProject): Obstacle | null {
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true);
  const session = useStore(sessionStore, ({ status }) => status);
  if (articles.size === 0) return 'noArticles';
  if (!online) return 'offline';
  return session === 'signed-in' ? null : 'signedOut';
}
