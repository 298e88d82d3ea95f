// Provider and model of the run, with a link to change them.
import { hostOf, modelFacts, needsBaseUrl, providerName } from '@silosmith/ai';
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './generate.module.css';

export interface ModelLineProps {
  readonly choice: Pick<RunChoice, 'provider' | 'model'>;
  readonly changeable: boolean;
}

export function ModelLine({ choice: { provider, model }, changeable }: ModelLineProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  const providerWords = providerName(provider);
  const modelWords = (modelFacts(provider, model)?.name ?? model) || t('generate.model.unnamed');
  if (provider === SMART_PROVIDER)
    return (
      <div>
        <dt>{t('generate.model.label')}</dt>
        <dd>{t('generate.model.smart')}</dd>
      </div>
    );
  return (
    <div>
      <dt>{t('generate.model.label')}</dt>
      <dd>
        {needsBaseUrl(provider) && ownServer !== null
          ? t('generate.model.valueAt', {
              model: model || t('generate.model.unnamed'),
              host: hostOf(ownServer),
            })
          : modelWords === providerWords
            ? providerWords
            : t('generate.model.value', { provider: providerWords, model: modelWords })}
        {changeable && (
          <>
            {' '}
            <Link className={styles.change ?? ''} href={`${hrefOf('settings')}#models`}>
              {t('generate.model.change')}
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}
