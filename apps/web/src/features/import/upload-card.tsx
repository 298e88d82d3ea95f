// The first choice: keyword files, dropped anywhere, chosen, pasted, or a sample.
import { Alert, Button, Group } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import type { FaultShape } from '@silosmith/kernel';
import { IconClipboardText, IconFileUpload, IconUpload } from '@tabler/icons-react';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sampleFile } from './sample-keywords.ts';
import styles from './workflow.module.css';

const PasteDialog = lazy(async () => ({ default: (await import('./paste-dialog.tsx')).PasteDialog }));

export interface UploadCardProps {
  readonly fault: FaultShape | null;
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Remembered: the progress of an import redraws what is around it. */
export const UploadCard = memo(function UploadCard({ fault, busy, onFiles }: UploadCardProps) {
  const messages = useMessages();
  const { t } = messages;
  const [pasting, setPasting] = useState(false);
  const openPicker = useRef<(() => void) | null>(null);
  return (
    <section className={`${styles.choice} ${styles.upload}`}>
      <IconFileUpload size={22} stroke={1.6} aria-hidden />
      <h2>{t('importing.start.uploadTitle')}</h2>
      <p>{t('importing.start.uploadText')}</p>
      <Dropzone
        openRef={openPicker}
        onDrop={onFiles}
        disabled={busy}
        className={styles.drop ?? ''}
        aria-label={t('importing.start.dropHere')}
        inputProps={{
          'aria-label': t('importing.start.files'),
          accept: '.csv,.tsv,.txt,.xlsx,.json,.xml,.zip',
        }}
      >
        <Group gap="xs" justify="center" className={styles.dropText ?? ''}>
          <IconUpload size={16} aria-hidden />
          <span>{t('importing.start.dropHere')}</span>
        </Group>
      </Dropzone>
      <p className={styles.formats}>{t('importing.start.uploadFormats')}</p>
      <div className={styles.actions}>
        <Button onClick={() => openPicker.current?.()} disabled={busy}>
          {t('importing.start.choose')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconClipboardText size={14} aria-hidden />}
          disabled={busy}
          onClick={() => setPasting(true)}
        >
          {t('importing.start.paste')}
        </Button>
        <Button
          variant="default"
          disabled={busy}
          onClick={() => onFiles([sampleFile(t('importing.sampleName'))])}
        >
          {t('importing.start.sample')}
        </Button>
      </div>
      {fault !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title={t('importing.failed', { reason: faultText(messages, fault) })}
          className={styles.problem ?? ''}
        >
          {t('importing.unchanged')}
        </Alert>
      )}
      {!busy && (
        <Dropzone.FullScreen active onDrop={onFiles} aria-label={t('importing.start.dropHere')}>
          <p className={styles.everywhere}>{t('importing.start.dropHere')}</p>
        </Dropzone.FullScreen>
      )}
      {pasting && (
        <Suspense fallback={null}>
          <PasteDialog
            onClose={() => setPasting(false)}
            onFile={(file) => {
              setPasting(false);
              onFiles([file]);
            }}
          />
        </Suspense>
      )}
    </section>
  );
});
