// Column mapping: preview, one choice per column, suggestions with their confidence.

import { Alert, Badge, Button, Group, Select, Table } from '@mantine/core';
import { COLUMN_ROLES, type Detection } from '@silosmith/contract';
import { useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import {
  confidenceBand,
  cutCell,
  detectedMapping,
  hasKeyword,
  type Mapping,
  roleOf,
  withRole,
} from './column-mapping.ts';
import { headerName } from './header-name.ts';
import styles from './workflow.module.css';

const BAND_COLOURS = { high: 'green', partial: 'yellow', manual: 'red' } as const;
const REQUIRED: ReadonlySet<string> = new Set(['keyword', 'topic', 'pageType']);

export interface MappingDialogProps {
  readonly detection: Detection;
  readonly preview: readonly (readonly string[])[];
  readonly onImport: (mapping: Mapping) => void;
  readonly onCancel: () => void;
}

export function MappingDialog({ detection, preview, onImport, onCancel }: MappingDialogProps) {
  const { t } = useMessages();
  const suggested = detectedMapping(detection);
  const [mapping, setMapping] = useState<Mapping>(suggested);
  const band = confidenceBand(detection.confidence);
  const percent = (ratio: number) => Math.round(ratio * 100);
  const options = COLUMN_ROLES.map((role) => ({
    value: role,
    label: `${t(`importing.mapping.roles.${role}`)} (${t(REQUIRED.has(role) ? 'importing.mapping.required' : 'importing.mapping.optional')})`,
  }));
  const suggestions = detection.columns.filter(({ role, index }) => role !== null && mapping[index] !== role);
  return (
    <Dialog
      opened
      onClose={onCancel}
      size="xl"
      title={t('importing.mapping.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Group gap="xs" mb="sm">
        <span>{t('importing.mapping.confidence', { percent: percent(detection.confidence) })}</span>
        <Badge color={BAND_COLOURS[band]} variant="light" autoContrast>
          {t(`importing.mapping.${band}`)}
        </Badge>
      </Group>
      {suggestions.length > 0 && (
        <section className={styles.suggestions} aria-label={t('importing.mapping.suggestions')}>
          {suggestions.map(({ role, index, header, confidence }) => (
            <Group key={index} gap="xs">
              <span>
                {role !== null &&
                  t('importing.mapping.suggestion', {
                    header: headerName(header, index, t),
                    role: t(`importing.mapping.roles.${role}`),
                    percent: percent(confidence),
                  })}
              </span>
              <Button variant="default" onClick={() => setMapping(withRole(mapping, index, role))}>
                {t('importing.mapping.apply')}
              </Button>
            </Group>
          ))}
        </section>
      )}
      {suggested.every((role) => role === null) && (
        <p className={styles.text}>{t('importing.mapping.noSuggestions')}</p>
      )}
      <div className={styles.preview}>
        <Table withColumnBorders aria-label={t('importing.mapping.preview')}>
          <Table.Thead>
            <Table.Tr>
              {detection.columns.map(({ index, header }) => (
                <Table.Th key={index} scope="col">
                  <span title={header}>{cutCell(headerName(header, index, t))}</span>
                  <Select
                    size="xs"
                    aria-label={`${t('importing.mapping.role')}: ${headerName(header, index, t)}`}
                    placeholder={t('importing.mapping.ignore')}
                    data={options}
                    clearable
                    value={mapping[index] ?? null}
                    onChange={(value) => setMapping(withRole(mapping, index, roleOf(value)))}
                    comboboxProps={{ width: 220 }}
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {preview.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the preview never changes while it is shown
              <Table.Tr key={row}>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <Table.Td key={column} title={cell.length > 400 ? undefined : cell}>
                    {cutCell(cell)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <p className={styles.text}>
        {(['topic', 'pageType'] as const)
          .filter((role) => !mapping.includes(role))
          .map((role) => `${t(`importing.mapping.roles.${role}`)}: ${t('importing.mapping.infer')}`)
          .join(' · ')}
      </p>
      {!hasKeyword(mapping) && (
        <Alert color="red" variant="light" mt="sm">
          {t('importing.mapping.keywordRequired')}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!hasKeyword(mapping)} onClick={() => onImport(mapping)}>
          {t('importing.mapping.go')}
        </Button>
      </Group>
    </Dialog>
  );
}
