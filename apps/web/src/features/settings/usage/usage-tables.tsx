// Usage by day, by model and by kind of text, each as a table.
import { modelFacts, providerName } from '@silosmith/ai';
import type { UsageSummary, UsageTotals } from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import type { ReactNode } from 'react';
import { systemClock } from '../../../platform/clock.ts';
import { formatOf, useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { useProjectState } from '../../../state/project/use-project.ts';
import styles from '../settings.module.css';
import { type ProviderHealth, providerHealth } from './provider-health.ts';

export function DayTable({ days }: { readonly days: UsageSummary['byDay'] }) {
  const messages = useMessages();
  const format = useFormat();
  const most = Math.max(...days.map(({ costUsd }) => costUsd));
  return (
    <UsageTable name="byDay" columns={['day', 'calls', 'cost']}>
      {days.map(({ day, ...totals }) => (
        <tr key={day}>
          <th scope="row">
            {format.date(`${day}T00:00:00`)}
            {most > 0 && (
              <i aria-hidden className={styles.bar} style={{ width: `${(100 * totals.costUsd) / most}%` }} />
            )}
          </th>
          <td>{format.number(totals.calls)}</td>
          <td>{costOf(messages, totals)}</td>
        </tr>
      ))}
    </UsageTable>
  );
}

const modelName = (provider: string, model: string): string => modelFacts(provider, model)?.name ?? model;

export function ModelTable({ models }: { readonly models: UsageSummary['byModel'] }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  return (
    <>
      <UsageTable name="byModel" columns={['model', 'health', 'calls', 'failed', 'latency', 'cost']}>
        {models.map(({ provider, model, ...totals }) => (
          <tr key={`${provider} ${model}`}>
            <th scope="row">
              {providerName(provider)}
              {!['', providerName(provider)].includes(modelName(provider, model)) && (
                <small> {modelName(provider, model)}</small>
              )}
            </th>
            <HealthCell health={providerHealth(totals, systemClock.nowMs())} />
            <td>{format.number(totals.calls)}</td>
            <td>{format.number(totals.failedCalls)}</td>
            <td>
              {totals.averageLatencyMs === null
                ? t('common.unknownValue')
                : t('settings.usage.seconds', { count: format.number(totals.averageLatencyMs / 1_000) })}
            </td>
            <td>{costOf(messages, totals)}</td>
          </tr>
        ))}
      </UsageTable>
      <p className={styles.note}>{t('settings.usage.healthMeans')}</p>
    </>
  );
}

function HealthCell({ health }: { readonly health: ProviderHealth }) {
  const { t } = useMessages();
  return <td data-health={health}>{t(`settings.usage.healths.${health}`)}</td>;
}

export function TaskTable({ tasks }: { readonly tasks: UsageSummary['byTask'] }) {
  const messages = useMessages();
  const { t, has } = messages;
  const format = useFormat();
  const nameOf = (task: string) => {
    const key = `settings.usage.tasks.${task}`;
    return has(key) ? t(key) : task;
  };
  return (
    <UsageTable name="byTask" columns={['task', 'calls', 'average', 'cost']}>
      {tasks.map(({ task, ...totals }) => (
        <tr key={task}>
          <th scope="row">{nameOf(task)}</th>
          <td>{format.number(totals.calls)}</td>
          <td>{averageOf(messages, totals)}</td>
          <td>{costOf(messages, totals)}</td>
        </tr>
      ))}
    </UsageTable>
  );
}

/** As the open project calls it now, else what its article was written for; null where neither is there. */
function nameIn(project: OpenProject | null, pageId: string, keyword: string | null): string | null {
  const name = project === null ? pageId : pageName(project, pageId);
  return name === pageId ? keyword : name;
}

export function PageTable({ pages }: { readonly pages: UsageSummary['byPage'] }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const project = useProjectState(({ project }) => project);
  return (
    <UsageTable name="byPage" columns={['page', 'calls', 'failed', 'cost']}>
      {pages.map(({ projectId, pageId, keyword, ...totals }) => (
        <tr key={`${projectId} ${pageId}`}>
          <th scope="row">
            {nameIn(project?.id === projectId ? project : null, pageId, keyword) ??
              t('settings.usage.unnamedPage')}
          </th>
          <td>{format.number(totals.calls)}</td>
          <td>{format.number(totals.failedCalls)}</td>
          <td>{costOf(messages, totals)}</td>
        </tr>
      ))}
    </UsageTable>
  );
}

/** What the known costs add up to: nothing where none is known. */
function costOf(messages: Messages, { calls, unpricedCalls, costUsd }: UsageTotals): string {
  if (calls === unpricedCalls) return messages.t('common.unknownValue');
  return costUsd === 0 ? messages.t('settings.usage.free') : formatOf(messages).usd(costUsd);
}

/** Of a call whose cost is known. */
function averageOf(messages: Messages, totals: UsageTotals): string {
  const priced = totals.calls - totals.unpricedCalls;
  return costOf(messages, { ...totals, costUsd: priced === 0 ? 0 : totals.costUsd / priced });
}

interface UsageTableProps {
  readonly name: 'byDay' | 'byModel' | 'byTask' | 'byPage';
  readonly columns: readonly (
    | 'day'
    | 'model'
    | 'task'
    | 'page'
    | 'health'
    | 'calls'
    | 'failed'
    | 'latency'
    | 'average'
    | 'cost'
  )[];
  readonly children: ReactNode;
}

function UsageTable({ name, columns, children }: UsageTableProps) {
  const { t } = useMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, with the keys too
    <section className={styles.wide} aria-label={t(`settings.usage.${name}`)} tabIndex={0}>
      <table className={styles.usage}>
        <caption>{t(`settings.usage.${name}`)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`settings.usage.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
