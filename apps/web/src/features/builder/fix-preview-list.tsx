// Preview of auto-fix: each page that would move, merge or be created.
import { textAt } from '@silosmith/contract';
import type { FixPreview } from '@silosmith/silo';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './builder.module.css';

const MOST = 100;

export function FixPreviewList({
  project,
  preview,
}: {
  readonly project: OpenProject;
  readonly preview: FixPreview;
}) {
  const { t } = useMessages();
  const keywordOf = (row: number): string =>
    row < 0 ? t('builder.checks.top') : textAt(project.table.keyword, row);
  const { moves, merges, created, remaining } = preview;
  if (moves.length + merges.length + created.length === 0) return <p>{t('builder.checks.nothing')}</p>;
  const lines = (entries: readonly string[]) => (
    <>
      <ul className={styles.changes}>
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      {entries.length > MOST && (
        <p className={styles.small}>{t('builder.detail.more', { count: entries.length - MOST })}</p>
      )}
    </>
  );
  return (
    <>
      {merges.length > 0 && (
        <section>
          <h3>{t('builder.checks.merges', { count: merges.length })}</h3>
          {lines(
            merges.map(({ row, into }) =>
              t('builder.checks.merge', { keyword: keywordOf(row), into: keywordOf(into) }),
            ),
          )}
        </section>
      )}
      {moves.length > 0 && (
        <section>
          <h3>{t('builder.checks.moves', { count: moves.length })}</h3>
          {lines(
            moves.map(({ row, fromParent, toParent }) =>
              t('builder.checks.move', {
                keyword: keywordOf(row),
                from: keywordOf(fromParent),
                to: keywordOf(toParent),
              }),
            ),
          )}
        </section>
      )}
      {created.length > 0 && (
        <section>
          <h3>{t('builder.checks.created', { count: created.length })}</h3>
          {lines(created.map(keywordOf))}
        </section>
      )}
      {remaining.length > 0 && (
        <p className={styles.small}>{t('builder.checks.left', { count: remaining.length })}</p>
      )}
    </>
  );
}
