// Opens what it costs to write the page again; the text before is kept as a version.
import { Button, Popover } from '@mantine/core';
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { Article, PageId } from '@silosmith/contract';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { PageForm } from './page-form.tsx';
import { usePriceText } from './use-price-text.ts';
import { useRewrite } from './use-rewrite.ts';
import styles from './workspace.module.css';

export interface RegenerateButtonProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article | undefined;
}

/** Nothing for a page that the filters hide: a run plans those alone. */
export function RegenerateButton({ project, id, article }: RegenerateButtonProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const usual = useRunChoice(project, false);
  const { pages, priced } = usePagePlans(project, usual);
  const { running } = useRewrite({ project, id, part: 'page', choice: usual });
  const price = usePriceText(pages?.get(id)?.estimate ?? null, priced || usual.provider === DEMO_PROVIDER);
  if (pages !== null && !pages.has(id)) return null;
  const label = article === undefined ? 'workspace.again.first' : 'workspace.again.page';
  return (
    <Popover
      opened={asking}
      onChange={setAsking}
      position="bottom-end"
      shadow="md"
      width={320}
      trapFocus
      withRoles
    >
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          loading={running}
          disabled={pages === null}
          onClick={() => setAsking(!asking)}
        >
          {t(label)} <span className={styles.price}>{price}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t(label)}>
        <FocusBack />
        {asking && (
          <PageForm
            {...{ project, id, article, usual }}
            usualPrice={price}
            onStarted={() => setAsking(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
