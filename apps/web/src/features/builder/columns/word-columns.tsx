// Columns of words: what searchers want, where a page belongs, whether someone must look.
import { INTENT_BITS, INTENTS, PLACES, ROW_FLAGS } from '@silosmith/contract';
import type { Messages } from '@silosmith/messages';
import { isWeakFit } from '@silosmith/silo';
import { IconAlertTriangle, IconPinFilled } from '@tabler/icons-react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from '../builder.module.css';
import { isWritten } from '../builder-view.ts';
import type { CellProps, OutlineColumn } from './column.ts';

type Silo = CellProps['project']['silo'];

const intentsOf = (silo: Silo, row: number) =>
  INTENTS.filter((one) => ((silo.intent[row] ?? 0) & INTENT_BITS[one]) !== 0);
const intentNames = (silo: Silo, row: number, { t }: Messages): string[] =>
  intentsOf(silo, row).map((one) => t(`builder.intents.${one}`));

export const intent: OutlineColumn = {
  id: 'intent',
  label: 'builder.outline.intent',
  widthPx: 110,
  isDefault: true,
  isFigure: false,
  givesWay: 5,
  sortKeys:
    ({ silo }) =>
    (row) => {
      const [first] = intentsOf(silo, row);
      return first === undefined ? Number.NaN : INTENTS.indexOf(first);
    },
  text: ({ silo }, row, messages) => intentNames(silo, row, messages).join(', '),
  Cell({ project: { silo }, row, kind }) {
    const messages = useMessages();
    if (kind !== 'page') return null;
    const names = intentNames(silo, row, messages);
    return (
      <span className={styles.words} title={names.join(', ')}>
        {names[0] ?? messages.t('builder.outline.unknownIntent')}
      </span>
    );
  },
};

export const topic: OutlineColumn = {
  id: 'topic',
  label: 'builder.outline.topic',
  widthPx: 130,
  isDefault: false,
  isFigure: false,
  givesWay: 3,
  sortKeys({ silo }) {
    const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });
    const order = new Map(silo.topics.toSorted(compare).map((label, rank) => [label, rank]));
    return (row) => order.get(silo.topics[silo.topic[row] ?? -1] ?? '') ?? Number.NaN;
  },
  text: ({ silo }, row) => silo.topics[silo.topic[row] ?? -1] ?? '',
  Cell({ project: { silo }, row }) {
    const label = silo.topics[silo.topic[row] ?? -1] ?? '';
    return (
      <span className={styles.words} title={label}>
        {label}
      </span>
    );
  },
};

const levelName = (silo: Silo, row: number, { t }: Messages): string => {
  const place = silo.place[row];
  if (place === PLACES.pillar) return t('builder.levels.pillar');
  if (place === PLACES.cluster) return t('builder.levels.cluster');
  if (place === PLACES.subSupporting) return t('builder.levels.subSupporting');
  return t(place === PLACES.section ? 'builder.levels.section' : 'builder.levels.setAside');
};

export const level: OutlineColumn = {
  id: 'level',
  label: 'builder.outline.levelHead',
  widthPx: 118,
  isDefault: false,
  isFigure: false,
  givesWay: 4,
  sortKeys:
    ({ silo }) =>
    (row) =>
      silo.place[row] ?? Number.NaN,
  text: ({ silo }, row, messages) => levelName(silo, row, messages),
  Cell({ project: { silo }, row }) {
    return <span className={styles.words}>{levelName(silo, row, useMessages())}</span>;
  },
};

const isPinned = ({ flags }: Silo, row: number): boolean => ((flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;
const fitName = (silo: Silo, row: number): 'pinned' | 'weak' | null =>
  isPinned(silo, row) ? 'pinned' : isWeakFit(silo, row) ? 'weak' : null;

export const fit: OutlineColumn = {
  id: 'fit',
  label: 'builder.outline.fit',
  widthPx: 84,
  isDefault: true,
  isFigure: false,
  givesWay: 9,
  sortKeys:
    ({ silo }) =>
    (row) => {
      const name = fitName(silo, row);
      return name === null ? Number.NaN : name === 'weak' ? 0 : 1;
    },
  text: ({ silo }, row, { t }) => {
    const name = fitName(silo, row);
    return name === null ? '' : t(`builder.fit.${name}`);
  },
  Cell({ project: { silo }, row }) {
    const { t } = useMessages();
    const name = fitName(silo, row);
    if (name === null) return null;
    const Icon = name === 'weak' ? IconAlertTriangle : IconPinFilled;
    return (
      <span className={name === 'weak' ? styles.weak : styles.byHand}>
        <Icon size={12} aria-hidden /> {t(`builder.fit.${name}`)}
      </span>
    );
  },
};

export const written: OutlineColumn = {
  id: 'written',
  label: 'builder.outline.writtenHead',
  widthPx: 70,
  isDefault: false,
  isFigure: false,
  givesWay: 4,
  sortKeys: (project) => (row) => (isWritten(project, row) ? 0 : 1),
  text: (project, row, { t }) => t(isWritten(project, row) ? 'builder.filters.yes' : 'builder.filters.no'),
  Cell({ project, row, kind }) {
    const { t } = useMessages();
    if (kind !== 'page') return null;
    return (
      <span className={styles.words}>
        {t(isWritten(project, row) ? 'builder.filters.yes' : 'builder.filters.no')}
      </span>
    );
  },
};
