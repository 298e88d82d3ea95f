// How far the work of the moment is, or how it ended.
import { Alert, Progress } from '@mantine/core';
import { type PublishNote, type PublishPlan, refusedImageNotes } from '@silosmith/delivery';
import { CANCELLED, type ProgressReport } from '@silosmith/kernel';
import { noteSentence } from '@silosmith/messages';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { Work } from '../../../state/publishing/publishing-state.ts';
import styles from './publish.module.css';
import { publishRows, runFigures } from './publish-rows.ts';

export function PublishOutcome({ work }: { readonly work: Work }) {
  const messages = useMessages();
  const { t } = messages;
  if (work.state === 'publishing' || work.state === 'rolling-back')
    return <WorkProgress progress={work.progress} />;
  if (work.state === 'planning' || work.state === 'preparing-rollback') {
    const key = work.state === 'planning' ? 'publishing.steps.planning' : 'publishing.rollback.preparing';
    return (
      <p className={styles.note} role="status">
        {t(key)}
      </p>
    );
  }
  if (work.state === 'failed') {
    const key = work.step === 'plan' ? 'publishing.ended.planFailed' : 'publishing.ended.rollbackFailed';
    return (
      <Alert color="red" variant="light" role="alert">
        {t(key, { reason: faultText(messages, work.fault) })}
      </Alert>
    );
  }
  if (work.state === 'planned') return <ImagesOfPlan images={work.plan.images} />;
  return work.state === 'ended' ? <RunOutcome work={work} /> : null;
}

/** Nothing for a project without images. */
function ImagesOfPlan({ images }: { readonly images: PublishPlan['images'] }) {
  const messages = useMessages();
  const format = useFormat();
  const { upload, there, refused } = images;
  if (upload.length + there + refused.length === 0) return null;
  const bytes = upload.reduce((sum, image) => sum + image.bytes, 0);
  return (
    <div className={styles.note}>
      <p className={styles.line}>
        {messages.t('publishing.planned.images', {
          ...{ upload: upload.length, there },
          megabytes: format.number(Math.round((10 * bytes) / 2 ** 20) / 10),
        })}
      </p>
      <Notes notes={refusedImageNotes(refused)} />
    </div>
  );
}

const STAGES = ['images', 'create', 'write', 'verify', 'rollback'] as const;

function WorkProgress({ progress }: { readonly progress: ProgressReport | null }) {
  const { t } = useMessages();
  const stage = STAGES.find((known) => known === progress?.stage);
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <div className={styles.progress}>
      <p className={styles.note} aria-live="polite">
        {stage === undefined
          ? t('publishing.progress.begin')
          : t(`publishing.progress.${stage}`, { done, total })}
      </p>
      <Progress
        aria-label={t('publishing.progress.label')}
        value={total === 0 ? 0 : (100 * done) / total}
        animated
      />
    </div>
  );
}

function RunOutcome({ work }: { readonly work: Extract<Work, { state: 'ended' }> }) {
  const messages = useMessages();
  const { t } = messages;
  const { fault, notes } = work;
  const { written, verified, failed } = runFigures(publishRows(work) ?? []);
  const isWhole = fault === null && failed === 0;
  const color = fault !== null && fault.code !== CANCELLED ? 'red' : isWhole ? 'green' : 'yellow';
  return (
    <Alert color={color} variant="light" role="status">
      {fault !== null && (
        <p className={styles.line}>
          {fault.code === CANCELLED
            ? t('publishing.ended.cancelled')
            : t('publishing.ended.failed', { reason: faultText(messages, fault) })}
        </p>
      )}
      {failed > 0 && <p className={styles.line}>{t('publishing.ended.failures', { count: failed })}</p>}
      <p className={styles.line}>{t('publishing.ended.done', { count: written, verified })}</p>
      <Notes notes={notes} />
    </Alert>
  );
}

function Notes({ notes }: { readonly notes: readonly PublishNote[] }) {
  const messages = useMessages();
  return notes.map((note) => (
    <p key={note.code} className={styles.line}>
      {noteSentence(messages, note)}
    </p>
  ));
}
