// Whose model checks the plan, what that costs and where the keywords go, and what an attempt came to.
import {
  catalogueDate,
  DEMO_PROVIDER,
  defaultModelOf,
  modelsOf,
  needsBaseUrl,
  TEXT_PROVIDERS,
} from '@silosmith/ai';
import type { PlanToCheck } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { hasSessionKey } from '../../../platform/session-keys.ts';
import { hostNameOf } from '../../../shared/run-choice/host-name.ts';
import { obstacleOf } from '../../../shared/run-choice/model-choice.tsx';
import styles from '../../../shared/run-choice/model-form.module.css';
import { ModelForm } from '../../../shared/run-choice/model-form.tsx';
import { usePriceText } from '../../../shared/run-choice/use-price-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useMissingKey } from '../../../state/generation/use-missing-key.ts';
import { usePrices } from '../../../state/generation/use-prices.ts';
import { preferencesStore } from '../../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { planOfProject, type SuggestionState } from '../../../state/suggestions/suggestion-work.ts';
import { suggestionWork } from '../../../state/suggestions/suggestions.ts';
import { useStore } from '../../../state/use-store.ts';

export interface AskFormProps {
  readonly project: OpenProject;
  readonly failed: Extract<SuggestionState, { step: 'failed' }> | null;
  readonly onClose: () => void;
}

/** The demo provider reads nothing. */
const PROVIDERS = TEXT_PROVIDERS.filter(({ id }) => id !== DEMO_PROVIDER);

/** That of a provider whose key is here, else the first. */
function firstModel() {
  const provider = (PROVIDERS.find(({ id }) => hasSessionKey(id)) ?? PROVIDERS[0])?.id ?? '';
  return { provider, model: defaultModelOf(provider) };
}

export function AskForm({ project, failed, onClose }: AskFormProps) {
  const { t, language: reasonLanguage } = useMessages();
  const [chosen, setChosen] = useState(() => failed?.asked ?? firstModel());
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  const { provider, model } = chosen;
  const baseUrl = ownServer ?? '';
  const lack = useMissingKey(provider);
  const { table, silo, language } = project;
  const prices = usePrices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan costs follows from the prices in use.
  const plan = useMemo(
    () => planOfProject({ table, silo, language }, { provider, model, baseUrl, reasonLanguage }),
    [table, silo, language, provider, model, baseUrl, reasonLanguage, prices],
  );
  const obstacle = plan.rows.length === 0 ? 'suggestions.noPages' : obstacleOf(chosen, lack);
  return (
    <ModelForm
      lead={t('suggestions.lead')}
      failed={failed && { fault: failed.fault, said: t('meaning.failed') }}
      chosen={chosen}
      providers={PROVIDERS}
      models={modelsOf(provider)}
      defaultModelOf={defaultModelOf}
      example="llama3.3"
      lack={lack}
      onChange={setChosen}
      obstacle={obstacle}
      isReady={obstacle === null && lack === null}
      startText={t('suggestions.start')}
      onStart={() => void suggestionWork.start(chosen, { baseUrl, reasonLanguage })}
      onClose={onClose}
    >
      <Price plan={plan} />
    </ModelForm>
  );
}

function Price({ plan }: { readonly plan: PlanToCheck }) {
  const { t } = useMessages();
  const format = useFormat();
  const priceText = usePriceText();
  const { rows, costUsd, provider } = plan;
  const pages = format.number(rows.length);
  const host = hostNameOf(provider);
  const price = () => {
    if (costUsd === null) return t('suggestions.unpriced');
    if (costUsd === 0) return t('suggestions.free');
    return t('suggestions.price', { usd: priceText(costUsd), pages });
  };
  return (
    <div className={styles.price}>
      <p>
        <strong>{price()}</strong>
      </p>
      <p className={styles.quiet}>
        {needsBaseUrl(provider)
          ? t('suggestions.hostUnpriced', { host })
          : t('suggestions.host', { host, date: format.date(catalogueDate()) })}
      </p>
    </div>
  );
}
