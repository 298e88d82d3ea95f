// Why a run is not advancing, and what to do: paused by itself, interrupted by a reload, or unable to store.

import type { GenerationRun } from '@silosmith/generation';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { Notice } from './notice.tsx';

/** Codes of a job's feedback that are shown; others repeat the status line. */
const TOLD = ['jobs.paused-by-refresh', 'jobs.not-saved'];

export function RunNotices({ run: { halt, job, place } }: { readonly run: GenerationRun }) {
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
            <Link href={`${hrefOf('settings')}#keys`}>{t('generate.halt.toSettings')}</Link>
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
