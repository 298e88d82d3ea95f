// What the site that exists means for a page.
import { SITE_VERDICTS } from '@silosmith/contract';
import { IconPinFilled } from '@tabler/icons-react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { siteComparisonStore } from '../../../state/project/site-comparison.ts';
import { useStore } from '../../../state/use-store.ts';
import styles from '../builder.module.css';
import type { OutlineColumn } from './column.ts';

const verdictOf = (row: number) => siteComparisonStore.getState().byRow.get(row) ?? null;

export const onSite: OutlineColumn = {
  id: 'onSite',
  label: 'builder.site.column',
  widthPx: 92,
  isDefault: true,
  needsSite: true,
  isFigure: false,
  givesWay: 8,
  sortKeys: () => (row) => {
    const found = verdictOf(row);
    return found === null ? Number.NaN : SITE_VERDICTS.indexOf(found.verdict);
  },
  text: (_, row, { t }) => {
    const found = verdictOf(row);
    return found === null ? '' : t(`builder.site.verdicts.${found.verdict}`);
  },
  Cell({ row, kind }) {
    const { t } = useMessages();
    const found = useStore(siteComparisonStore, ({ byRow }) => byRow.get(row) ?? null);
    if (kind !== 'page' || found === null) return null;
    return (
      <span className={styles.words} title={t(`builder.site.means.${found.verdict}`)}>
        {found.byUser && <IconPinFilled size={12} aria-label={t('builder.site.byYou')} />}{' '}
        {t(`builder.site.verdicts.${found.verdict}`)}
      </span>
    );
  },
};
