// Files: the formats, the options of the chosen one, and how the last export went.
import { Alert, Button, Group, Progress } from '@mantine/core';
import { FORMATS, formatOf } from '@silosmith/delivery';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigation } from '../../shared/navigation.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './export.module.css';
import type { ExportChoices } from './export-choices.ts';
import { ExportOutcome } from './export-outcome.tsx';
import { FormatList } from './format-list.tsx';
import { OptionFields } from './option-fields.tsx';
import { useExport } from './use-export.ts';

export function FileExport({ project }: { readonly project: OpenProject }) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const count = project.articles.size;
  const [choices, setChoices] = useState<ExportChoices>(() => ({
    format: FORMATS.find(({ needs }) => needs === (count > 0 ? 'articles' : 'pages')) ?? formatOf('json'),
    changed: {},
  }));
  const [confirming, setConfirming] = useState(false);
  const { run, start, cancel } = useExport(project);
  const demoCount = [...project.articles.values()].filter(
    ({ provenance }) => provenance?.demo === true,
  ).length;
  const { needs, holdsArticles = needs === 'articles' } = choices.format;
  const isDemo = demoCount > 0 && holdsArticles;
  const running = run.state === 'running';
  const begin = () => {
    setConfirming(false);
    void start(choices);
  };
  return (
    <>
      {count === 0 && (
        <Alert variant="light" className={styles.notice}>
          <p className={styles.line}>{t('exporting.planOnly')}</p>
          <Button variant="default" onClick={() => go('workspace')}>
            {t('exporting.empty.generate')}
          </Button>
        </Alert>
      )}
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
                  : choices.format.id === 'images'
                    ? t('exporting.preparingImages', { count: run.progress.total })
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
          <ExportOutcome run={run} chosen={choices.format} />
        </section>
      </div>
      <Dialog
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
      </Dialog>
    </>
  );
}
