// Provider and model with price and host, the key or address that is missing beside them, and what an attempt came to.
import { Button } from '@mantine/core';
import {
  catalogueDate,
  defaultEmbeddingModelOf,
  EMBEDDING_PROVIDERS,
  embeddingModelsOf,
  isLocal,
  modelKnows,
  needsBaseUrl,
} from '@silosmith/ai';
import { isProposed, type VectorSource } from '@silosmith/contract';
import type { EmbeddingPlan } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { hostNameOf } from '../../shared/run-choice/host-name.ts';
import { obstacleOf } from '../../shared/run-choice/model-choice.tsx';
import form from '../../shared/run-choice/model-form.module.css';
import { ModelForm } from '../../shared/run-choice/model-form.tsx';
import { usePriceText } from '../../shared/run-choice/use-price-text.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useMissingKey } from '../../state/generation/use-missing-key.ts';
import { usePrices } from '../../state/generation/use-prices.ts';
import { embeddingPlanOf, type MeaningState } from '../../state/meaning/meaning-work.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './meaning.module.css';
import { firstSource } from './source-choices.ts';

export interface MeaningFormProps {
  readonly project: OpenProject;
  readonly failed: Extract<MeaningState, { step: 'failed' }> | null;
  readonly onStart: (source: VectorSource | null) => void;
  readonly onClose: () => void;
}

export function MeaningForm({ project, failed, onStart, onClose }: MeaningFormProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [source, setSource] = useState(
    () => failed?.source ?? firstSource(project.meaning, project.language),
  );
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  const { provider, model } = source;
  const lack = useMissingKey(provider);
  const { table, silo, vectors } = project;
  const prices = usePrices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan costs follows from the prices in use.
  const plan = useMemo(
    () => embeddingPlanOf({ table, silo, vectors }, { provider, model }, ownServer),
    [table, silo, vectors, provider, model, ownServer, prices],
  );
  const obstacle = obstacleOf(source, lack);
  return (
    <ModelForm
      lead={t('meaning.lead')}
      failed={
        failed && {
          fault: failed.fault,
          said: t(failed.source !== null && plan.texts.length > 0 ? 'meaning.failedKept' : 'meaning.failed'),
        }
      }
      chosen={source}
      providers={EMBEDDING_PROVIDERS}
      models={embeddingModelsOf(provider)}
      defaultModelOf={defaultEmbeddingModelOf}
      example="nomic-embed-text"
      lack={lack}
      onChange={setSource}
      obstacle={plan.texts.length > 0 ? obstacle : null}
      isReady={plan.texts.length === 0 || (obstacle === null && lack === null)}
      startText={t('meaning.start')}
      onStart={() => onStart(source)}
      onClose={onClose}
      beside={
        project.meaning !== undefined && (
          <Button variant="default" mr="auto" onClick={() => onStart(null)}>
            {t('meaning.wordsAlone')}
          </Button>
        )
      }
    >
      <Price plan={plan} project={project} />
      {!modelKnows(provider, model, project.language) && (
        <p className={styles.foreign}>
          {t('meaning.foreign', { language: format.language(project.language) })}
        </p>
      )}
    </ModelForm>
  );
}

function Price({ plan, project }: { readonly plan: EmbeddingPlan; readonly project: OpenProject }) {
  const { t } = useMessages();
  const priceText = usePriceText();
  const format = useFormat();
  const { texts, costUsd, provider } = plan;
  const count = texts.length;
  const listed = useMemo(
    () => project.silo.flags.reduce((sum, _, row) => sum + Number(!isProposed(project.silo, row)), 0),
    [project.silo],
  );
  if (count === 0) return <p className={form.price}>{t('meaning.known')}</p>;
  const known = listed - count;
  const host = hostNameOf(provider);
  const price = () => {
    if (isLocal(provider)) return t('meaning.local', { count });
    if (costUsd === null) return t('meaning.unpriced', { count });
    if (costUsd === 0) return t('meaning.free', { count });
    return t('meaning.price', { usd: priceText(costUsd), count });
  };
  return (
    <div className={form.price}>
      <p>
        <strong>{price()}</strong> {known > 0 && t('meaning.partly', { count: known })}
      </p>
      <p className={form.quiet}>
        {isLocal(provider)
          ? t('meaning.hostLocal')
          : needsBaseUrl(provider)
            ? t('meaning.hostUnpriced', { host })
            : t('meaning.host', { host, date: format.date(catalogueDate()) })}
      </p>
    </div>
  );
}
