// Score and grade of the article, and the checks that fail, the gravest first; each leads to its place where it has one.
import { ARTICLE_CHECKS, SEVERITY_POINTS } from '@silosmith/content';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { showPlace } from '../editor-places.ts';
import { type Claims, placeOfCheck } from './check-places.ts';
import styles from './rail.module.css';
import { RailLine } from './rail-line.tsx';
import type { PageReport } from './use-report.ts';

/** As in the specification of the score: good from 80, fair from 60. */
const GOOD = 80;
const FAIR = 60;
/** Checks that count for the grade: a hint takes nothing from it. */
const GRADED: ReadonlySet<string> = new Set(
  ARTICLE_CHECKS.filter(({ severity }) => severity !== 'hint').map(({ id }) => id),
);

export interface ScoreSectionProps {
  readonly report: PageReport['report'];
  readonly claims: Claims;
  readonly editor: Editor | null;
  readonly inArticle: (act: () => void) => void;
  /** Below the checks: what repairs them. */
  readonly repair: ReactNode;
}

export function ScoreSection({ report, claims, editor, inArticle, repair }: ScoreSectionProps) {
  const { score, grade, failed, unchecked } = report;
  const { t, has } = useMessages();
  const format = useFormat();
  const tone = score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor';
  const nameOf = (check: string): string => {
    const key = `workspace.optionalChecks.${check}`;
    return has(key) ? t(key) : check;
  };
  const found = failed.toSorted((a, b) => SEVERITY_POINTS[b.severity] - SEVERITY_POINTS[a.severity]);
  const todo = failed.filter(({ severity }) => severity !== 'hint');
  const hints = failed.length - todo.length;
  const passed = GRADED.size - todo.length - unchecked.filter((check) => GRADED.has(check)).length;
  return (
    <section className={styles.section} aria-label={t('workspace.score.label')}>
      <div className={styles.score} data-tone={tone}>
        <b>{format.number(score)}</b>
        <div>
          <h3>{t('workspace.score.grade', { grade })}</h3>
          <p>
            {t('workspace.score.todo', {
              failed: format.number(todo.length),
              total: format.number(GRADED.size),
            })}
            {hints > 0 && ` ${t('workspace.score.hints', { count: hints })}`}
          </p>
        </div>
      </div>
      <ul className={styles.lines}>
        {found.map(({ check, severity, figure }) => {
          const key = `workspace.checks.${check}`;
          const place = editor === null ? null : placeOfCheck(editor, check, claims);
          return (
            <RailLine
              key={check}
              tone={severity === 'hint' ? 'hint' : 'warning'}
              {...(editor !== null &&
                place !== null && {
                  action: {
                    text: t('workspace.score.goThere'),
                    // Found again: the text and the selection have changed since it was drawn.
                    run: () =>
                      inArticle(() => showPlace(editor, placeOfCheck(editor, check, claims) ?? place)),
                  },
                })}
            >
              {has(key) ? t(key, { figure: format.number(figure), count: figure }) : check}
            </RailLine>
          );
        })}
        <RailLine tone="good">{t('workspace.score.passed', { count: passed })}</RailLine>
        {unchecked.length > 0 && (
          <RailLine tone="plain">
            {t('workspace.score.unchecked', { checks: unchecked.map(nameOf).join(', ') })}{' '}
            {t('workspace.score.uncheckedWhy')}
          </RailLine>
        )}
      </ul>
      {repair}
    </section>
  );
}
