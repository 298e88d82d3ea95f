// Asks what one image is to show before it is made again, at the price of one.
import { Button, Textarea } from '@mantine/core';
import { providerName } from '@silosmith/ai';
import type { PageId, Picture } from '@silosmith/contract';
import { PICTURE, SMART_PROVIDER, shownIn } from '@silosmith/generation';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../../shared/navigation.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useImageChoice, useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { useRewrite } from '../use-rewrite.ts';
import styles from './rail.module.css';
import { useImagesPrice } from './use-images-price.ts';

export interface PictureDialogProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly index: number;
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** Characters: what a prompt holds of it. */
const MOST_CHARACTERS = 200;

export function PictureDialog({ project, id, index, picture, onClose }: PictureDialogProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const before = shownIn(picture, pageName(project, id));
  const [shows, setShows] = useState(before);
  const choice = useRunChoice(project, false);
  const pictures = useImageChoice();
  const priceOf = useImagesPrice(pictures);
  const wish = shows.trim() === '' || shows === before ? {} : { shows };
  const { running, start } = useRewrite({
    ...{ project, id, part: PICTURE, picture: { index, ...wish } },
    choice: pictures === null ? choice : { ...choice, pictures },
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('workspace.images.one.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {pictures === null ? (
        <p className={styles.prose}>
          {t('workspace.images.chooseMaker')}{' '}
          <Link href={hrefOf('workspace')}>{t('workspace.images.toRun')}</Link>
        </p>
      ) : (
        <div className={styles.imageActions}>
          <Textarea
            className={styles.wholeWidth}
            autosize
            minRows={2}
            maxRows={5}
            maxLength={MOST_CHARACTERS}
            label={t('workspace.images.one.shows')}
            description={t('workspace.images.one.showsHint')}
            value={shows}
            onChange={(event) => setShows(event.currentTarget.value)}
          />
          <p className={styles.prose}>
            {pictures.provider === SMART_PROVIDER
              ? t('workspace.images.one.keepsSmart')
              : t('workspace.images.one.keeps', { provider: providerName(pictures.provider) })}
          </p>
          <Button
            size="xs"
            leftSection={<IconPhoto size={14} aria-hidden />}
            loading={running}
            onClick={() => {
              onClose();
              void start();
            }}
          >
            {t('workspace.images.one.start', { price: priceOf(1) })}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
