// Who writes the texts of the next run: one model, or one for each text by the rules of smart mode.
import { NativeSelect } from '@mantine/core';
import { catalogueDate, DEMO_PROVIDER, modelsOf, needsBaseUrl, needsKey, providerName } from '@silosmith/ai';
import { useEffect, useState } from 'react';
import { hasSessionKey, onSessionKeysChange } from '../../platform/session-keys.ts';
import { RuleTable } from '../../shared/run-choice/rule-table.tsx';
import { SmartSwitch } from '../../shared/run-choice/smart-switch.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePrices } from '../../state/generation/use-prices.ts';
import { preferencesStore, setPreferences } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import { OwnServerFields } from './own-server-fields.tsx';
import { textProviderChoices } from './provider-choices.ts';
import styles from './settings.module.css';

export function ModelSection() {
  const isSmart = useStore(preferencesStore, (state) => state.smartMode);
  return (
    <>
      <SmartSwitch />
      <div className={styles.smart}>{isSmart ? <RuleTable /> : <OneModel />}</div>
    </>
  );
}

function OneModel() {
  const { t } = useMessages();
  const { usd, compact, date } = useFormat();
  const provider = useStore(preferencesStore, (state) => state.textProvider);
  const chosen = useStore(preferencesStore, (state) => state.textModel);
  usePrices();
  const hasKey = useHasKey(provider);
  const models = modelsOf(provider);
  const model = models.find(({ id }) => id === chosen) ?? models[0];
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={t('settings.models.provider')}
          value={provider}
          onChange={(event) => {
            setPreferences({ textProvider: event.currentTarget.value, textModel: null });
          }}
          data={textProviderChoices({ t })}
        />
        {models.length > 0 && (
          <NativeSelect
            label={t('settings.models.model')}
            value={model?.id ?? ''}
            onChange={(event) => setPreferences({ textModel: event.currentTarget.value })}
            data={models.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </div>
      {needsBaseUrl(provider) && <OwnServerFields />}
      {provider === DEMO_PROVIDER ? (
        <p className={styles.note}>{t('settings.models.demoNote')}</p>
      ) : (
        model !== undefined && (
          <p className={styles.note}>
            {t('settings.models.price', {
              input: usd(model.inputUsdPerMillion),
              output: usd(model.outputUsdPerMillion),
              date: date(catalogueDate()),
            })}{' '}
            {t('settings.models.context', { tokens: compact(model.contextWindow) })}
          </p>
        )
      )}
      {!hasKey && (
        <p className={styles.note}>{t('settings.models.keyMissing', { provider: providerName(provider) })}</p>
      )}
    </>
  );
}

/** The demo provider needs none. */
function useHasKey(provider: string): boolean {
  const [, changed] = useState(0);
  useEffect(() => onSessionKeysChange(() => changed((count) => count + 1)), []);
  return !needsKey(provider) || hasSessionKey(provider);
}
