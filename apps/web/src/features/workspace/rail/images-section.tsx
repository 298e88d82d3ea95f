// The images of the page with their alternative texts, and new ones at their price.
import { Button } from '@mantine/core';
import { DEMO_PROVIDER, providerName } from '@silosmith/ai';
import { type ImageRecord, type PageId, pageIdsOf } from '@silosmith/contract';
import {
  type PlannedPage,
  picturesIn,
  planPictures,
  SMART_PROVIDER,
  withoutPicture,
} from '@silosmith/generation';
import { projectSlug } from '@silosmith/language';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useNavigation } from '../../../shared/navigation.ts';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useImageChoice, useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { putRecord } from '../../../state/project/project-store.ts';
import { useRewrite } from '../use-rewrite.ts';
import { DownloadImages } from './download-images.tsx';
import { ImageLine } from './image-line.tsx';
import { withAlt } from './image-records.ts';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';
import { useImagesPrice } from './use-images-price.ts';

export interface ImagesSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
  /** Null where the page is hidden by the filters, which a run would not write for. */
  readonly plan: PlannedPage | null;
}

export function ImagesSection({ project, id, plan }: ImagesSectionProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const record = project.images.get(id);
  const pictures = record === undefined ? [] : picturesIn(record);
  const [again, setAgain] = useState<number | null>(null);
  const chosen = again === null ? undefined : pictures[again];
  /** Whether it is stored. */
  const save = async (changed: ImageRecord | null): Promise<boolean> => {
    try {
      await putRecord(project.id, 'image', id, changed);
      return true;
    } catch (error) {
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) }));
      return false;
    }
  };
  const remove = async (index: number) => {
    if (record === undefined) return;
    if (!(await save(withoutPicture(record, index)))) return;
    const undo = { label: t('workspace.images.one.undo'), run: () => void save(record) };
    toast.offer(t('workspace.images.one.removed'), undo);
  };
  const isDemo =
    record?.provenance?.demo === true || pictures.some(({ provider }) => provider === DEMO_PROVIDER);
  return (
    <RailSection title={t('workspace.images.title')} aside={format.number(pictures.length)}>
      {pictures.length === 0 && <p className={styles.prose}>{t('workspace.images.none')}</p>}
      {isDemo && <p className={styles.prose}>{t('workspace.images.demo')}</p>}
      <ul className={styles.images}>
        {pictures.map((picture, index) => (
          <ImageLine
            // An image has no name of its own: it is the first, the second … of its page.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are known by
            key={index}
            picture={picture}
            downloadName={`${projectSlug(record?.keyword ?? '') || 'image'}-${index + 1}`}
            onAlt={(alt) => record && void save(withAlt(record, index, alt))}
            onAgain={plan === null ? undefined : () => setAgain(index)}
            onRemove={() => void remove(index)}
          />
        ))}
      </ul>
      <div className={styles.imageActions}>
        {record !== undefined && pictures.length > 1 && (
          <DownloadImages project={project} keyword={pageName(project, id)} />
        )}
        {plan !== null && <MakeImages project={project} id={id} plan={plan} hasSome={pictures.length > 0} />}
      </div>
      {again !== null && chosen !== undefined && (
        <PictureDialog {...{ project, id }} index={again} picture={chosen} onClose={() => setAgain(null)} />
      )}
    </RailSection>
  );
}

interface MakeImagesProps extends ImagesSectionProps {
  readonly plan: PlannedPage;
  readonly hasSome: boolean;
}

/** With the provider chosen in the run dialog; there is none before the first choice. */
function MakeImages({ project, id, plan, hasSome }: MakeImagesProps) {
  const { t } = useMessages();
  const { hrefOf } = useNavigation();
  const choice = useRunChoice(project, false);
  const pictures = useImageChoice();
  const priceOf = useImagesPrice(pictures);
  const { running, start } = useRewrite({
    ...{ project, id, part: 'image' },
    choice: pictures === null ? choice : { ...choice, pictures },
  });
  // Without an article there are no sections to make images for, and its run would write it first.
  const hasArticle = pageIdsOf(project.table).rowOf(id) >= 0 && project.articles.has(id);
  if (!hasArticle) return <p className={styles.prose}>{t('workspace.images.articleFirst')}</p>;
  if (pictures === null)
    return (
      <p className={styles.prose}>
        {t('workspace.images.chooseMaker')}{' '}
        <Link href={hrefOf('workspace')}>{t('workspace.images.toRun')}</Link>
      </p>
    );
  const article = project.articles.get(id)?.content ?? '';
  const planned = planPictures(plan.brief, article, pictures.amount);
  const sections = planned.flatMap(({ section }) =>
    section === null ? [] : [t('workspace.images.section', { section })],
  );
  const most = planned.length;
  const price = priceOf(most);
  return (
    <div>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPhoto size={14} aria-hidden />}
        loading={running}
        onClick={() => void start()}
      >
        {t(hasSome ? 'workspace.images.again' : 'workspace.images.make', { price })}
      </Button>
      <p className={styles.prose}>
        {pictures.provider === SMART_PROVIDER
          ? t('workspace.images.bySmart', { count: most })
          : t('workspace.images.by', { count: most, provider: providerName(pictures.provider) })}{' '}
        {sections.length === 0
          ? t('workspace.images.onePlanned')
          : t('workspace.images.planned', { sections: sections.join(', ') })}{' '}
        {hasSome && t('workspace.images.replaces')}
      </p>
    </div>
  );
}
