// What a rollback would do, before it does it; what it has done after.
import { Alert, Button, Checkbox } from '@mantine/core';
import type { RollbackOutcome, RollbackPlan, RollbackResult } from '@silosmith/delivery';
import { useState } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './publish.module.css';

export interface RollbackPanelProps {
  readonly plan: RollbackPlan;
  readonly disabled: boolean;
  readonly onRollBack: (overwrite: boolean) => void;
  readonly onBack: () => void;
}

/** Keywords in a sentence; more are counted. */
const FEW = 5;
const named = (keywords: readonly string[]): string =>
  keywords.slice(0, FEW).join(', ') + (keywords.length > FEW ? ', …' : '');

export function RollbackPanel({ plan, disabled, onRollBack, onBack }: RollbackPanelProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [overwrite, setOverwrite] = useState(false);
  const edited = [...plan.restore, ...plan.delete].filter((item) => item.edited);
  return (
    <section className={styles.panel} aria-labelledby="rollback-title">
      <h2 id="rollback-title">{t('publishing.rollback.title', { date: format.dateTime(plan.madeAt) })}</h2>
      <ul className={styles.notes}>
        {plan.delete.length > 0 && <li>{t('publishing.rollback.delete', { count: plan.delete.length })}</li>}
        {plan.restore.length > 0 && (
          <li>{t('publishing.rollback.restore', { count: plan.restore.length })}</li>
        )}
        {edited.length > 0 && (
          <li data-tone="warning">
            {t('publishing.rollback.edited', {
              count: edited.length,
              keywords: named(edited.map(({ keyword }) => keyword)),
            })}
          </li>
        )}
        {plan.images > 0 && <li>{t('publishing.rollback.images', { count: plan.images })}</li>}
        <li>{t('publishing.rollback.others')}</li>
      </ul>
      {edited.length > 0 && (
        <Checkbox
          label={t('publishing.rollback.overwrite')}
          checked={overwrite}
          onChange={(event) => setOverwrite(event.currentTarget.checked)}
        />
      )}
      <div className={styles.actions}>
        <Button color="red" disabled={disabled} onClick={() => onRollBack(overwrite)}>
          {t('publishing.rollback.confirm')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('publishing.actions.back')}
        </Button>
      </div>
    </section>
  );
}

export function RolledBack({ outcome }: { readonly outcome: RollbackOutcome }) {
  const { t } = useMessages();
  const { results, termsLeft, termsUsed, imagesLeft } = outcome;
  const done = results.filter(({ status }) => status === 'success').length;
  const isWhole = done === results.length;
  return (
    <Alert color={isWhole ? 'green' : 'yellow'} variant="light" role="status">
      <p className={styles.line}>{t('publishing.rollback.done', { count: done })}</p>
      {leftLines(results).map(({ key, keywords }) => (
        <p key={key} className={styles.line}>
          {t(key, { keywords: named(keywords) })}
        </p>
      ))}
      {imagesLeft.length > 0 && (
        <p className={styles.line}>
          {t('publishing.rollback.imagesLeft', { images: imagesLeft.join(', ') })}
        </p>
      )}
      {termsUsed.length > 0 && (
        <p className={styles.line}>{t('publishing.rollback.termsUsed', { terms: termsUsed.join(', ') })}</p>
      )}
      {termsLeft.length > 0 && (
        <p className={styles.line}>{t('publishing.rollback.termsLeft', { terms: termsLeft.join(', ') })}</p>
      )}
    </Alert>
  );
}

/** What was not undone, and why: lines without a page are left out. */
function leftLines(results: readonly RollbackResult[]) {
  const keywordsOf = (isMeant: (result: RollbackResult) => boolean): string[] =>
    results.filter(isMeant).map(({ keyword }) => keyword);
  return [
    {
      key: 'publishing.rollback.failed.restore' as const,
      keywords: keywordsOf(({ status, operation }) => status === 'error' && operation === 'restore'),
    },
    {
      key: 'publishing.rollback.failed.delete' as const,
      keywords: keywordsOf(({ status, operation }) => status === 'error' && operation === 'delete'),
    },
    { key: 'publishing.rollback.kept' as const, keywords: keywordsOf(({ status }) => status === 'skipped') },
  ].filter(({ keywords }) => keywords.length > 0);
}
