import { Alert, Button, Group, Modal, Progress } from '@mantine/core';
import { formatOf } from '@silosmith/delivery';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '../../platform/page.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './export.module.css';
import type { ExportChoices } from './export-choices.ts';
import { FormatList } from './format-list.tsx';
import { NothingToExport } from './nothing-to-export.tsx';
import { OptionFields } from './option-fields.tsx';
import { useExport } from './use-export.ts';

export default function ExportScreen() {
  const messages = useMessages();
  const { t } = messages;
  const { go } = useNavigation();
  const format = useFormat();
  const project = useProject((open) => open);
  const count = project.articles.size;
  const [choices, setChoices] = useState<ExportChoices>(() => ({ format: formatOf('wxr'), changed: {} }));
  const [confirming, setConfirming] = useState(false);
  const { run, start, cancel } = useExport(project);
  const demoCount = [...project.articles.values()].filter(
    ({ provenance }) => provenance?.demo === true,
  ).length;
  if (count === 0) return <NothingToExport />;
  const isDemo = demoCount > 0 && choices.format.needs === 'articles';
  const running = run.state === 'running';
  const begin = () => {
    setConfirming(false);
    void start(choices);
  };
  return (
    <div className={styles.screen}>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={14} aria-hidden />}
        onClick={() => go('workspace')}
      >
        {t('exporting.back')}
      </Button>
      <header className={styles.head}>
        <h1>{t('exporting.title')}</h1>
        <span className={styles.count}>{t('exporting.ready', { count })}</span>
      </header>
      <div className={styles.columns}>
        <FormatList
          chosen={choices.format}
          hasArticles={count > 0}
          running={running}
          onChoose={(chosen) => setChoices({ ...choices, format: chosen })}
        />
        <section className={styles.panel}>
          <OptionFields choices={choices} onChange={setChoices} />
          {run.state === 'running' ? (
            <div className={styles.progress}>
              <p aria-live="polite">
                {run.progress === null
                  ? t('exporting.preparing')
                  : t('exporting.running', { done: run.progress.done, total: run.progress.total })}
              </p>
              <Progress
                aria-label={t('exporting.title')}
                value={
                  run.progress === null || run.progress.total === 0
                    ? 0
                    : (100 * run.progress.done) / run.progress.total
                }
              />
              <Button variant="default" onClick={cancel}>
                {t('exporting.cancel')}
              </Button>
            </div>
          ) : (
            <Button
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => (isDemo ? setConfirming(true) : begin())}
            >
              {t('exporting.download')}
            </Button>
          )}
          {run.state === 'done' && run.result.format === choices.format.id && (
            <Alert color="green" variant="light" role="status">
              <p className={styles.line}>
                {t('exporting.done', { count: run.result.items, file: run.result.fileName })}
              </p>
              {run.result.notes.map(({ code, params }) => {
                const key = `exporting.notes.${code}`;
                return (
                  <p key={code} className={styles.line}>
                    {messages.has(key) ? t(key, params) : code}
                  </p>
                );
              })}
              <Button variant="default" onClick={() => saveFile(run.blob, run.result.fileName)}>
                {t('exporting.again', { size: format.bytes(run.result.bytes) })}
              </Button>
            </Alert>
          )}
          {run.state === 'failed' && (
            <Alert color="red" variant="light" role="alert">
              {t('exporting.failed', { reason: faultText(messages, run.fault) })}
            </Alert>
          )}
        </section>
      </div>
      <Modal
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={t('exporting.demoConfirm.title')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <p>{t('exporting.demoConfirm.text', { count: demoCount })}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setConfirming(false)}>
            {t('common.cancel')}
          </Button>
          <Button onClick={begin}>{t('exporting.demoConfirm.confirm')}</Button>
        </Group>
      </Modal>
    </div>
  );
}
