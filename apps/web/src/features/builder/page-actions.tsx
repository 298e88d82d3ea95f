// All that can be done with what is chosen: with a page, and with a section or a keyword that is set aside.
import { Button, Group } from '@mantine/core';
import { PLACES } from '@silosmith/contract';
import { isPage } from '@silosmith/silo';
import { memo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { Edit } from './use-edits.ts';

/** What has to be asked before the page changes. */
export type PageQuestion = 'merge' | 'move' | 'rename';

export interface PageActionsProps {
  readonly row: number;
  /** A PLACES value. */
  readonly place: number;
  readonly isPinned: boolean;
  readonly edit: Edit;
  readonly onAsk: (question: PageQuestion) => void;
  readonly onClose: () => void;
}

/** Drawn again where the page stands somewhere else: a dozen buttons take long. */
export const PageActions = memo(function PageActions(props: PageActionsProps) {
  const { t } = useMessages();
  return (
    <section aria-label={t('builder.actions.label')}>
      <h3>{t('builder.actions.label')}</h3>
      {isPage(props.place) ? <OfPage {...props} /> : <OfPart {...props} />}
    </section>
  );
});

function OfPart({ row, place, edit }: PageActionsProps) {
  const { t } = useMessages();
  return (
    <Group gap={6}>
      <Button variant="default" onClick={() => edit({ type: 'makePage', row })}>
        {t('builder.actions.makePage')}
      </Button>
      {place !== PLACES.setAside && (
        <Button variant="default" onClick={() => edit({ type: 'setAside', row })}>
          {t('builder.actions.setAside')}
        </Button>
      )}
    </Group>
  );
}

function OfPage({ row, place, isPinned, edit, onAsk, onClose }: PageActionsProps) {
  const { t } = useMessages();
  return (
    <Group gap={6}>
      <Button variant="default" onClick={() => onAsk('move')}>
        {t('builder.actions.move')}
      </Button>
      <Button
        variant="default"
        disabled={place === PLACES.pillar}
        onClick={() => edit({ type: 'promote', row })}
      >
        {t('builder.actions.promote')}
      </Button>
      <Button
        variant="default"
        disabled={place === PLACES.subSupporting}
        onClick={() => edit({ type: 'demote', row })}
      >
        {t('builder.actions.demote')}
      </Button>
      <Button
        variant="default"
        disabled={place === PLACES.pillar}
        onClick={() => edit({ type: 'makeSection', row })}
      >
        {t('builder.actions.makeSection')}
      </Button>
      <Button variant="default" onClick={() => edit({ type: 'setAside', row })}>
        {t('builder.actions.setAside')}
      </Button>
      <Button variant="default" onClick={() => onAsk('merge')}>
        {t('builder.actions.merge')}
      </Button>
      <Button variant="default" onClick={() => onAsk('rename')}>
        {t('builder.actions.rename')}
      </Button>
      <Button variant="default" onClick={() => edit({ type: 'toggleFavourite', row })}>
        {t('builder.actions.favourite')}
      </Button>
      <Button variant="default" onClick={() => edit({ type: 'toggleCompleted', row })}>
        {t('builder.actions.complete')}
      </Button>
      <Button
        variant="default"
        title={t('builder.actions.pinHint')}
        onClick={() => edit({ type: isPinned ? 'unpin' : 'pin', row })}
      >
        {t(isPinned ? 'builder.actions.unpin' : 'builder.actions.pin')}
      </Button>
      <Button
        variant="default"
        color="red"
        onClick={async () => (await edit({ type: 'delete', row })) && onClose()}
      >
        {t('builder.actions.delete')}
      </Button>
    </Group>
  );
}
