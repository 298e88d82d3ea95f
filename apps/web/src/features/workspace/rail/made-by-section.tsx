// Where the texts of the page come from, and what they cost.
import { modelFacts, providerName } from '@silosmith/ai';
import type { Article, Failures, Provenance } from '@silosmith/contract';
import { Fragment } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useFailedCost } from '../use-failed-cost.ts';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';

export interface MadeBySectionProps {
  readonly article: Article;
  /** Of every record of the page, research, advice and pictures too. */
  readonly all: readonly Provenance[];
  /** US dollars, for records of the page whose place others took; null: unknown. */
  readonly replacedUsd: number | null;
  readonly failures: Failures | undefined;
}

/** What happened to the text before it was stored. */
const MENDED = {
  kept: 'workspace.madeBy.mendedByModel',
  dropped: 'workspace.madeBy.notMended',
  'not-asked': 'workspace.madeBy.mendedByRule',
} as const;

export function MadeBySection({ article, all, replacedUsd, failures }: MadeBySectionProps) {
  const { provenance, edited, repair, rewritten = [] } = article;
  const { t } = useMessages();
  const format = useFormat();
  const sum = (figure: (one: Provenance) => number): number => all.reduce((so, one) => so + figure(one), 0);
  const isPriced = replacedUsd !== null && all.every(({ costUsd }) => costUsd !== null);
  const spent = isPriced
    ? t('workspace.madeBy.spent', { cost: format.usd(sum(({ costUsd }) => costUsd ?? 0) + replacedUsd) })
    : t('workspace.detail.costUnknown');
  const failed = useFailedCost(failures);
  const calls = provenance?.steps?.reduce((count, step) => count + step.calls, 0);
  const isMended = repair && (repair.rules.length > 0 || repair.model !== 'not-asked');
  return (
    <RailSection title={t('workspace.madeBy.title')} {...(all.length > 0 && { aside: spent })}>
      <p className={styles.prose}>
        {provenance === null
          ? t('workspace.madeBy.user')
          : t(provenance.demo ? 'workspace.madeBy.demo' : 'workspace.madeBy.model', {
              provider: providerName(provenance.provider),
              model: modelFacts(provenance.provider, provenance.model)?.name ?? provenance.model,
              date: format.dateTime(provenance.generatedAt),
            })}{' '}
        {all.length > 0 &&
          t('workspace.madeBy.tokens', {
            read: format.number(sum(({ inputTokens }) => inputTokens)),
            written: format.number(sum(({ outputTokens }) => outputTokens)),
          })}{' '}
        {calls !== undefined && t('workspace.madeBy.calls', { count: calls })}{' '}
        {isMended &&
          t(MENDED[repair.model], {
            before: format.number(repair.scoreBefore),
            after: format.number(repair.scoreAfter),
          })}{' '}
        {rewritten.map(({ heading, provider, model, madeAt }) => (
          <Fragment key={heading}>
            {t('workspace.madeBy.rewritten', {
              heading,
              provider: providerName(provider),
              model: modelFacts(provider, model)?.name ?? model,
              date: format.dateTime(madeAt),
            })}{' '}
          </Fragment>
        ))}
        {provenance !== null && edited && t('workspace.madeBy.edited')}{' '}
        {replacedUsd !== null &&
          replacedUsd > 0 &&
          t('workspace.madeBy.replaced', { cost: format.usd(replacedUsd) })}{' '}
        {failed}
      </p>
    </RailSection>
  );
}
