// Issues by severity and kind, each with what is wrong, where, and what would fix it.
import { Button } from '@mantine/core';
import { issueSentence } from '@silosmith/messages';
import type { SiloIssueEntry } from '@silosmith/silo';
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './checks.module.css';

/** Lines of one kind before 'Show all'. */
const FEW = 8;

const ICONS = { error: IconCircleX, warning: IconAlertTriangle, information: IconInfoCircle } as const;

export interface IssueGroupsProps {
  readonly issues: readonly SiloIssueEntry[];
  readonly onSelect: (row: number) => void;
  readonly onIgnore: (keys: readonly string[]) => void;
}

export function IssueGroups({ issues, onSelect, onIgnore }: IssueGroupsProps) {
  const byType = new Map<SiloIssueEntry['type'], SiloIssueEntry[]>();
  for (const issue of issues) byType.set(issue.type, [...(byType.get(issue.type) ?? []), issue]);
  return [...byType].map(([type, group]) => (
    <IssueGroup key={type} issues={group} onSelect={onSelect} onIgnore={onIgnore} />
  ));
}

function IssueGroup({ issues, onSelect, onIgnore }: IssueGroupsProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [first] = issues;
  if (first === undefined) return null;
  const Icon = ICONS[first.severity];
  const title = `builder.checks.types.${first.type}`;
  return (
    <section className={styles.group} data-severity={first.severity}>
      <h3>
        <Icon size={16} aria-hidden />
        <span>{messages.has(title) ? t(title) : first.type}</span>
        <span className={styles.severity}>{t(`builder.checks.severities.${first.severity}`)}</span>
        <span className={styles.count}>{format.number(issues.length)}</span>
      </h3>
      <ul>
        {issues.slice(0, isOpen ? undefined : FEW).map((issue) => (
          <li key={issue.key}>
            <button
              type="button"
              className={styles.issue}
              title={t('builder.checks.show')}
              onClick={() => issue.rows[0] !== undefined && onSelect(issue.rows[0])}
            >
              <span>{issueSentence(messages, issue.message, 'description', issue.params)}</span>
              <span className={styles.small}>
                {t('builder.checks.fix')}: {issueSentence(messages, issue.message, 'fix', issue.params)}
              </span>
            </button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label={`${t('builder.checks.ignore')}: ${issue.params.example ?? issue.params.topic}`}
              onClick={() => onIgnore([issue.key])}
            >
              {t('builder.checks.ignore')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {issues.length > FEW && (
          <Button size="compact-xs" variant="subtle" onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('builder.checks.fewer') : t('builder.detail.more', { count: issues.length - FEW })}
          </Button>
        )}
        {issues.length > 1 && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => onIgnore(issues.map(({ key }) => key))}
          >
            {t('builder.checks.ignoreAll', { count: issues.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

export interface IgnoredIssuesProps {
  readonly issues: readonly SiloIssueEntry[];
  readonly onRestore: (keys: readonly string[]) => void;
}

export function IgnoredIssues({ issues, onRestore }: IgnoredIssuesProps) {
  const messages = useMessages();
  const { t } = messages;
  if (issues.length === 0) return null;
  return (
    <details className={styles.ignored}>
      <summary>{t('builder.checks.ignored', { count: issues.length })}</summary>
      <ul>
        {issues.map((issue) => (
          <li key={issue.key}>
            <span>{issueSentence(messages, issue.message, 'description', issue.params)}</span>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`${t('builder.checks.restore')}: ${issue.params.example ?? issue.params.topic}`}
              onClick={() => onRestore([issue.key])}
            >
              {t('builder.checks.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
