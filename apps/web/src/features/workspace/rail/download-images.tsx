// All images of a page, or of the project, as one ZIP, with the list of what each shows.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { exportFailure } from '../../../shared/ui/export-failure.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useExportRun } from '../../../state/exporting/use-export-run.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';

export interface DownloadImagesProps {
  readonly project: OpenProject;
  /** Of the page; '' is all of them. */
  readonly keyword: string;
  /** Left out: that of one page alone. */
  readonly label?: string;
}

export function DownloadImages({ project, keyword, label }: DownloadImagesProps) {
  const messages = useMessages();
  const { t, has, language } = messages;
  const { run, start } = useExportRun();
  const download = async () => {
    const end = await start(project, { format: 'images', options: { page: keyword }, language });
    if (end.state === 'failed') toast.failure(exportFailure(messages, 'images', end.fault));
    if (end.state !== 'done') return;
    if (end.result.notes.length === 0)
      toast.success(
        keyword === '' ? t('exporting.doneImages') : t('exporting.doneImagesOfPage', { keyword }),
      );
    for (const { code, params } of end.result.notes) {
      const key = `exporting.notes.${code}`;
      toast.info(has(key) ? t(key, params) : code);
    }
  };
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={run.state === 'running'}
      onClick={() => void download()}
    >
      {label ?? t('workspace.images.downloadAll')}
    </Button>
  );
}
