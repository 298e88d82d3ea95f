// Issues of the silo beside the outline, by severity and kind, each with the way to its place; the fix as a list to be ticked.
import { ActionIcon, Alert, Button } from '@mantine/core';
import { type FixPreview, issueLists } from '@silosmith/silo';
import { IconX } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { changeIgnored } from '../../state/project/ignored-issues.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { takeEdit } from '../../state/project/project-store.ts';
import type { SiloChecks } from '../../state/project/resident-silo.ts';
import { siloWork } from '../../state/project/silo-workers.ts';
import { suggestionWork } from '../../state/suggestions/suggestions.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './checks.module.css';
import { FixReview } from './fix-review.tsx';
import { IgnoredIssues, IssueGroups } from './issue-groups.tsx';
import { OversizedList } from './oversized-list.tsx';
import { SuggestionReview } from './suggestions/suggestion-review.tsx';
import { asksForSomething } from './use-issue-count.ts';

/** The catalogue of models loads when someone asks one. */
const AskDialog = lazy(async () => ({ default: (await import('./suggestions/ask-dialog.tsx')).AskDialog }));

export interface ChecksPanelProps {
  readonly project: OpenProject;
  readonly checks: SiloChecks;
  /** Brings a page into view. */
  readonly onSelect: (row: number) => void;
  readonly onClose: () => void;
}

interface Previewed {
  readonly project: OpenProject;
  readonly fix: FixPreview;
}

export function ChecksPanel({ project, checks, onSelect, onClose }: ChecksPanelProps) {
  const messages = useMessages();
  const { t } = messages;
  const [preview, setPreview] = useState<Previewed | null>(null);
  const [isAsking, setAsking] = useState(false);
  const closeAsking = useCallback(() => setAsking(false), []);
  const offered = useStore(suggestionWork.store, (state) =>
    state.step === 'offered' && state.projectId === project.id ? state : null,
  );
  const [working, setWorking] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setWorking(true);
    try {
      await work();
    } catch (error) {
      toast.failure(`${t('builder.checks.failed')}: ${faultText(messages, error)}`);
    } finally {
      setWorking(false);
    }
  };
  const apply = ({ project: seen, fix }: Previewed, left: readonly number[]) =>
    attempt(async () => {
      // What the user left out may change what follows from the rest: it is worked out again.
      const chosen = left.length === 0 ? fix : await siloWork.previewFix(seen, left);
      await siloWork.applyFix(seen, chosen);
      const { length } = chosen.remaining;
      toast.success(
        length === 0 ? t('builder.checks.fixed') : t('builder.checks.fixedPart', { count: length }),
      );
      setPreview(null);
    });
  return (
    <aside className={styles.panel} aria-label={t('builder.checks.title')}>
      <header className={styles.head}>
        <h2>
          {offered !== null
            ? t('suggestions.reviewTitle', { model: offered.asked.model })
            : t(preview === null ? 'builder.checks.title' : 'builder.checks.previewTitle')}
        </h2>
        <ActionIcon aria-label={t('common.close')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      {offered !== null ? (
        <SuggestionReview project={project} suggestions={offered.suggestions} onSelect={onSelect} />
      ) : preview === null ? (
        <Issues
          project={project}
          checks={checks}
          working={working}
          onSelect={onSelect}
          onAsk={() => setAsking(true)}
          onPreview={() =>
            void attempt(async () => setPreview({ project, fix: await siloWork.previewFix(project) }))
          }
        />
      ) : (
        <FixReview
          project={preview.project}
          preview={preview.fix}
          working={working}
          onApply={(left) => void apply(preview, left)}
          onDiscard={() => setPreview(null)}
        />
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <AskDialog project={project} onClose={closeAsking} />
        </Suspense>
      )}
    </aside>
  );
}

interface IssuesProps {
  readonly project: OpenProject;
  readonly checks: SiloChecks;
  readonly working: boolean;
  readonly onSelect: (row: number) => void;
  readonly onPreview: () => void;
  readonly onAsk: () => void;
}

function Issues({ project, checks, working, onSelect, onPreview, onAsk }: IssuesProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const { report, running, fault } = checks;
  const { table, silo, ignoredIssues } = project;
  const lists = useMemo(
    () => report && issueLists({ table, silo }, report, new Set(ignoredIssues)),
    [table, silo, report, ignoredIssues],
  );
  const ignore = (keys: readonly string[], isIgnored: boolean) => {
    changeIgnored(takeEdit, project, keys, isIgnored).catch((error: unknown) =>
      toast.failure(faultText(messages, error)),
    );
  };
  if (fault !== null) {
    return (
      <div className={styles.body}>
        <Alert color="red">{faultText(messages, fault)}</Alert>
      </div>
    );
  }
  if (report === null || lists === null) {
    return (
      <div className={styles.body}>
        <p aria-live="polite">{t('builder.checks.running')}</p>
      </div>
    );
  }
  const toDo = lists.open.filter(asksForSomething).length;
  const notes = lists.open.length - toDo;
  return (
    <>
      <div className={styles.body}>
        <p aria-live="polite">
          {toDo === 0 ? t('builder.checks.valid') : t('builder.checks.count', { count: toDo })}
          {notes > 0 && ` · ${t('builder.checks.notes', { count: notes })}`} ·{' '}
          {t('builder.checks.completion', { percent: format.percent(report.completionRate) })}
          {running && ` · ${t('builder.checks.running')}`}
        </p>
        <IssueGroups issues={lists.open} onSelect={onSelect} onIgnore={(keys) => ignore(keys, true)} />
        <OversizedList project={project} oversized={report.oversized} onSelect={onSelect} />
        <IgnoredIssues issues={lists.ignored} onRestore={(keys) => ignore(keys, false)} />
      </div>
      <footer className={styles.foot}>
        <Button variant="default" onClick={onAsk}>
          {t('suggestions.open')}
        </Button>
        {!report.valid && (
          <Button variant="default" loading={working} onClick={onPreview}>
            {t('builder.checks.autoFix')}
          </Button>
        )}
      </footer>
    </>
  );
}
