// The bar above the list. Its parts look at what they show themselves, so that an edit draws again what it counts and nothing else.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './builder.module.css';
import { ChecksButton } from './checks-button.tsx';
import { GroupingSelect } from './grouping-select.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { LensSwitch } from './lens-switch.tsx';
import { PlanShare } from './plan-share.tsx';
import { ReviewButton } from './review-button.tsx';
import { SiteButton } from './site/site-button.tsx';
import type { BuilderView } from './use-builder-view.ts';

export interface BuilderBarProps extends Pick<BuilderView, 'lens' | 'setLens' | 'servedRatio'> {
  readonly meaning: ReactNode;
  readonly generator: ReactNode;
  readonly isChecksOpen: boolean;
  /** The same functions from drawing to drawing. */
  readonly onAdd: () => void;
  readonly onReview: () => void;
  readonly onChecks: () => void;
}

export const BuilderBar = memo(function BuilderBar(props: BuilderBarProps) {
  const { t } = useMessages();
  return (
    <header className={styles.bar}>
      <h1 className="visually-hidden">{t('builder.title')}</h1>
      <LensSwitch lens={props.lens} onLens={props.setLens} />
      <PlanShare servedRatio={props.servedRatio} />
      <GroupingSelect />
      {props.meaning}
      <SiteButton />
      <span className={styles.grow} />
      <HistoryButtons />
      <AddButton onAdd={props.onAdd} />
      <ReviewButton onOpen={props.onReview} />
      <ChecksButton isOpen={props.isChecksOpen} onPress={props.onChecks} />
      {props.generator}
    </header>
  );
});

const AddButton = memo(function AddButton({ onAdd }: Pick<BuilderBarProps, 'onAdd'>) {
  const { t } = useMessages();
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={14} aria-hidden />}
      className={styles.add ?? ''}
      title={t('builder.add')}
      onClick={onAdd}
    >
      {t('builder.add')}
    </Button>
  );
});
