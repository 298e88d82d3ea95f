// Where the texts of the page come from, and what they cost.
import { modelFacts, providerName } from '@silosmith/ai';
import type { Provenance } from '@silosmith/contract';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';

export interface MadeBySectionProps {
  /** Of the article; null where nobody but the user wrote it. */
  readonly provenance: Provenance | null;
  /** Of meta and tags, too. */
  readonly all: readonly Provenance[];
  readonly edited: boolean;
}

export function MadeBySection({ provenance, all, edited }: MadeBySectionProps) {
  const { t } = useMessages();
  const format = useFormat();
  const sum = (figure: (one: Provenance) => number): number => all.reduce((so, one) => so + figure(one), 0);
  const isPriced = all.every(({ costUsd }) => costUsd !== null);
  const spent = isPriced
    ? t('workspace.madeBy.spent', { cost: format.usd(sum(({ costUsd }) => costUsd ?? 0)) })
    : t('workspace.detail.costUnknown');
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
        {provenance !== null && edited && t('workspace.madeBy.edited')}
      </p>
    </RailSection>
  );
}
