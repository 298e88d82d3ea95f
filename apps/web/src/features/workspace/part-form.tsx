// Before a part of a page is made again: who makes it, with which model, at what price, and the button that starts it.
import { Button, NativeSelect } from '@mantine/core';
import { DEMO_PROVIDER, defaultModelOf, isPriced, MODELS, providerName } from '@silosmith/ai';
import type { PageId } from '@silosmith/contract';
import { type RunChoice, type SectionName, SMART_PROVIDER } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePagePlans } from '../../state/generation/use-page-plans.ts';
import { useRunChoice } from '../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { type RewritePart, usePartPrice, useRewrite } from './use-rewrite.ts';
import styles from './workspace.module.css';

export interface PartFormProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly part: Extract<RewritePart, 'meta' | 'tags' | 'research' | 'section'>;
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
      {part !== 'research' && (
        <NativeSelect
          size="xs"
          label={t('workspace.parts.model')}
          data={makersWith(usual, t('generate.smart.label'))}
          value={wordOf(other ?? usual)}
          onChange={(event) => setOther(makerOf(event.currentTarget.value))}
        />
      )}
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

type Maker = Pick<RunChoice, 'provider' | 'model'>;

const wordOf = ({ provider, model }: Maker): string => `${provider} ${model}`;

function makerOf(value: string): Maker {
  const at = value.indexOf(' ');
  return { provider: value.slice(0, at), model: value.slice(at + 1) };
}

/** The choice of the next run first, then every model of the catalogue. */
function makersWith(usual: Maker, smart: string) {
  const demo = {
    provider: DEMO_PROVIDER,
    model: defaultModelOf(DEMO_PROVIDER),
    name: providerName(DEMO_PROVIDER),
  };
  const models = MODELS.filter(({ provider }) => provider !== DEMO_PROVIDER).map(
    ({ provider, id, name }) => ({
      ...{ provider, model: id },
      name: `${providerName(provider)} · ${name}`,
    }),
  );
  const all = [...models, demo];
  const isKnown = all.some((one) => wordOf(one) === wordOf(usual));
  const own = usual.provider === SMART_PROVIDER ? smart : `${providerName(usual.provider)} · ${usual.model}`;
  return [...(isKnown ? [] : [{ ...usual, name: own }]), ...all].map((one) => ({
    value: wordOf(one),
    label: one.name,
  }));
}
