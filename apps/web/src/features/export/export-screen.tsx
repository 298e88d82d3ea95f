// Export and publish: files, and posts on a WordPress site.
import { Badge, Button, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { addressHash, goToHash, onAddressHashChange } from '../../platform/page.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './export.module.css';
import { FileExport } from './file-export.tsx';
import { NothingToExport } from './nothing-to-export.tsx';
import { PublishTab } from './publish/publish-tab.tsx';

const TABS = ['files', 'wordpress'] as const;

export default function ExportScreen() {
  const { t } = useMessages();
  const { go } = useNavigation();
  const project = useProject((open) => open);
  const hash = useSyncExternalStore(onAddressHashChange, addressHash, () => '');
  if (project.table.rowCount === 0) return <NothingToExport />;
  const count = project.articles.size;
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
        {count > 0 && <span className={styles.count}>{t('exporting.ready', { count })}</span>}
      </header>
      <Tabs
        keepMounted={false}
        value={TABS.find((tab) => tab === hash) ?? 'files'}
        onChange={(tab) => goToHash(tab ?? 'files')}
      >
        <Tabs.List>
          <Tabs.Tab value="files">{t('publishing.files')}</Tabs.Tab>
          <Tabs.Tab
            value="wordpress"
            rightSection={
              <Badge size="xs" variant="light">
                {t('publishing.beta')}
              </Badge>
            }
          >
            {t('publishing.tab')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="files">
          <FileExport project={project} />
        </Tabs.Panel>
        <Tabs.Panel value="wordpress">
          <PublishTab key={project.id} project={project} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
