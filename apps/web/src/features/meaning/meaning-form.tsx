// Provider and model with price and host, the key or address that is missing beside them, and what an attempt came to.
import { Alert, Button, Group } from '@mantine/core';
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
import { ModelChoice, obstacleOf } from '../../shared/run-choice/model-choice.tsx';
import { usePriceText } from '../../shared/run-choice/use-price-text.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
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
  const messages = useMessages();
  const { t } = messages;
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
  const isReady = plan.texts.length === 0 || (obstacle === null && lack === null);
  return (
    <div className={styles.form}>
      {failed === null ? (
        <p>{t('meaning.lead')}</p>
      ) : (
        <Alert color="red" variant="light" role="alert" title={faultText(messages, failed.fault)}>
          {t(failed.source !== null && plan.texts.length > 0 ? 'meaning.failedKept' : 'meaning.failed')}
        </Alert>
      )}
      <ModelChoice
        chosen={source}
        providers={EMBEDDING_PROVIDERS}
        models={embeddingModelsOf(provider)}
        defaultModelOf={defaultEmbeddingModelOf}
        example="nomic-embed-text"
        lack={lack}
        faultCode={failed?.fault.code ?? ''}
        onChange={setSource}
      />
      <Price plan={plan} project={project} />
      {!modelKnows(provider, model, project.language) && (
        <p className={styles.foreign}>
          {t('meaning.foreign', { language: format.language(project.language) })}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        {project.meaning !== undefined && (
          <Button variant="default" mr="auto" onClick={() => onStart(null)}>
            {t('meaning.wordsAlone')}
          </Button>
        )}
        {obstacle !== null && plan.texts.length > 0 && (
          <span className={styles.quiet} id="meaning-obstacle">
            {t(obstacle)}
          </span>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={!isReady}
          aria-describedby={obstacle === null ? undefined : 'meaning-obstacle'}
          onClick={() => onStart(source)}
        >
          {t(failed === null ? 'meaning.start' : 'meaning.again')}
        </Button>
      </Group>
    </div>
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
  if (count === 0) return <p className={styles.price}>{t('meaning.known')}</p>;
  const known = listed - count;
  const host = hostNameOf(provider);
  const price = () => {
    if (isLocal(provider)) return t('meaning.local', { count });
    if (costUsd === null) return t('meaning.unpriced', { count });
    if (costUsd === 0) return t('meaning.free', { count });
    return t('meaning.price', { usd: priceText(costUsd), count });
  };
  return (
    <div className={styles.price}>
      <p>
        <strong>{price()}</strong> {known > 0 && t('meaning.partly', { count: known })}
      </p>
      <p className={styles.quiet}>
        {isLocal(provider)
          ? t('meaning.hostLocal')
          : needsBaseUrl(provider)
            ? t('meaning.hostUnpriced', { host })
            : t('meaning.host', { host, date: format.date(catalogueDate()) })}
      </p>
    </div>
  );
}
