// Writes the page again, at the price on the button; the text before is kept as a version.
import { Button, Popover } from '@mantine/core';
import { DEMO_PROVIDER, providerName } from '@silosmith/ai';
import type { Article, PageId } from '@silosmith/contract';
import { SMART_PROVIDER } from '@silosmith/generation';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
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
  const { hrefOf } = useNavigation();
  const [asking, setAsking] = useState(false);
  const choice = useRunChoice(project, false);
  const { pages, priced } = usePagePlans(project, choice);
  const { running, start: begin } = useRewrite({ project, id, part: 'page', choice });
  const price = usePrice(pages?.get(id)?.estimate ?? null, priced || choice.provider === DEMO_PROVIDER);
  if (pages !== null && !pages.has(id)) return null;
  const start = () => {
    setAsking(false);
    void begin();
  };
  const label = article === undefined ? 'workspace.again.first' : 'workspace.again.page';
  return (
    <Popover
      opened={asking}
      onChange={setAsking}
      position="bottom-end"
      shadow="md"
      width={300}
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
        <p className={styles.again}>
          {t(article === undefined ? 'workspace.again.asksFirst' : 'workspace.again.asks', {
            provider:
              choice.provider === SMART_PROVIDER ? t('generate.smart.label') : providerName(choice.provider),
            price,
          })}
        </p>
        <p className={styles.again}>
          {choice.research === undefined
            ? t('workspace.again.withoutResearch')
            : t('workspace.again.researchBy', { provider: providerName(choice.research.provider) })}{' '}
          <Link href={hrefOf('workspace')}>{t('workspace.again.changeResearch')}</Link>
        </p>
        <Button size="xs" onClick={start} data-autofocus>
          {t('workspace.again.start')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

function usePrice(
  estimate: { readonly costUsdLow: number; readonly costUsdHigh: number } | null,
  priced: boolean,
): string {
  const { t } = useMessages();
  const format = useFormat();
  if (estimate === null) return '';
  if (!priced) return t('generate.plan.unpriced');
  if (estimate.costUsdHigh === 0) return t('generate.plan.free');
  const low = format.usd(estimate.costUsdLow);
  return t('generate.plan.costRange', { low, high: format.usd(estimate.costUsdHigh) });
}
