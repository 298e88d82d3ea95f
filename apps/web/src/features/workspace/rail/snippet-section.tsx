// The page as a search engine shows it, cut where it would be cut; title, description and tags are edited below it.
import { SegmentedControl } from '@mantine/core';
import {
  arialWidthPx,
  cutToWidth,
  SNIPPET_DEVICES,
  SNIPPET_LIMITS,
  type SnippetDevice,
} from '@silosmith/content';
import type { Meta, Tags } from '@silosmith/contract';
import { slugOf } from '@silosmith/language/slugs';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { MetaFields } from '../meta-fields.tsx';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';

export interface SnippetSectionProps {
  readonly keyword: string;
  /** The last part of the address that the keyword file plans; '' for none. */
  readonly plannedSlug: string;
  readonly language: string;
  readonly meta: Meta | undefined;
  readonly tags: Tags | undefined;
  readonly onMeta: (meta: Meta) => void;
  readonly onTags: (tags: Tags) => void;
  /** What makes them again; null where no run would. */
  readonly again: { readonly meta: ReactNode; readonly tags: ReactNode } | null;
}

export function SnippetSection({
  keyword,
  plannedSlug,
  language,
  meta,
  tags,
  onMeta,
  onTags,
  again,
}: SnippetSectionProps) {
  const { t } = useMessages();
  const [device, setDevice] = useState<SnippetDevice>('desktop');
  const { titleSizePx, titlePx, descriptionSizePx, descriptionPx } = SNIPPET_LIMITS[device];
  const title = meta?.title ?? '';
  const description = meta?.description ?? '';
  return (
    <RailSection
      title={t('workspace.snippet.title')}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('workspace.snippet.device')}
          value={device}
          onChange={(chosen) => setDevice(SNIPPET_DEVICES.find((one) => one === chosen) ?? 'desktop')}
          data={SNIPPET_DEVICES.map((one) => ({ value: one, label: t(`workspace.snippet.${one}`) }))}
        />
      }
    >
      <div className={styles.snippet} data-device={device} lang={language}>
        <p className={styles.snippetUrl}>
          {t('workspace.snippet.address', { slug: slugOf(plannedSlug || keyword, { language }) })}
        </p>
        {meta === undefined ? (
          <p>{t('workspace.preview.noMeta')}</p>
        ) : (
          <>
            <p className={styles.snippetTitle}>{cutToWidth(title, titlePx, titleSizePx)}</p>
            <p>{cutToWidth(description, descriptionPx, descriptionSizePx)}</p>
          </>
        )}
      </div>
      {meta !== undefined && (
        <p className={styles.measures}>
          <Measure name="titleWidth" px={arialWidthPx(title, titleSizePx)} maxPx={titlePx} />
          {' · '}
          <Measure
            name="descriptionWidth"
            px={arialWidthPx(description, descriptionSizePx)}
            maxPx={descriptionPx}
          />
        </p>
      )}
      {again?.meta}
      <MetaFields
        key={`${meta?.provenance?.generatedAt} ${tags?.provenance?.generatedAt}`}
        keyword={keyword}
        meta={meta}
        tags={tags}
        onMeta={onMeta}
        onTags={onTags}
      />
      {again?.tags}
    </RailSection>
  );
}

interface MeasureProps {
  readonly name: 'titleWidth' | 'descriptionWidth';
  readonly px: number;
  readonly maxPx: number;
}

function Measure({ name, px, maxPx }: MeasureProps) {
  const { t } = useMessages();
  const format = useFormat();
  const figures = { px: format.number(Math.round(px)), max: format.number(maxPx) };
  return (
    <span className={px > maxPx ? styles.warning : undefined}>
      {t(`workspace.snippet.${name}`, figures)}
      {px > maxPx && ` ${t('workspace.snippet.cut')}`}
    </span>
  );
}
