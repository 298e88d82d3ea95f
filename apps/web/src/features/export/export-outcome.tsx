// How an export ended: the file with its notes, or why there is none.
import { Alert, Button } from '@mantine/core';
import type { ExportFormat } from '@silosmith/delivery';
import { saveFile } from '../../platform/page.ts';
import { exportFailure } from '../../shared/ui/export-failure.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { ExportState } from '../../state/exporting/export-run.ts';
import styles from './export.module.css';

export interface ExportOutcomeProps {
  readonly run: ExportState;
  /** The chosen format: a file of another one is not shown under its options. */
  readonly chosen: ExportFormat;
}

export function ExportOutcome({ run, chosen }: ExportOutcomeProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  if (run.state === 'failed') {
    return (
      <Alert color="red" variant="light" role="alert">
        {exportFailure(messages, chosen.id, run.fault)}
      </Alert>
    );
  }
  if (run.state !== 'done' || run.result.format !== chosen.id) return null;
  const { fileName, items, notes, bytes } = run.result;
  const page = String(run.options['page'] ?? '');
  const done = doneKey(chosen, { isWhole: notes.length === 0, isOfPage: page !== '' });
  const saysFile =
    done === 'exporting.done' || done === 'exporting.donePlan' || done === 'exporting.doneSomeImages';
  return (
    <Alert color="green" variant="light" role="status">
      <p className={styles.line}>{t(done, { count: items, file: fileName, keyword: page })}</p>
      {!saysFile && <p className={styles.line}>{fileName}</p>}
      {notes.map(({ code, params }) => {
        const key = `exporting.notes.${code}`;
        return (
          <p key={code} className={styles.line}>
            {messages.has(key) ? t(key, params) : code}
          </p>
        );
      })}
      <Button variant="default" onClick={() => saveFile(run.blob, fileName)}>
        {t('exporting.again', { size: format.bytes(bytes) })}
      </Button>
    </Alert>
  );
}

interface Done {
  readonly isWhole: boolean;
  readonly isOfPage: boolean;
}

function doneKey({ id, needs, holdsArticles }: ExportFormat, { isWhole, isOfPage }: Done) {
  if (id === 'images' && !isWhole) return 'exporting.doneSomeImages';
  if (id === 'images') return isOfPage ? 'exporting.doneImagesOfPage' : 'exporting.doneImages';
  if (id === 'wxr' || id === 'wxr-simple') return 'exporting.doneWordPress';
  return needs === 'pages' && holdsArticles !== true ? 'exporting.donePlan' : 'exporting.done';
}
