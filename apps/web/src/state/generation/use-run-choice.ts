// Provider, model and pages of the next run.
import { DEMO_PROVIDER, defaultImageModelOf, defaultModelOf } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { useMemo } from 'react';
import { preferencesStore } from '../preferences/preferences-store.ts';
import type { OpenProject } from '../project/open-project.ts';
import { useStore } from '../use-store.ts';

/** By the user's preferences and the project's language and filters; of texts alone. */
export function useRunChoice({ language, filters }: OpenProject, replacesDemo: boolean): RunChoice {
  const provider = useStore(preferencesStore, (state) => state.textProvider);
  const chosen = useStore(preferencesStore, (state) => state.textModel);
  const model = chosen ?? defaultModelOf(provider);
  return useMemo(
    () => ({ provider, model, language, filters, replacesDemo: replacesDemo && provider !== DEMO_PROVIDER }),
    [provider, model, language, filters, replacesDemo],
  );
}

/** Who makes images where the user wants some; null: nobody. */
export function useImageChoice(): NonNullable<RunChoice['pictures']> | null {
  const provider = useStore(preferencesStore, (state) => state.imageProvider);
  const chosen = useStore(preferencesStore, (state) => state.imageModel);
  return useMemo(
    () => (provider === null ? null : { provider, model: chosen ?? defaultImageModelOf(provider) }),
    [provider, chosen],
  );
}
