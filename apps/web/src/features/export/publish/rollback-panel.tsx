// What a rollback would do, before it does it; what it has done after.
import { Alert, Button, Checkbox } from '@mantine/core';
import type { RollbackOutcome, RollbackPlan, RollbackResult } from '@silosmith/delivery';
import type { Messages } from '@silosmith/messages/public';
import { useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { fieldKey } from './field-key.ts';
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

/** Nothing is left out: what came back, what went, what stays and why. */
export function RolledBack({ outcome }: { readonly outcome: RollbackOutcome }) {
  const messages = useMessages();
  const { t } = messages;
  const { results, termsLeft, termsUsed, imagesLeft } = outcome;
  const isWhole = results.every(({ status }) => status === 'success');
  const lines = [
    ...doneLines(messages, results),
    ...failedLines(messages, results),
    ...keptLines(messages, results),
    ...(imagesLeft.length > 0
      ? [t('publishing.rollback.imagesLeft', { images: imagesLeft.join(', ') })]
      : []),
    ...(termsUsed.length > 0 ? [t('publishing.rollback.termsUsed', { terms: termsUsed.join(', ') })] : []),
    ...(termsLeft.length > 0 ? [t('publishing.rollback.termsLeft', { terms: termsLeft.join(', ') })] : []),
  ];
  return (
    <Alert color={isWhole ? 'green' : 'yellow'} variant="light" role="status">
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    </Alert>
  );
}

type Results = readonly RollbackResult[];

function doneLines({ t }: Messages, results: Results): string[] {
  const count = (wanted: RollbackResult['operation']): number =>
    results.filter(({ status, operation }) => status === 'success' && operation === wanted).length;
  const [restored, deleted] = [count('restore'), count('delete')];
  return [
    ...(restored > 0 ? [t('publishing.rollback.restored', { count: restored })] : []),
    ...(deleted > 0 ? [t('publishing.rollback.deleted', { count: deleted })] : []),
  ];
}

/** A line for each reason: a site that is down gives one, however many posts it refused. */
function failedLines(messages: Messages, results: Results): string[] {
  const { t } = messages;
  const keywords = new Map<string, { key: keyof typeof FAILED; reason: string; names: string[] }>();
  for (const { keyword, operation, fault } of results) {
    if (fault === null) continue;
    const reason = faultText(messages, fault);
    const id = `${operation} ${reason}`;
    const line = keywords.get(id) ?? { key: operation, reason, names: [] };
    line.names.push(keyword);
    keywords.set(id, line);
  }
  return [...keywords.values()].map(({ key, reason, names }) =>
    t(FAILED[key], { keywords: named(names), reason }),
  );
}

const FAILED = {
  restore: 'publishing.rollback.failed.restore',
  delete: 'publishing.rollback.failed.delete',
} as const;

function keptLines({ t }: Messages, results: Results): string[] {
  const kept = results.filter(({ status }) => status === 'skipped').map(({ keyword }) => keyword);
  const differing = results.flatMap(({ keyword, fields }) =>
    fields.length === 0
      ? []
      : [
          t('publishing.rollback.differs', {
            keyword,
            fields: fields.map((field) => t(fieldKey(field))).join(', '),
          }),
        ],
  );
  return [
    ...differing,
    ...(kept.length > 0 ? [t('publishing.rollback.kept', { keywords: named(kept) })] : []),
  ];
}
