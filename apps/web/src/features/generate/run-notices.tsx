// Why a run is not advancing, and what to do: paused by itself, interrupted by a reload, or unable to store.

import { needsBaseUrl, PROVIDERS, providerName } from '@silosmith/ai';
import { type GenerationRun, SMART_PROVIDER } from '@silosmith/generation';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { KeyForm } from '../../shared/ui/key-form.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './generate.module.css';
import { MissingKey } from './missing-key.tsx';
import { Notice } from './notice.tsx';

/** Another key helps. */
const KEY_FAULTS = new Set(['ai.no-key', 'ai.bad-key', 'ai.quota']);
/** Codes of a job's feedback that are shown; others repeat the status line. */
const TOLD = ['jobs.paused-by-refresh', 'jobs.not-saved'];

/** Whose fault it is: its name where the fault says it, else who writes. */
const blamed = ({ halt, settings }: GenerationRun): string =>
  PROVIDERS.find(({ id, name }) => [id, name].includes(String(halt?.fault.params['provider'])))?.id ??
  settings.provider;

export function RunNotices({ run }: { readonly run: GenerationRun }) {
  const { halt, job, place } = run;
  const provider = blamed(run);
  const messages = useMessages();
  const { t } = messages;
  const { hrefOf } = useNavigation();
  const code = job.feedback?.code ?? '';
  const key = `errors.${code}`;
  return (
    <>
      {place === 'elsewhere' && (
        <Notice tone="info" role="status">
          {t('generate.elsewhere')}
        </Notice>
      )}
      {halt !== null && (
        <Notice tone={halt.reason === 'storage' ? 'danger' : 'warning'} role="alert">
          {t(`generate.halt.${halt.reason}`, { reason: faultText(messages, halt.fault) })}{' '}
          {halt.reason === 'provider' && (
            <Link href={`${hrefOf('settings')}#${halt.fault.code === 'ai.model-gone' ? 'models' : 'keys'}`}>
              {t('generate.halt.toSettings')}
            </Link>
          )}
          {KEY_FAULTS.has(halt.fault.code) && provider === SMART_PROVIDER && (
            <MissingKey provider={provider} lack="no-key" />
          )}
          {KEY_FAULTS.has(halt.fault.code) && provider !== SMART_PROVIDER && !needsBaseUrl(provider) && (
            <>
              <p className={styles.note}>{t('generate.key.again', { provider: providerName(provider) })}</p>
              <KeyForm provider={provider} />
            </>
          )}
          {halt.reason === 'storage' && <Link href={hrefOf('export')}>{t('generate.halt.toExport')}</Link>}
        </Notice>
      )}
      {place !== 'elsewhere' && TOLD.includes(code) && messages.has(key) && (
        <Notice tone="warning" role="status">
          {t(key)}
        </Notice>
      )}
    </>
  );
}
