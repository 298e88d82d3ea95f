// Before a part of a page is made again: who makes it, with which model, at what price, and the button that starts it.
import { Button } from '@mantine/core';
import { isPriced, providerName } from '@silosmith/ai';
import type { PageId } from '@silosmith/contract';
import { type RunChoice, type SectionName, SMART_PROVIDER } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { type Maker, MakerSelect } from '../../shared/run-choice/maker-select.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { type RewritePart, usePartPrice, useRewrite } from './use-rewrite.ts';
import styles from './workspace.module.css';

export interface PartFormProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly part: Extract<RewritePart, 'meta' | 'tags' | 'research' | 'outline' | 'section'>;
  readonly section?: SectionName;
  readonly onStarted: () => void;
}

export function PartForm({ project, id, part, section, onStarted }: PartFormProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const usual = useRunChoice(project, false);
  const { pages, priced: usualIsPriced } = usePagePlans(project, usual);
  const [other, setOther] = useState<Maker | null>(null);
  const choice = useMemo((): RunChoice => (other === null ? usual : { ...usual, ...other }), [usual, other]);
  const plan = pages?.get(id) ?? null;
  const priced =
    part === 'research' || (other === null ? usualIsPriced : isPriced(other.provider, other.model));
  const wish = { project, id, part, choice, section };
  const price = usePartPrice(wish, { plan, priced });
  const { running, start } = useRewrite({ ...wish, budgetUsd: priced ? price.usd : null });
  if (pages === null) return <p className={styles.again}>{t('workspace.parts.counting')}</p>;
  if (plan === null) return <p className={styles.again}>{t('workspace.parts.hidden')}</p>;
  if (part === 'research' && choice.research === undefined)
    return (
      <p className={styles.again}>
        {t('workspace.parts.chooseFinder')}{' '}
        <Link href={hrefOf('workspace')}>{t('workspace.images.toRun')}</Link>
      </p>
    );
  const maker = part === 'research' ? (choice.research?.provider ?? '') : choice.provider;
  return (
    <div className={styles.partForm}>
      <p className={styles.again}>
        {t(`workspace.parts.asks.${part}`, {
          provider: maker === SMART_PROVIDER ? t('generate.smart.label') : providerName(maker),
          heading: section?.heading ?? '',
        })}
      </p>
      {part !== 'research' && <MakerSelect usual={usual} chosen={choice} onChange={setOther} />}
      <Button
        size="xs"
        loading={running}
        onClick={() => {
          onStarted();
          void start();
        }}
      >
        {t(`workspace.parts.start.${part}`, { price: price.text })}
      </Button>
    </div>
  );
}
