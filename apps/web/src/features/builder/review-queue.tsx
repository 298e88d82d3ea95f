// Weak fits one by one: a question, its evidence, one key for each answer. Stands in the place of the outline.
import { Button, Progress } from '@mantine/core';
import { fitEditOf } from '@silosmith/silo';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { demandUnit } from '../../state/project/demand-unit.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { outlineFacts } from './outline-facts.ts';
import { DialogFrame } from './page-dialogs.tsx';
import { PagePicker } from './page-picker.tsx';
import styles from './review.module.css';
import { ReviewCase } from './review-case.tsx';
import { ReviewList } from './review-list.tsx';
import { reviewKey, rowBeside } from './review-state.ts';
import { type Review, useReview } from './use-review.ts';

export interface ReviewQueueProps {
  readonly project: OpenProject;
  readonly onClose: () => void;
}

export function ReviewQueue({ project, onClose }: ReviewQueueProps) {
  const { t } = useMessages();
  const review = useReview(project);
  const [picking, setPicking] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { current, left } = review;
  // Keys are heard while the focus is in the queue: it comes back there when the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per question
  useEffect(() => {
    if (!picking) panel.current?.focus({ preventScroll: true });
  }, [current, picking]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = reviewKey(event);
    if (action === null || picking) return;
    event.preventDefault();
    if (action === 'close') onClose();
    else if (action === 'skip') review.skip();
    else if (action === 'undo') void review.takeBack();
    else if (action === 'next') review.choose(rowBeside(left, current, 1));
    else if (action === 'previous') review.choose(rowBeside(left, current, -1));
    else if (action === 'section') setPicking(current >= 0);
    else void review.decide(action);
  };
  return (
    <section
      ref={panel}
      className={styles.queue}
      aria-label={t('builder.review.title')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: single keys work only while the focus is here (WCAG 2.1.4)
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <ReviewBar project={project} review={review} onClose={onClose} />
      <div className={styles.body}>
        <ReviewList project={project} review={review} />
        <div className={styles.case}>
          {current >= 0 ? (
            <ReviewCase key={current} project={project} review={review} />
          ) : (
            <Nothing decided={review.decided.length} told={review.told} onClose={onClose} />
          )}
        </div>
      </div>
      <ReviewActions project={project} review={review} onSection={() => setPicking(true)} />
      {picking && (
        <SectionOf
          project={project}
          row={current}
          onPick={async (page) => {
            setPicking(false);
            await review.decide('section', page);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </section>
  );
}

function ReviewBar({ project, review, onClose }: ReviewQueueProps & { readonly review: Review }) {
  const { t } = useMessages();
  const format = useFormat();
  const { decided, left } = review;
  const { demands } = outlineFacts(project);
  const total = decided.length + left.length;
  const unsure = left.reduce((sum, row) => sum + (demands[row] ?? 0), 0);
  return (
    <header className={styles.bar}>
      <Button variant="default" onClick={onClose}>
        {t('builder.review.back')}
      </Button>
      <h1>{t('builder.review.title')}</h1>
      {total > 0 && (
        <>
          <Progress
            className={styles.progress ?? ''}
            value={(100 * decided.length) / total}
            aria-label={t('builder.review.progress', { done: decided.length, total })}
          />
          <span className={styles.count}>
            {t('builder.review.progress', {
              done: format.number(decided.length),
              total: format.number(total),
            })}
          </span>
          <span className={styles.unsure}>
            {t(`builder.review.unsure.${demandUnit(project)}`, { demand: format.number(unsure) })}
          </span>
        </>
      )}
      <span className={styles.grow} />
      <Button
        variant="subtle"
        aria-label={t('builder.review.close')}
        aria-keyshortcuts="Escape"
        onClick={onClose}
        px={8}
      >
        <IconX size={16} />
      </Button>
    </header>
  );
}

interface ReviewActionsProps {
  readonly project: OpenProject;
  readonly review: Review;
  readonly onSection: () => void;
}

function ReviewActions({ project, review, onSection }: ReviewActionsProps) {
  const { t } = useMessages();
  const { current, decided, decide } = review;
  const none = current < 0;
  const action = (id: 'ownPage' | 'section' | 'setAside' | 'skip' | 'undo', key: string, run: () => void) => {
    const isOff =
      id === 'undo'
        ? decided[0] === undefined || project.undoSteps.at(-1) !== decided[0].step
        : none || (id === 'ownPage' && fitEditOf(project.silo, current, 'ownPage') === null);
    return (
      <Button variant="default" aria-keyshortcuts={key} disabled={isOff} onClick={run}>
        {t(`builder.review.${id}`)} <kbd aria-hidden>{key}</kbd>
      </Button>
    );
  };
  return (
    <div className={styles.keys} role="toolbar" aria-label={t('builder.review.others')}>
      {action('ownPage', 'P', () => void decide('ownPage'))}
      {action('section', 'S', onSection)}
      {action('setAside', 'X', () => void decide('setAside'))}
      {action('skip', 'J', review.skip)}
      {action('undo', 'Z', () => void review.takeBack())}
      <span className={styles.grow} />
      <span className={styles.unsure}>{t('builder.review.hint')}</span>
    </div>
  );
}

interface NothingProps {
  readonly decided: number;
  readonly told: string | null;
  readonly onClose: () => void;
}

function Nothing({ decided, told, onClose }: NothingProps) {
  const { t } = useMessages();
  return (
    <div className={styles.nothing}>
      <h2>{t(decided > 0 ? 'builder.review.allDecided' : 'builder.review.empty')}</h2>
      <p>{decided > 0 ? told : t('builder.review.emptyText')}</p>
      <Button onClick={onClose}>{t('builder.review.back')}</Button>
    </div>
  );
}

interface SectionOfProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly onPick: (page: number) => void;
  readonly onClose: () => void;
}

function SectionOf({ project, row, onPick, onClose }: SectionOfProps) {
  const { t } = useMessages();
  const [page, setPage] = useState<number | null>(project.silo.parent[row] ?? null);
  const allows = useCallback((other: number) => other !== row, [row]);
  return (
    <DialogFrame
      title={t('builder.review.sectionTitle')}
      ready={page !== null && page >= 0}
      onApply={() => page !== null && onPick(page)}
      onClose={onClose}
    >
      <PagePicker
        project={project}
        label={t('builder.review.sectionLabel')}
        allows={allows}
        value={page}
        onChange={setPage}
      />
    </DialogFrame>
  );
}
