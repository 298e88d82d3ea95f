// One weak fit: where it stands, where it could stand, what speaks for each, and what else it could be.
import { Button } from '@mantine/core';
import { INTENT_BITS, INTENTS, PLACES, textAt } from '@silosmith/contract';
import { fitEditOf, weaknessOf } from '@silosmith/silo';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { demandUnit } from '../../state/project/demand-unit.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { FitTable } from './fit-table.tsx';
import { outlineFacts } from './outline-facts.ts';
import styles from './review.module.css';
import { changesOf } from './review-changes.ts';
import { useFit } from './use-fit.ts';
import type { Review } from './use-review.ts';

const MOST_KEYWORDS = 12;

export function ReviewCase({ project, review }: { readonly project: OpenProject; readonly review: Review }) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const row = review.current;
  const fit = useFit(project, row);
  const { table, silo } = project;
  const isSection = silo.place[row] === PLACES.section;
  const canMove = fitEditOf(silo, row, 'move') !== null;
  const isClose = weaknessOf(silo, row) === 'closeRunnerUp';
  return (
    <>
      <p className={styles.facts}>{useFacts(project, review)}</p>
      <h2 className={styles.question}>
        {t(isSection ? 'builder.review.questionSection' : 'builder.review.question', {
          keyword: textAt(table.keyword, row),
        })}
      </h2>
      <p className={styles.facts}>{t(isClose ? 'builder.review.whyClose' : 'builder.review.whyThin')}</p>
      {fit === null ? (
        <div className={styles.skeleton} role="status">
          {t('builder.review.loading')}
        </div>
      ) : (
        <FitTable
          project={project}
          fit={fit}
          changes={changesOf(project, row, messages, format)}
          actions={{
            now: (
              <Button
                fullWidth
                mt={6}
                variant="default"
                aria-keyshortcuts="A"
                onClick={() => void review.decide('accept')}
              >
                {t('builder.review.accept')} <kbd aria-hidden>A</kbd>
              </Button>
            ),
            runnerUp: (
              <Button
                fullWidth
                mt={6}
                variant="default"
                aria-keyshortcuts="M"
                disabled={!canMove}
                title={canMove ? undefined : t('builder.review.noRoom')}
                onClick={() => void review.decide('move')}
              >
                {t('builder.review.move')} <kbd aria-hidden>M</kbd>
              </Button>
            ),
          }}
        />
      )}
      <Keywords project={project} row={row} />
      {review.told !== null && (
        <p className={styles.last} role="status">
          {review.told}
        </p>
      )}
    </>
  );
}

/** '14 of 38. Difficulty 69, Informational, line 89 of the file' */
function useFacts({ table, silo }: OpenProject, { current: row, decided, left }: Review): string {
  const { t } = useMessages();
  const format = useFormat();
  const intent = INTENTS.find((one) => ((silo.intent[row] ?? 0) & INTENT_BITS[one]) !== 0);
  const line = table.line[row] ?? 0;
  const at = decided.length + Math.max(0, left.indexOf(row)) + 1;
  const place = t('builder.review.at', {
    at: format.number(at),
    total: format.number(decided.length + left.length),
  });
  const facts = [
    `${t('builder.filters.difficulty')} ${format.figure(table.difficulty[row] ?? -1)}`,
    ...(intent === undefined ? [] : [t(`builder.intents.${intent}`)]),
    ...(line > 0 ? [t('builder.detail.line', { line: format.number(line) })] : []),
  ];
  return `${place} · ${facts.join(' · ')}`;
}

function Keywords({ project, row }: { readonly project: OpenProject; readonly row: number }) {
  const { t } = useMessages();
  const format = useFormat();
  const { table } = project;
  const { tree, demands } = outlineFacts(project);
  const volume = (one: number): number => table.volume[one] ?? -1;
  const sections = [...tree.sections(row)].flatMap((section) => [section, ...tree.variants(section)]);
  const others = [...tree.variants(row), ...sections].sort((a, b) => volume(b) - volume(a) || a - b);
  const rows = [row, ...others];
  return (
    <section className={styles.keywords}>
      <h3>
        {t(`builder.review.keywords.${demandUnit(project)}`, {
          count: rows.length,
          number: format.number(rows.length),
          demand: format.number(demands[row] ?? 0),
        })}
      </h3>
      <p>
        {rows
          .slice(0, MOST_KEYWORDS)
          .map((one) => `${textAt(table.keyword, one)} ${format.figure(volume(one))}`)
          .join(' · ')}
        {rows.length > MOST_KEYWORDS &&
          ` · ${t('builder.detail.more', { count: rows.length - MOST_KEYWORDS })}`}
      </p>
    </section>
  );
}
