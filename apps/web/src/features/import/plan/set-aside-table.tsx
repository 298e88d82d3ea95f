// Keywords that were set aside, by reason with examples. One click makes pages of a keyword, or of all that share a reason.
import { Button, Table } from '@mantine/core';
import { PLACEMENT_REASONS, type PlacementReason, textAt } from '@silosmith/contract';
import { type AsideSummary, applyEdit, type PlanSummary } from '@silosmith/silo';
import { memo, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { demandUnit } from '../../../state/project/demand-unit.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { projectStore, takeEdit } from '../../../state/project/project-store.ts';
import styles from './plan-screen.module.css';
import { useDemandText } from './use-demand-text.ts';

const EXAMPLES = 2;
/** Rows of the list that shows all. */
const MOST = 300;

const REASON_NAMES = new Map<PlacementReason, string>(
  Object.entries(PLACEMENT_REASONS).map(([name, reason]) => [reason, name]),
);

export interface SetAsideTableProps {
  readonly project: OpenProject;
  readonly summary: PlanSummary;
}

export const SetAsideTable = memo(function SetAsideTable({ project, summary }: SetAsideTableProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const unit = demandUnit(project);
  const demandText = useDemandText(unit);
  const [opened, setOpened] = useState<PlacementReason | null>(null);
  const putBack = usePutBack();
  const { asides, keywords } = summary;
  const nameOf = ({ reason }: AsideSummary): string => {
    const key = `importing.plan.reasons.${REASON_NAMES.get(reason) ?? ''}`;
    return messages.has(key) ? t(key) : t('importing.plan.reasons.other');
  };
  const demand = asides.reduce((sum, aside) => sum + aside.demand, 0);
  const count = t('importing.plan.keywords', { count: keywords.setAside });
  // Where keywords stand for demand, both figures are the same.
  const keptText = unit !== 'keywords' ? `${count}, ${demandText(demand)}` : count;
  const shown = asides.find(({ reason }) => reason === opened);
  return (
    <section className={styles.card} aria-labelledby="plan-aside">
      <header className={styles.cardHead}>
        <h2 id="plan-aside">{t('importing.plan.aside')}</h2>
        <span className={styles.quiet}>
          {asides.length === 0
            ? t('importing.plan.nothingAside')
            : t('importing.plan.asideLead', { kept: keptText })}
        </span>
      </header>
      {asides.length > 0 && (
        <Table className={`${styles.figures} ${styles.aside}`} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('importing.plan.reason')}</Table.Th>
              <Table.Th>{t('importing.plan.examples')}</Table.Th>
              <Table.Th>{t('importing.plan.keywordsColumn')}</Table.Th>
              {unit !== 'keywords' && <Table.Th>{t(`importing.plan.demand.${unit}`)}</Table.Th>}
              <Table.Th>
                <span className="visually-hidden">{t('importing.plan.action')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {asides.map((aside) => (
              <Table.Tr key={aside.reason}>
                <Table.Td>{nameOf(aside)}</Table.Td>
                <Table.Td>
                  {[...aside.rows.subarray(0, EXAMPLES)]
                    .map((row) => textAt(project.table.keyword, row))
                    .join(', ')}
                </Table.Td>
                <Table.Td>{format.number(aside.keywords)}</Table.Td>
                {unit !== 'keywords' && <Table.Td>{format.number(aside.demand)}</Table.Td>}
                <Table.Td>
                  <button type="button" className={styles.link} onClick={() => setOpened(aside.reason)}>
                    {t('importing.plan.seeAll')}
                  </button>
                  {aside.reason !== PLACEMENT_REASONS.asideSmall && (
                    <button
                      type="button"
                      className={styles.link}
                      aria-label={t('importing.plan.putBackAll', { reason: nameOf(aside) })}
                      onClick={() => void putBack([...aside.rows])}
                    >
                      {t('importing.plan.putBack')}
                    </button>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {shown !== undefined && (
        <Dialog
          opened
          size="lg"
          onClose={() => setOpened(null)}
          title={`${t('importing.plan.aside')}: ${nameOf(shown)} (${format.number(shown.keywords)})`}
          closeButtonProps={{ 'aria-label': t('common.close') }}
        >
          <ul className={styles.asideList}>
            {[...shown.rows.subarray(0, MOST)].map((row) => (
              <li key={row}>
                <span>{textAt(project.table.keyword, row)}</span>
                <span className={styles.quiet}>{format.figure(project.table.volume[row] ?? -1)}</span>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t('importing.plan.putBackOne', { keyword: textAt(project.table.keyword, row) })}
                  onClick={() => void putBack([row])}
                >
                  {t('importing.plan.putBack')}
                </Button>
              </li>
            ))}
          </ul>
          {shown.rows.length > MOST && (
            <p className={styles.quiet}>{t('importing.report.more', { count: shown.rows.length - MOST })}</p>
          )}
        </Dialog>
      )}
    </section>
  );
});

function usePutBack(): (rows: readonly number[]) => Promise<void> {
  const messages = useMessages();
  return async (rows) => {
    // The table may be drawn a moment later than the silo changes.
    const { project } = projectStore.getState();
    if (project === null) return;
    try {
      const edits = rows.map((row) => ({ type: 'makePage', row }) as const);
      const result = applyEdit(project, { type: 'batch', edits });
      await takeEdit(result, { label: 'builder.steps.putBack', params: { count: rows.length } });
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
}
