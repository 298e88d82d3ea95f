// The images of the page with their alternative texts, and new ones at their price.
import { Button } from '@mantine/core';
import { DEMO_PROVIDER, providerName } from '@silosmith/ai';
import { type ImageRecord, type PageId, type Picture, pageIdsOf } from '@silosmith/contract';
import { type PlannedPage, picturesFor, SMART_PROVIDER } from '@silosmith/generation';
import { projectSlug } from '@silosmith/language';
import { IconPhoto } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useNavigation } from '../../../shared/navigation.ts';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useMostUsdPerImage } from '../../../state/generation/use-image-price.ts';
import { useImageChoice, useRunChoice } from '../../../state/generation/use-run-choice.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { pageName } from '../../../state/project/page-name.ts';
import { putRecord } from '../../../state/project/project-store.ts';
import { useRewrite } from '../use-rewrite.ts';
import { DownloadImages } from './download-images.tsx';
import { ImageLine } from './image-line.tsx';
import { withAlt } from './image-records.ts';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';

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
  const pictures = picturesOf(record);
  const saveAlt = async (index: number, alt: string) => {
    if (record === undefined) return;
    try {
      await putRecord(project.id, 'image', id, withAlt(record, index, alt));
    } catch (error) {
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) }));
    }
  };
  const made = record?.provenance;
  return (
    <RailSection title={t('workspace.images.title')} aside={format.number(pictures.length)}>
      {pictures.length === 0 && <p className={styles.prose}>{t('workspace.images.none')}</p>}
      {made?.demo === true && <p className={styles.prose}>{t('workspace.images.demo')}</p>}
      <ul className={styles.images}>
        {pictures.map((picture, index) => (
          <ImageLine
            // An image has no name of its own: it is the first, the second … of its page.
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are known by
            key={index}
            picture={picture}
            downloadName={`${projectSlug(record?.keyword ?? '') || 'image'}-${index + 1}`}
            onAlt={(alt) => void saveAlt(index, alt)}
          />
        ))}
      </ul>
      <div className={styles.imageActions}>
        {record !== undefined && pictures.length > 1 && (
          <DownloadImages project={project} keyword={pageName(project, id)} />
        )}
        {plan !== null && <MakeImages project={project} id={id} plan={plan} hasSome={pictures.length > 0} />}
      </div>
    </RailSection>
  );
}

function picturesOf(record: ImageRecord | undefined): readonly Pick<Picture, 'url' | 'alt' | 'section'>[] {
  if (record === undefined) return [];
  return record.pictures ?? [{ url: record.url, alt: record.alt, section: null }];
}

interface MakeImagesProps extends ImagesSectionProps {
  readonly plan: PlannedPage;
  readonly hasSome: boolean;
}

/** With the provider chosen in the run dialog; there is none before the first choice. */
function MakeImages({ project, id, plan, hasSome }: MakeImagesProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const { hrefOf } = useNavigation();
  const choice = useRunChoice(project, false);
  const pictures = useImageChoice();
  const usd = useMostUsdPerImage(pictures);
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
  const most = picturesFor(plan.brief, pictures.amount);
  const isFree = pictures.provider === DEMO_PROVIDER || usd === 0;
  const price = isFree
    ? t('generate.plan.free')
    : usd === null
      ? t('generate.plan.unpriced')
      : format.usd(usd * most);
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
        {hasSome && t('workspace.images.replaces')}
      </p>
    </div>
  );
}
