// Which key or address a run lacks, with the field for it.
import { needsBaseUrl, providerName } from '@silosmith/ai';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { KeyForm } from '../../shared/ui/key-form.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { KeyLack } from '../../state/generation/run-keys.ts';
import styles from './generate.module.css';
import { Notice } from './notice.tsx';

export function MissingKey({ provider, lack }: { readonly provider: string; readonly lack: KeyLack }) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
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
