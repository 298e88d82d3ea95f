// One decision of smart mode: the chosen model with its price and why, or why there is none.
import { providerName, type RefusedModel, type RouteDecision } from '@silosmith/ai';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './smart.module.css';

export interface DecisionViewProps {
  readonly name: string;
  readonly decision: RouteDecision;
  /** What is said of the chosen model. */
  readonly facts: 'generate.smart.decisions.facts' | 'generate.images.facts';
  /** Whether refusals are shown where a model was chosen too. */
  readonly refusals?: boolean;
}

export function DecisionView({ name, decision, facts, refusals = false }: DecisionViewProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { chosen, reasons, refused } = decision;
  const codes = [...new Set(refused.map(({ code }) => code))];
  const hasNoKey = codes.every((code) => code === 'no-key');
  const why =
    chosen === null
      ? codes.map((code) => t(hasNoKey ? 'generate.smart.nobodyHasKey' : `generate.smart.refused.${code}`))
      : reasons.map(({ code, params }) => t(`generate.smart.reasons.${code}`, params));
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {chosen === null ? (
          <strong>{t('generate.smart.decisions.nobody')}</strong>
        ) : (
          <>
            <strong>{chosen.name}</strong>{' '}
            {t(facts, {
              provider: providerName(chosen.provider),
              quality: format.number(chosen.quality),
              most: format.usd(chosen.mostUsd),
            })}
          </>
        )}
        <span className={styles.why}>{why.join('; ')}</span>
        {refusals && chosen !== null && <Refusals refused={refused} />}
      </dd>
    </div>
  );
}

/** Providers without a key are named; of the others, how many models and why. */
function Refusals({ refused }: { readonly refused: readonly RefusedModel[] }) {
  const { t } = useMessages();
  const byCode = Map.groupBy(refused, ({ code }) => code);
  const lines = [...byCode].map(([code, models]) => {
    const providers = [...new Set(models.map(({ provider }) => providerName(provider)))].join(', ');
    return t('generate.images.left', { providers, why: t(`generate.smart.left.${code}`) });
  });
  return lines.length > 0 && <span className={styles.why}>{lines.join('; ')}</span>;
}
