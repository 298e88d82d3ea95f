// Provider, model and pages of the next run.
import { DEMO_PROVIDER, defaultImageModelOf, defaultModelOf } from '@silosmith/ai';
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { useMemo } from 'react';
import { preferencesStore } from '../preferences/preferences-store.ts';
import type { OpenProject } from '../project/open-project.ts';
import { useStore } from '../use-store.ts';

/** By the user's preferences and the project's language and filters: of texts and the research that they rest on. */
export function useRunChoice({ language, filters }: OpenProject, replacesDemo: boolean): RunChoice {
  const named = useStore(preferencesStore, (state) => state.textProvider);
  const chosen = useStore(preferencesStore, (state) => state.textModel);
  const isSmart = useStore(preferencesStore, (state) => state.smartMode);
  const provider = isSmart ? SMART_PROVIDER : named;
  const model = isSmart ? '' : (chosen ?? defaultModelOf(provider));
  const research = useResearchChoice();
  const template = useStore(preferencesStore, (state) => state.articleTemplate);
  const strategy = useStore(preferencesStore, (state) => state.articleStrategy);
  const advice = useStore(preferencesStore, (state) => state.articleAdvice);
  return useMemo(
    () => ({
      provider,
      model,
      language,
      filters,
      replacesDemo: replacesDemo && provider !== DEMO_PROVIDER,
      ...(research === null ? {} : { research }),
      ...(advice.length === 0 ? {} : { advice }),
      ...(template === null ? {} : { template }),
      ...(strategy === 'balanced' ? {} : { strategy }),
    }),
    [provider, model, language, filters, replacesDemo, research, advice, template, strategy],
  );
}

/** Who makes images where the user wants some; null: nobody. */
export function useImageChoice(): NonNullable<RunChoice['pictures']> | null {
  const provider = useStore(preferencesStore, (state) => state.imageProvider);
  const chosen = useStore(preferencesStore, (state) => state.imageModel);
  const amount = useStore(preferencesStore, (state) => state.imageAmount);
  const isSmart = useStore(preferencesStore, (state) => state.smartImages);
  const policy = useStore(preferencesStore, (state) => state.imagePolicy);
  return useMemo(() => {
    if (provider === null) return null;
    if (isSmart) return { provider: SMART_PROVIDER, model: '', amount, policy };
    return { provider, model: chosen ?? defaultImageModelOf(provider), amount };
  }, [provider, chosen, amount, isSmart, policy]);
}

/** Who finds the pages that articles rest on, where the user wants some; null: nobody. */
export function useResearchChoice(): NonNullable<RunChoice['research']> | null {
  const provider = useStore(preferencesStore, (state) => state.researchProvider);
  const market = useStore(preferencesStore, (state) => state.researchMarket) ?? undefined;
  return useMemo(() => (provider === null ? null : { provider, market }), [provider, market]);
}
