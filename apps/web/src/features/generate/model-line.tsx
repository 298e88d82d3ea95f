// Provider and model of the run, with a link to change them.
import { modelFacts, providerName } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './generate.module.css';

export interface ModelLineProps {
  readonly choice: Pick<RunChoice, 'provider' | 'model'>;
  readonly changeable: boolean;
}

export function ModelLine({ choice: { provider, model }, changeable }: ModelLineProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  return (
    <div>
      <dt>{t('generate.model.label')}</dt>
      <dd>
        {t('generate.model.value', {
          provider: providerName(provider),
          model: modelFacts(provider, model)?.name ?? model,
        })}
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
