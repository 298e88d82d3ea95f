// The curve of plan sizes in figures.
import { Table } from '@mantine/core';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './plan-screen.module.css';

const LINES = 12;

export interface CurveTableProps {
  /** Pages of the largest plan. */
  readonly most: number;
  readonly now: number;
  readonly ratioOf: (pages: number) => number;
}

export function CurveTable({ most, now, ratioOf }: CurveTableProps) {
  const { t } = useMessages();
  const format = useFormat();
  const sizes = new Set([now]);
  for (let i = 1; i <= LINES; i++) sizes.add(Math.max(1, Math.round((i / LINES) ** 2 * most)));
  return (
    <Table className={styles.narrow ?? ''}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('importing.plan.tablePages')}</Table.Th>
          <Table.Th>{t('importing.plan.tableServed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...sizes]
          .sort((a, b) => a - b)
          .map((pages) => (
            <Table.Tr key={pages} aria-current={pages === now}>
              <Table.Td>{format.number(pages)}</Table.Td>
              <Table.Td>{format.percent(ratioOf(pages))}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}
