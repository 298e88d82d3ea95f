// Resolves a conflict: both versions are shown and can be downloaded; the user keeps one.
import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import type { StoredConflict } from '@silosmith/sync';
import { useEffect, useState } from 'react';
import { saveFile } from '../../platform/page.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { pageName } from '../../state/project/page-name.ts';
import { projectStore } from '../../state/project/project-store.ts';
import { saveStatusStore } from '../../state/save-status/save-status-store.ts';
import { recordBody, resolveConflict } from '../../state/session/user-session.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './conflict.module.css';
import { downloadableBody, summaryOf } from './conflict-summary.ts';

export default function ConflictDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const conflicts = useStore(saveStatusStore, (state) => state.conflicts);
  const [conflict] = conflicts;
  useEffect(() => {
    if (conflict === undefined) onClose();
  }, [conflict, onClose]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('common.conflict.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {conflict !== undefined && (
        <Choice
          key={JSON.stringify([conflict.projectId, conflict.kind, conflict.key])}
          conflict={conflict}
          remaining={conflicts.length}
        />
      )}
    </Dialog>
  );
}

function Choice({ conflict, remaining }: { readonly conflict: StoredConflict; readonly remaining: number }) {
  const messages = useMessages();
  const { t } = messages;
  const { dateTime } = useFormat();
  const { projectId, kind, key, theirs, source, foundAt } = conflict;
  const { project } = useStore(projectStore, (state) => state);
  const name = project?.id === projectId ? pageName(project, key) : key;
  const [mine, setMine] = useState<unknown>(undefined);
  const [working, setWorking] = useState(false);
  useEffect(() => {
    void recordBody([projectId, kind, key]).then(setMine);
  }, [projectId, kind, key]);
  const choose = async (keep: 'mine' | 'theirs') => {
    setWorking(true);
    try {
      await resolveConflict([projectId, kind, key], keep);
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
    setWorking(false);
  };
  const download = () => {
    const both = { kind, key, foundAt, mine: downloadableBody(mine), theirs: downloadableBody(theirs) };
    saveFile(
      new Blob([JSON.stringify(both, null, 2)], { type: 'application/json' }),
      `conflict-${kind}.json`,
    );
  };
  return (
    <>
      <Text size="sm">{t('common.conflict.text')}</Text>
      <h3 className={styles.record}>{t(`common.conflict.kinds.${kind}`, { key: name })}</h3>
      <Text size="xs" c="dimmed">
        {t(source === 'server' ? 'common.conflict.fromServer' : 'common.conflict.fromTab')}{' '}
        {dateTime(foundAt)}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
        <section className={styles.side}>
          <h4>{t('common.conflict.mine')}</h4>
          <p>{mine === undefined ? t('common.loading') : summaryOf(messages, kind, mine)}</p>
          <Button onClick={() => void choose('mine')} loading={working}>
            {t('common.conflict.keepMine')}
          </Button>
        </section>
        <section className={styles.side}>
          <h4>{t('common.conflict.theirs')}</h4>
          <p>{summaryOf(messages, kind, theirs)}</p>
          <Button variant="default" onClick={() => void choose('theirs')} loading={working}>
            {t('common.conflict.keepTheirs')}
          </Button>
        </section>
      </SimpleGrid>
      <Group justify="space-between" mt="md">
        <Button variant="subtle" onClick={download} disabled={mine === undefined}>
          {t('common.conflict.download')}
        </Button>
        <Text size="xs" c="dimmed">
          {t('common.conflict.remaining', { count: remaining })}
        </Text>
      </Group>
    </>
  );
}
