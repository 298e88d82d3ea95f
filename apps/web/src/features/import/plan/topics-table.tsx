import { Table } from '@mantine/core';
import type { PlanSummary } from '@silosmith/silo';
import { memo, useState } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { demandUnit } from '../../../state/project/demand-unit.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from './plan-screen.module.css';

const FIRST = 8;
/** Hundreds of topics are drawn no more usefully than these. */
const MOST = 200;

interface TopicsTableProps {
  readonly project: OpenProject;
  readonly summary: PlanSummary;
}

export const TopicsTable = memo(function TopicsTable({ project, summary }: TopicsTableProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { topics, pages, demandServed } = summary;
  const unit = demandUnit(project);
  const drawn = topics.slice(0, isOpen ? MOST : topics.length === FIRST + 1 ? FIRST + 1 : FIRST);
  const rest = topics.slice(drawn.length);
  const sum = (pick: (topic: (typeof topics)[number]) => number) =>
    rest.reduce((total, topic) => total + pick(topic), 0);
  return (
    <section className={styles.card} aria-labelledby="plan-topics">
      <header className={styles.cardHead}>
        <h2 id="plan-topics">{t('importing.plan.topicsTitle')}</h2>
        <span className={styles.grow} />
        <span className={styles.quiet}>{t(`importing.plan.topicsOf.${unit}`)}</span>
      </header>
      <Table className={styles.figures ?? ''} verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('importing.plan.topic')}</Table.Th>
            <Table.Th>{t('importing.plan.tablePages')}</Table.Th>
            <Table.Th>{t(`importing.plan.demand.${unit}`)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {drawn.map((topic) => (
            <Table.Tr key={topic.topic}>
              <Table.Td>{topic.label}</Table.Td>
              <Table.Td>{format.number(topic.pages)}</Table.Td>
              <Table.Td>{format.number(topic.demand)}</Table.Td>
            </Table.Tr>
          ))}
          {rest.length > 0 && (
            <Table.Tr>
              <Table.Td>
                <button type="button" className={styles.link} onClick={() => setOpen(true)} disabled={isOpen}>
                  {t('importing.plan.moreTopics', { count: rest.length })}
                </button>
              </Table.Td>
              <Table.Td>{format.number(sum((topic) => topic.pages))}</Table.Td>
              <Table.Td>{format.number(sum((topic) => topic.demand))}</Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th>{t('importing.plan.topics', { count: topics.length })}</Table.Th>
            <Table.Th>{format.number(pages)}</Table.Th>
            <Table.Th>{format.number(demandServed)}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  );
});
