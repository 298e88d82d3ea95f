// How each column was read: the file's headers, a choice of role, two sample values. A correction reads the file again.

import { Button, NativeSelect } from '@mantine/core';
import { COLUMN_ROLES, type ImportedFile } from '@silosmith/contract';
import { useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { hasKeyword, type Mapping, roleOf, withRole } from '../column-mapping.ts';
import { headerName } from '../header-name.ts';
import styles from './mapping-strip.module.css';

const VALUES = 2;
/** Unused columns that are shown with the used ones, where there are few. */
const FEW = 7;

export interface MappingStripProps {
  readonly source: ImportedFile;
  /** Null where the file cannot be read again. */
  readonly onReadAgain: ((columns: Mapping) => void) | null;
  /** What reading again does to this project. */
  readonly consequence: string;
}

export const mappingOf = ({ columns }: ImportedFile): Mapping => columns.map(({ role }) => roleOf(role));

export function MappingStrip({ source, onReadAgain, consequence }: MappingStripProps) {
  const { t } = useMessages();
  const read = mappingOf(source);
  const [mapping, setMapping] = useState<Mapping>(read);
  const [isOpen, setOpen] = useState(false);
  const changed = mapping.some((role, index) => role !== read[index]);
  const all = isOpen || source.columns.length <= FEW;
  // A trend has a column a month: the latest stands for all.
  const latest = read.lastIndexOf('trend');
  const isUsed = (index: number) => read[index] !== null && (read[index] !== 'trend' || index === latest);
  const shown = source.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => all || isUsed(index) || mapping[index] !== read[index]);
  const hidden = source.columns.length - shown.length;
  return (
    <>
      <fieldset className={styles.strip} aria-label={t('importing.plan.strip', { file: source.name })}>
        {shown.map(({ header, index, values }) => (
          <div key={index} className={styles.column} data-used={mapping[index] !== null}>
            <NativeSelect
              size="xs"
              label={<span title={header}>{headerName(header, index, t)}</span>}
              disabled={onReadAgain === null}
              value={mapping[index] ?? ''}
              onChange={(event) => setMapping(withRole(mapping, index, roleOf(event.currentTarget.value)))}
              data={[
                { value: '', label: t('importing.plan.notUsed') },
                ...COLUMN_ROLES.map((role) => ({ value: role, label: t(`importing.mapping.roles.${role}`) })),
              ]}
            />
            {Array.from({ length: VALUES }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
              <p key={at} title={values[at]}>
                {values[at] ?? '–'}
              </p>
            ))}
          </div>
        ))}
        {(hidden > 0 || (isOpen && source.columns.length > FEW)) && (
          <div className={`${styles.column} ${styles.rest}`}>
            <Button variant="subtle" onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('importing.plan.fewer') : t('importing.plan.more', { count: hidden })}
            </Button>
          </div>
        )}
      </fieldset>
      {changed && onReadAgain !== null && (
        <div className={styles.again} role="status">
          <Button disabled={!hasKeyword(mapping)} variant="light" onClick={() => onReadAgain(mapping)}>
            {t('importing.plan.readAgain')}
          </Button>
          <Button variant="default" onClick={() => setMapping(read)}>
            {t('importing.plan.keepColumns')}
          </Button>
          <span>{hasKeyword(mapping) ? consequence : t('importing.mapping.keywordRequired')}</span>
        </div>
      )}
    </>
  );
}
