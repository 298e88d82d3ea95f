// Which provider and model write the texts? From the model catalogue, with what they cost.
import { NativeSelect } from '@mantine/core';
import { CATALOGUE_DATE, MODELS } from '@silosmith/ai';
import { TEXT_PROVIDERS } from '@silosmith/contract';
import { useEffect, useState } from 'react';
import { hasSessionKey, onSessionKeysChange } from '../../platform/session-keys.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './settings.module.css';

export function ModelSection() {
  const { t } = useMessages();
  const { usd, compact, date } = useFormat();
  const provider = useStore(preferencesStore, (state) => state.textProvider);
  const chosen = useStore(preferencesStore, (state) => state.textModel);
  const hasKey = useHasKey(provider);
  const models = MODELS.filter((model) => model.provider === provider);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={t('settings.models.provider')}
          value={provider}
          onChange={(event) => {
            const next = TEXT_PROVIDERS.find((id) => id === event.currentTarget.value);
            if (next !== undefined) setPreferences({ textProvider: next, textModel: null });
          }}
          data={[...TEXT_PROVIDERS]
            .reverse()
            .map((id) => ({ value: id, label: t(`settings.models.providers.${id}`) }))}
        />
        <NativeSelect
          label={t('settings.models.model')}
          value={model?.id ?? ''}
          onChange={(event) => setPreferences({ textModel: event.currentTarget.value })}
          data={models.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {provider === 'demo' ? (
        <p className={styles.note}>{t('settings.models.demoNote')}</p>
      ) : (
        model !== undefined && (
          <p className={styles.note}>
            {t('settings.models.price', {
              input: usd(model.inputUsdPerMillion),
              output: usd(model.outputUsdPerMillion),
              date: date(CATALOGUE_DATE),
            })}{' '}
            {t('settings.models.context', { tokens: compact(model.contextWindow) })}
          </p>
        )
      )}
      {!hasKey && (
        <p className={styles.note}>
          {t('settings.models.keyMissing', { provider: t(`settings.models.providers.${provider}`) })}
        </p>
      )}
    </>
  );
}

/** The demo provider needs none. */
function useHasKey(provider: (typeof TEXT_PROVIDERS)[number]): boolean {
  const [, changed] = useState(0);
  useEffect(() => onSessionKeysChange(() => changed((count) => count + 1)), []);
  return provider === 'demo' || hasSessionKey(provider);
}
