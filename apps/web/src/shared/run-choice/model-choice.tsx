// Provider and model, and the key or address that is missing beside them.
import { NativeSelect, TextInput } from '@mantine/core';
import { needsBaseUrl, type Provider, providerName } from '@silosmith/ai';
import type { KeyLack } from '../../state/generation/run-keys.ts';
import { KeyForm } from '../ui/key-form.tsx';
import { OwnServerAddress } from '../ui/own-server-address.tsx';
import { useMessages } from '../ui/use-messages.ts';
import styles from './model-choice.module.css';

export interface ChosenModel {
  readonly provider: string;
  /** '' where a server of the user's own is asked and no model is named yet. */
  readonly model: string;
}

export interface ModelChoiceProps {
  readonly chosen: ChosenModel;
  readonly providers: readonly Pick<Provider, 'id' | 'name'>[];
  /** Of the chosen provider; none: the user names the model. */
  readonly models: readonly { readonly id: string; readonly name: string }[];
  readonly defaultModelOf: (provider: string) => string;
  /** A name as a user's own server has it. */
  readonly example: string;
  readonly lack: KeyLack | null;
  /** What the last attempt came to, '' where there was none: a refused key is entered again where it was refused. */
  readonly faultCode: string;
  readonly onChange: (chosen: ChosenModel) => void;
}

const KEY_FAULTS: ReadonlySet<string> = new Set(['ai.bad-key', 'ai.no-key']);

export function ModelChoice(props: ModelChoiceProps) {
  const { t } = useMessages();
  const { chosen, providers, models, defaultModelOf, example, lack, faultCode, onChange } = props;
  const { provider, model } = chosen;
  const isOwn = needsBaseUrl(provider);
  const asksForKey = !isOwn && (lack !== null || KEY_FAULTS.has(faultCode));
  return (
    <>
      <div className={styles.fields}>
        <NativeSelect
          label={t('modelChoice.provider')}
          value={provider}
          onChange={({ currentTarget: { value } }) =>
            onChange({ provider: value, model: defaultModelOf(value) })
          }
          data={providers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {models.length > 0 ? (
          <NativeSelect
            label={t('modelChoice.model')}
            value={model}
            onChange={(event) => onChange({ provider, model: event.currentTarget.value })}
            data={models.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <TextInput
            label={t('modelChoice.modelName')}
            description={t('modelChoice.modelHint', { example })}
            value={model}
            onChange={(event) => onChange({ provider, model: event.currentTarget.value.trim() })}
          />
        )}
      </div>
      {isOwn && <OwnServerAddress />}
      {asksForKey && (
        <div className={styles.key}>
          <p>
            {t(lack === null ? 'modelChoice.newKey' : `modelChoice.keys.${lack}`, {
              provider: providerName(provider),
            })}
          </p>
          <KeyForm provider={provider} />
        </div>
      )}
    </>
  );
}

/** What keeps the model from being asked, as a message; null where nothing does. A missing key has its own field. */
export function obstacleOf(
  { provider, model }: ChosenModel,
  lack: KeyLack | null,
): 'modelChoice.noAddress' | 'modelChoice.noModel' | null {
  if (needsBaseUrl(provider) && lack !== null) return 'modelChoice.noAddress';
  return model === '' ? 'modelChoice.noModel' : null;
}
