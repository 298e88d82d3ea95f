// The site that exists: its file, what was read of it, what it means for the plan, and the way to be rid of it.
import { Alert, Button, Group, Loader } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import '@mantine/dropzone/styles.css';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { importSite, removeSite } from '../../../state/project/existing-site.ts';
import { useProject } from '../../../state/project/use-project.ts';
import styles from './site.module.css';
import { SiteFacts } from './site-facts.tsx';

export function SiteDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const project = useProject((open) => open);
  const { site } = project;
  const [fault, setFault] = useState<FaultShape | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const work = async (name: string | null, task: (signal: AbortSignal) => Promise<void>) => {
    control.current = new AbortController();
    setFault(null);
    setReading(name);
    try {
      await task(control.current.signal);
    } catch (error) {
      const shape = toFaultShape(error);
      if (shape.code !== CANCELLED) setFault(shape);
    } finally {
      setReading(null);
    }
  };
  const read = (files: readonly File[]) => {
    const [file] = files;
    if (file !== undefined) void work(file.name, (signal) => importSite(project, file, signal));
  };
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      title={t('builder.site.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={styles.dialog}>
        {site === undefined ? <p>{t('builder.site.lead')}</p> : <SiteFacts project={project} site={site} />}
        {fault !== null && (
          <Alert color="red" variant="light" role="alert" title={t('builder.site.failed')}>
            {faultText(messages, fault)}
          </Alert>
        )}
        <Dropzone
          multiple={false}
          onDrop={read}
          disabled={reading !== null}
          className={styles.drop ?? ''}
          aria-label={t(site === undefined ? 'builder.site.drop' : 'builder.site.dropOther')}
          inputProps={{ 'aria-label': t('builder.site.file'), accept: '.xml,.csv,.tsv,.txt' }}
        >
          <Group gap="xs" justify="center">
            {reading === null ? <IconUpload size={16} aria-hidden /> : <Loader size={14} aria-hidden />}
            <span role="status">
              {reading === null
                ? t(site === undefined ? 'builder.site.drop' : 'builder.site.dropOther')
                : t('builder.site.reading', { file: reading })}
            </span>
          </Group>
        </Dropzone>
        <p className={styles.quiet}>{t('builder.site.formats')}</p>
        <Group justify="flex-end" gap="xs">
          {site !== undefined && (
            <Button
              variant="default"
              mr="auto"
              disabled={reading !== null}
              onClick={() => void work(null, () => removeSite(project))}
            >
              {t('builder.site.remove')}
            </Button>
          )}
          <Button variant={site === undefined ? 'default' : 'filled'} onClick={onClose}>
            {t('common.close')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
