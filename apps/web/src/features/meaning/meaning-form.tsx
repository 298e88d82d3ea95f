// Provider and model with price and host, the key or address that is missing beside them, and what an attempt came to.
import { Alert, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import {
  catalogueDate,
  defaultEmbeddingModelOf,
  EMBEDDING_PROVIDERS,
  embeddingModelsOf,
  isLocal,
  modelKnows,
  needsBaseUrl,
  providerName,
} from '@silosmith/ai';
import { isProposed, type VectorSource } from '@silosmith/contract';
import type { EmbeddingPlan } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { KeyForm } from '../../shared/ui/key-form.tsx';
import { OwnServerAddress } from '../../shared/ui/own-server-address.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useMissingKey } from '../../state/generation/use-missing-key.ts';
import { usePrices } from '../../state/generation/use-prices.ts';
import { embeddingPlanOf, type MeaningState } from '../../state/meaning/meaning-work.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './meaning.module.css';
import { firstSource, hostNameOf } from './source-choices.ts';

export interface MeaningFormProps {
  readonly project: OpenProject;
  readonly failed: Extract<MeaningState, { step: 'failed' }> | null;
  readonly onStart: (source: VectorSource | null) => void;
  readonly onClose: () => void;
}

/** A refused key is entered again where it was refused. */
const KEY_FAULTS: ReadonlySet<string> = new Set(['ai.bad-key', 'ai.no-key']);

export function MeaningForm({ project, failed, onStart, onClose }: MeaningFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [source, setSource] = useState(
    () => failed?.source ?? firstSource(project.meaning, project.language),
  );
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  const { provider, model } = source;
  const models = embeddingModelsOf(provider);
  const isOwn = needsBaseUrl(provider);
  const lack = useMissingKey(provider);
  const { table, silo, vectors } = project;
  const prices = usePrices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the plan costs follows from the prices in use.
  const plan = useMemo(
    () => embeddingPlanOf({ table, silo, vectors }, { provider, model }, ownServer),
    [table, silo, vectors, provider, model, ownServer, prices],
  );
  const asksForKey = !isOwn && (lack !== null || (failed !== null && KEY_FAULTS.has(failed.fault.code)));
  const obstacle = isOwn && lack !== null ? 'meaning.noAddress' : model === '' ? 'meaning.noModel' : null;
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
      <div className={styles.fields}>
        <NativeSelect
          label={t('meaning.provider')}
          value={provider}
          onChange={({ currentTarget: { value } }) =>
            setSource({ provider: value, model: defaultEmbeddingModelOf(value) })
          }
          data={EMBEDDING_PROVIDERS.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {models.length > 0 ? (
          <NativeSelect
            label={t('meaning.model')}
            value={model}
            onChange={(event) => setSource({ provider, model: event.currentTarget.value })}
            data={models.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <TextInput
            label={t('meaning.modelName')}
            description={t('meaning.modelHint')}
            value={model}
            onChange={(event) => setSource({ provider, model: event.currentTarget.value.trim() })}
          />
        )}
      </div>
      {isOwn && <OwnServerAddress />}
      {asksForKey && (
        <div className={styles.key}>
          <p>
            {t(lack === null ? 'meaning.newKey' : `meaning.keys.${lack}`, {
              provider: providerName(provider),
            })}
          </p>
          <KeyForm provider={provider} />
        </div>
      )}
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

/** Shown as less than this. US dollars. */
const SMALLEST_USD = 0.0001;

function Price({ plan, project }: { readonly plan: EmbeddingPlan; readonly project: OpenProject }) {
  const { t } = useMessages();
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
    const usd =
      costUsd < SMALLEST_USD
        ? t('meaning.tiny', { usd: format.usd(SMALLEST_USD) })
        : t('meaning.about', { usd: format.usd(costUsd) });
    return t('meaning.price', { usd, count });
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
