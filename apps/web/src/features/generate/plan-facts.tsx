// The run in figures before it is started: pages, what is there already, words, price, and who writes.

import { isOwnMachine, needsBaseUrl } from '@silosmith/ai';
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useStore } from '../../state/use-store.ts';
import type { PlanReply } from '../../workers/plan.worker.ts';
import { costRange, isFreeRun } from './cost-text.ts';
import styles from './generate.module.css';
import { ModelLine } from './model-line.tsx';

export interface PlanFactsProps {
  /** Null while it is being worked out. */
  readonly reply: PlanReply | null;
  /** Pages that the filters show. */
  readonly shown: number;
  readonly choice: RunChoice;
}

export function PlanFacts({ reply, shown, choice }: PlanFactsProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const ownServer = useStore(preferencesStore, (state) => state.ownServer);
  if (reply === null) return <p className={styles.note}>{t('generate.plan.working')}</p>;
  const { figures, plan } = reply;
  const complete = shown - figures.pages - figures.covered;
  const cost = {
    priced: plan.priced,
    low: plan.total.costUsdLow,
    high: plan.total.costUsdHigh,
    free:
      isFreeRun(choice) || (needsBaseUrl(choice.provider) && ownServer !== null && isOwnMachine(ownServer)),
  };
  const isKeyless = [choice.provider, choice.pictures?.provider].includes(SMART_PROVIDER) && !plan.priced;
  return (
    <dl className={styles.facts}>
      <Fact
        name={t('generate.plan.pages')}
        value={t('generate.plan.pagesOf', {
          count: format.number(figures.pages),
          shown: format.number(shown),
        })}
      />
      {complete > 0 && <Fact name={t('generate.plan.complete')} value={format.number(complete)} />}
      {figures.covered > 0 && (
        <Fact name={t('generate.plan.covered')} value={format.number(figures.covered)} />
      )}
      {figures.pages > 0 && (
        <>
          <Fact
            name={t('generate.plan.words')}
            value={t('generate.plan.wordsAbout', { words: format.number(figures.words) })}
          />
          <Fact
            name={t('generate.plan.cost')}
            value={isKeyless ? t('generate.smart.unpriced') : costRange(messages, format, cost)}
          />
        </>
      )}
      <ModelLine choice={choice} changeable />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
