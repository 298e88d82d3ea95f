// What each stage of the next run costs, as a range; shown when asked for.
import { UnstyledButton } from '@mantine/core';
import { catalogueDate } from '@silosmith/ai';
import type { GenerationPlan } from '@silosmith/generation';
import { useId, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { cents } from './cost-text.ts';
import styles from './generate.module.css';

/** Of a plan whose models have known prices. */
export function CostDetails({ plan: { stages, total } }: { readonly plan: GenerationPlan }) {
  const { t, has } = useMessages();
  const format = useFormat();
  const id = useId();
  const [shown, setShown] = useState(false);
  const nameOf = (stage: string) => {
    const key = `generate.items.parts.${stage}`;
    return has(key) ? t(key) : stage;
  };
  const rows = stages.map(({ stage, pages, estimate }) => [nameOf(stage), pages, estimate] as const);
  return (
    <div>
      <UnstyledButton
        className={styles.toggle ?? ''}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'generate.costs.hide' : 'generate.costs.show')}
      </UnstyledButton>
      <div id={id} hidden={!shown}>
        <table className={styles.costs}>
          <thead>
            <tr>
              <th scope="col">{t('generate.costs.stage')}</th>
              <th scope="col">{t('generate.costs.pages')}</th>
              <th scope="col">{t('generate.costs.low')}</th>
              <th scope="col">{t('generate.costs.high')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, pages, { costUsdLow, costUsdHigh }]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format.number(pages)}</td>
                <td>{format.usd(cents(costUsdLow))}</td>
                <td>{format.usd(cents(costUsdHigh))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('generate.costs.total')}</th>
              <td />
              <td>{format.usd(cents(total.costUsdLow))}</td>
              <td>{format.usd(cents(total.costUsdHigh))}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.note}>{t('generate.costs.meaning', { date: format.date(catalogueDate()) })}</p>
      </div>
    </div>
  );
}
