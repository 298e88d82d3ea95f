// Which key or address a run lacks, with the field for it.
import { needsBaseUrl, providerName } from '@silosmith/ai';
import { ROUTED_IMAGE_PROVIDERS, ROUTED_PROVIDERS, SMART_PROVIDER } from '@silosmith/generation';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { KeyForm } from '../../shared/ui/key-form.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { type KeyLack, SMART_IMAGES } from '../../state/generation/run-keys.ts';
import styles from './generate.module.css';
import { Notice } from './notice.tsx';

export function MissingKey({ provider, lack }: { readonly provider: string; readonly lack: KeyLack }) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  if (provider === SMART_PROVIDER)
    return <NoSmartKey providers={ROUTED_PROVIDERS} text={t('generate.smart.noKey')} />;
  if (provider === SMART_IMAGES)
    return <NoSmartKey providers={ROUTED_IMAGE_PROVIDERS} text={t('generate.images.noKey')} />;
  const atAddress = needsBaseUrl(provider);
  return (
    <Notice tone="warning" role="status">
      <p className={styles.note}>
        {t(`generate.key.${lack}`, { provider: providerName(provider) })}{' '}
        <Link href={`${hrefOf('settings')}#${atAddress ? 'models' : 'keys'}`}>
          {t(atAddress ? 'generate.address.add' : 'generate.key.add')}
        </Link>
      </p>
      {!atAddress && <KeyForm provider={provider} />}
    </Notice>
  );
}

/** A key of any of them is enough. */
function NoSmartKey({ providers, text }: { readonly providers: readonly string[]; readonly text: string }) {
  return (
    <Notice tone="warning" role="status">
      <p className={styles.note}>{text}</p>
      {providers.map((provider) => (
        <div key={provider} className={styles.keyOf}>
          <span>{providerName(provider)}</span>
          <KeyForm provider={provider} />
        </div>
      ))}
    </Notice>
  );
}
