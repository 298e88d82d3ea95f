// One page of a run: what is being made of it, at which attempt, its price and grade, or its error with what can be done.
import { ActionIcon } from '@mantine/core';
import { isPageId } from '@silosmith/contract';
import type { GenerationRun, PlannedPage } from '@silosmith/generation';
import { isOver } from '@silosmith/generation';
import type { FaultShape } from '@silosmith/kernel';
import {
  IconAlertTriangleFilled,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashedCheck,
  IconCircleMinus,
  IconLoader2,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { PAGE_PARAMETER, useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { arrivingKey, arrivingStore } from '../../state/generation/arriving-text.ts';
import { retryRun } from '../../state/generation/generation-run.ts';
import { useStore } from '../../state/use-store.ts';
import { isFreeRun } from './cost-text.ts';
import type { RunLine } from './run-lines.ts';
import styles from './run-list.module.css';
import { useGrade } from './use-grade.ts';
import { usePageName } from './use-page-name.ts';

const ICONS = {
  waiting: IconCircle,
  running: IconLoader2,
  done: IconCircleCheckFilled,
  gap: IconCircleDashedCheck,
  failed: IconAlertTriangleFilled,
  skipped: IconCircleMinus,
} as const;
/** What makes a page worth a look; the other notes are about details that the article's checks tell better. */
const TOLD = [
  'meta-fallback',
  'tags-fallback',
  'raw-reply',
  'cut-reply',
  'few-words',
  'wrong-language',
  'images-missing',
  'research-missing',
  'advice-missing',
  'outline-missing',
] as const;

export interface RunLineViewProps {
  readonly run: GenerationRun;
  readonly line: RunLine;
  readonly plans: ReadonlyMap<string, PlannedPage> | null;
  /** The line that Tab leads to. */
  readonly isActive: boolean;
}

export function RunLineView({ run, line, plans, isActive }: RunLineViewProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { item, state } = line;
  const { id, attempts, costUsd } = item;
  const keyword = usePageName()(id);
  const grade = useGrade(id, state === 'done' || state === 'gap', plans);
  const Icon = ICONS[state];
  const isFree = isFreeRun(run.settings);
  const canRetry =
    state === 'failed' && (run.place === 'here' || (run.place === 'nobody' && isOver(run.job)));
  return (
    <>
      <Icon size={14} aria-hidden className={styles.icon} />
      <PageLink id={id} keyword={keyword} isActive={isActive} />
      <span className={styles.state}>
        <StateText line={line} />
        {attempts > 1 && state !== 'waiting' && `, ${t('generate.items.attempt', { count: attempts })}`}
      </span>
      <span className={styles.cost}>
        {costUsd !== undefined && !isFree && run.settings.priced && format.usd(costUsd)}
      </span>
      <span className={styles.grade} data-grade={grade?.[0]}>
        {grade !== null && (
          <>
            <span className="visually-hidden">{t('generate.items.grade')} </span>
            {grade}
          </>
        )}
      </span>
      {canRetry ? (
        <ActionIcon
          size="sm"
          aria-label={t('generate.actions.retry', { keyword })}
          title={t('generate.actions.retry', { keyword })}
          onClick={() => void retryRun(run.projectId, id)}
        >
          <IconRefresh size={14} />
        </ActionIcon>
      ) : (
        <span />
      )}
      {line.stage === 'article' && <ArrivingLine projectId={run.projectId} id={id} />}
      <LineNotes run={run} line={line} />
    </>
  );
}

function PageLink({
  id,
  keyword,
  isActive,
}: {
  readonly id: string;
  readonly keyword: string;
  readonly isActive: boolean;
}) {
  const { hrefOf } = useNavigation();
  if (!isPageId(id)) return <span className={styles.keyword}>{keyword}</span>;
  return (
    <Link
      className={styles.keyword ?? ''}
      title={keyword}
      href={`${hrefOf('workspace')}?${PAGE_PARAMETER}=${id}`}
      tabIndex={isActive ? 0 : -1}
    >
      {keyword}
    </Link>
  );
}

function StateText({ line: { item, state, stage, gaps } }: Pick<RunLineViewProps, 'line'>) {
  const { t } = useMessages();
  if (state === 'gap') {
    const parts = gaps.map((gap) => t(`generate.items.parts.${gap}`)).join(', ');
    return t('generate.items.states.gap', { parts });
  }
  // Between two attempts nothing is being written.
  if (item.state === 'retrying' && item.fault !== undefined) return t('generate.items.states.retrying');
  if (stage !== null) return t(`generate.items.stages.${stage}`);
  return t(`generate.items.states.${state}`);
}

/** The end of the text that is being written. No live region: a screen reader would announce each change of it. */
function ArrivingLine({ projectId, id }: { readonly projectId: string; readonly id: string }) {
  const text = useStore(arrivingStore, (lines) => lines.get(arrivingKey(projectId, id)));
  if (text === undefined) return null;
  return (
    <p className={styles.arriving} dir="auto">
      <span>{text}</span>
    </p>
  );
}

function LineNotes({ run, line: { item, state, gaps } }: Pick<RunLineViewProps, 'run' | 'line'>) {
  const messages = useMessages();
  const { t } = messages;
  const notes = TOLD.filter((note) => run.notes.get(item.id)?.includes(note));
  const saysGap = state === 'gap' && notes.length === 0 && gaps.length > 0;
  return (
    <>
      {item.fault !== undefined && (state === 'failed' || state === 'running') && (
        <p className={styles.fault}>
          {faultText(messages, item.fault)} {state === 'failed' && <FaultAction fault={item.fault} />}
        </p>
      )}
      {notes.length > 0 && (
        <p className={styles.small}>{notes.map((note) => t(`generate.items.notes.${note}`)).join(' ')}</p>
      )}
      {saysGap && <p className={styles.small}>{t('generate.items.gapAgain')}</p>}
    </>
  );
}

/** Where what the fault asks for can be done; retrying is the button beside it. */
function FaultAction({ fault: { recovery } }: { readonly fault: Pick<FaultShape, 'recovery'> }) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  if (recovery.includes('check-key'))
    return <Link href={`${hrefOf('settings')}#keys`}>{t('generate.items.toKeys')}</Link>;
  if (recovery.includes('switch-provider'))
    return <Link href={`${hrefOf('settings')}#models`}>{t('generate.items.toModels')}</Link>;
  return null;
}
