// The plan as a file, with the defaults of each format: for who has just made it and writes elsewhere.
import { Button, Menu } from '@mantine/core';
import { type ExportFormat, FORMATS } from '@silosmith/delivery';
import { formatHint, formatName } from '@silosmith/messages';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useNavigation } from '../../shared/navigation.ts';
import { exportFailure } from '../../shared/ui/export-failure.ts';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import { useExport } from './use-export.ts';

/** Those that hold the plan and no article. */
const PLAN_FORMATS = FORMATS.filter(
  ({ needs, holdsArticles }) => needs === 'pages' && holdsArticles !== true,
);

export default function PlanFileMenu() {
  const messages = useMessages();
  const { t } = messages;
  const { go } = useNavigation();
  const project = useProject((open) => open);
  const { run, start } = useExport(project);
  const write = async (format: ExportFormat) => {
    const end = await start({ format, changed: {} });
    if (end.state === 'failed') {
      toast.failure(exportFailure(messages, format.id, end.fault));
    } else if (end.state === 'done') {
      const { items, fileName } = end.result;
      toast.success(t('exporting.donePlan', { count: items, file: fileName }));
    }
  };
  return (
    <Menu width={320} position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          loading={run.state === 'running'}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {t('exporting.planFile')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <FocusBack />
        {PLAN_FORMATS.map((format) => (
          <Menu.Item key={format.id} onClick={() => void write(format)}>
            {formatName(messages, format.id)}
            <br />
            <small>{formatHint(messages, format.id)}</small>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => go('export')}>{t('exporting.planOptions')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
