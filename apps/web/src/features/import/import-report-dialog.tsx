// Accounts for every row of the file: the totals, and each dropped or merged row by line.
import { Table } from '@mantine/core';
import type { ImportReport } from '@silosmith/contract';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './workflow.module.css';

/** More rows than this are counted, not drawn. */
const MOST_ROWS = 500;

export function ImportReportDialog({
  report,
  onClose,
}: {
  readonly report: ImportReport;
  readonly onClose: () => void;
}) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const {
    rowsRead,
    imported,
    merged,
    secondary = 0,
    dropped,
    mergedRows = [],
    blankRows = 0,
    notes = [],
  } = report;
  const several = (report.files?.length ?? 1) > 1;
  const said = (
    area: 'drops' | 'notes',
    code: string,
    params: Readonly<Record<string, string | number>> = {},
  ): string => {
    const key = `errors.intake.${area}.${code}`;
    return messages.has(key) ? t(key, params) : code;
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('importing.report.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p>
        {t('importing.report.sum', {
          rows: t('importing.plan.rows', { count: rowsRead }),
          keywords: t('importing.plan.keywords', { count: imported }),
          merged: t('importing.report.merged', { count: merged }),
          dropped: t('importing.report.dropped', { count: dropped.length }),
        })}
      </p>
      {secondary > 0 && <p className={styles.text}>{t('importing.plan.secondary', { count: secondary })}</p>}
      {blankRows > 0 && <p className={styles.text}>{t('importing.report.blank', { count: blankRows })}</p>}
      {notes.length > 0 && (
        <section>
          <h3>{t('importing.report.notesTitle')}</h3>
          <ul>
            {notes.map(({ code, params }) => (
              <li key={`${code} ${params?.file ?? ''}`}>{said('notes', code, params)}</li>
            ))}
          </ul>
        </section>
      )}
      {merged === 0 && dropped.length === 0 && <p className={styles.text}>{t('importing.report.none')}</p>}
      {dropped.length > 0 && (
        <section>
          <h3>{t('importing.report.droppedTitle')}</h3>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {several && <Table.Th>{t('importing.report.file')}</Table.Th>}
                <Table.Th>{t('importing.report.line')}</Table.Th>
                <Table.Th>{t('importing.report.reason')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {dropped.slice(0, MOST_ROWS).map(({ line, reason, file }) => (
                <Table.Tr key={`${file ?? ''} ${line}`}>
                  {several && <Table.Td>{file}</Table.Td>}
                  <Table.Td>{format.number(line)}</Table.Td>
                  <Table.Td>{said('drops', reason)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <More count={dropped.length - MOST_ROWS} />
        </section>
      )}
      {mergedRows.length > 0 && (
        <section>
          <h3>{t('importing.report.mergedTitle')}</h3>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {several && <Table.Th>{t('importing.report.file')}</Table.Th>}
                <Table.Th>{t('importing.report.line')}</Table.Th>
                <Table.Th>{t('importing.report.keyword')}</Table.Th>
                <Table.Th>{t('importing.report.into')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {mergedRows.slice(0, MOST_ROWS).map(({ line, keyword, intoLine, file }) => (
                <Table.Tr key={`${file ?? ''} ${line}`}>
                  {several && <Table.Td>{file}</Table.Td>}
                  <Table.Td>{format.number(line)}</Table.Td>
                  <Table.Td>{keyword}</Table.Td>
                  <Table.Td>{format.number(intoLine)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <More count={merged - Math.min(MOST_ROWS, mergedRows.length)} />
        </section>
      )}
    </Dialog>
  );
}

function More({ count }: { readonly count: number }) {
  const { t } = useMessages();
  return count > 0 ? <p className={styles.text}>{t('importing.report.more', { count })}</p> : null;
}
