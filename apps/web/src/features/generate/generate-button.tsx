// The generator where there is little room: a button that says how far it is, and the panel behind it.
import { Button, Popover } from '@mantine/core';
import { isOver } from '@silosmith/generation';
import { IconSparkles } from '@tabler/icons-react';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProject } from '../../state/project/use-project.ts';
import styles from './generate.module.css';
import { GeneratePanel } from './generate-panel.tsx';
import { runCounts } from './run-counts.ts';
import { useGeneration } from './use-generation.ts';

export default function GenerateButton() {
  const { t } = useMessages();
  const format = useFormat();
  const id = useProject((project) => project.id);
  const name = useProject((project) => project.name);
  const hasArticles = useProject(({ articles }) => articles.size > 0);
  const { run } = useGeneration({ id, name });
  const open = run !== null && !isOver(run.job);
  const { done, total } = run === null ? { done: 0, total: 0 } : runCounts(run);
  const counts = { done: format.number(done), total: format.number(total) };
  const label = open ? t('generate.open', counts) : t(hasArticles ? 'generate.more' : 'generate.start');
  return (
    <Popover position="bottom-end" shadow="md" width="min(460px, calc(100vw - 24px))" trapFocus withRoles>
      <Popover.Target>
        <Button
          leftSection={<IconSparkles size={14} aria-hidden />}
          variant={open ? 'light' : 'filled'}
          aria-label={label}
          title={label}
        >
          <span className={styles.whole}>{label}</span>
          <span className={styles.short}>{open ? t('generate.openShort', counts) : t('generate.short')}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''} aria-label={t('generate.title')}>
        <FocusBack />
        <GeneratePanel framed={false} />
      </Popover.Dropdown>
    </Popover>
  );
}
