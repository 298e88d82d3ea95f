// Pages of the next run, each with its price and, text by text, the chosen model, why it was chosen, and why none was.
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { costRange } from '../cost-text.ts';
import { Notice } from '../notice.tsx';
import { DecisionView } from './decision-view.tsx';
import styles from './smart.module.css';
import type { Decisions, PageDecisions } from './use-decisions.ts';

/** Of a page with three texts, before it is measured. */
const PAGE_PX = 190;

export function DecisionList({ decisions: { pages, fault } }: { readonly decisions: Decisions }) {
  const messages = useMessages();
  const { t } = messages;
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualizer({
    count: pages?.length ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => PAGE_PX,
    getItemKey: (index) => pages?.[index]?.id ?? index,
    overscan: 4,
  });
  if (fault !== null)
    return (
      <Notice tone="danger" role="alert">
        {t('generate.plan.failed', { reason: faultText(messages, fault) })}
      </Notice>
    );
  if (pages === null) return <p className={styles.note}>{t('generate.plan.working')}</p>;
  if (pages.length === 0) return <p className={styles.note}>{t('generate.plan.nothing')}</p>;
  return (
    <section
      ref={scroller}
      className={styles.pages}
      aria-label={t('generate.smart.decisions.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled with the keys too
      tabIndex={0}
    >
      <ul style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const page = pages[index];
          return (
            page !== undefined && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-setsize={pages.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PageView page={page} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function PageView({ page: { keyword, estimate, texts } }: { readonly page: PageDecisions }) {
  const messages = useMessages();
  const { t, has } = messages;
  const format = useFormat();
  const isWritable = texts.every(({ decision }) => decision.chosen !== null);
  const { costUsdLow: low, costUsdHigh: high } = estimate;
  return (
    <>
      <h4>
        <span>{keyword}</span>
        {isWritable && <small>{costRange(messages, format, { priced: true, free: false, low, high })}</small>}
      </h4>
      <dl>
        {texts.map(({ stage, decision }) => (
          <DecisionView
            key={stage}
            name={has(`generate.items.parts.${stage}`) ? t(`generate.items.parts.${stage}`) : stage}
            decision={decision}
            facts="generate.smart.decisions.facts"
          />
        ))}
      </dl>
    </>
  );
}
