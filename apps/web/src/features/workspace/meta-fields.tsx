// Title, description and tags of a page, with how much of them search results show.
import { Textarea, TextInput } from '@mantine/core';
import {
  META_DESCRIPTION_MAX_CHARACTERS,
  META_TITLE_MAX_CHARACTERS,
  normaliseTags,
} from '@silosmith/content';
import type { Meta, Tags } from '@silosmith/contract';
import { useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './workspace.module.css';

export interface MetaFieldsProps {
  readonly keyword: string;
  readonly meta: Meta | undefined;
  readonly tags: Tags | undefined;
  readonly onMeta: (meta: Meta) => void;
  readonly onTags: (tags: Tags) => void;
}

/** Remount it (key) for another page. */
export function MetaFields({ keyword, meta, tags, onMeta, onTags }: MetaFieldsProps) {
  const { t } = useMessages();
  const [title, setTitle] = useState(meta?.title ?? '');
  const [description, setDescription] = useState(meta?.description ?? '');
  const [tagText, setTagText] = useState((tags?.tags ?? []).join(', '));
  const counter = (text: string, max: number) => {
    const count = [...text].length;
    return t(count > max ? 'workspace.meta.tooLong' : 'workspace.meta.counter', { count, max });
  };
  const saveMeta = (next: { readonly title: string; readonly description: string }) =>
    onMeta({ keyword, ...next, provenance: meta?.provenance ?? null });
  return (
    <fieldset className={styles.meta}>
      <legend className="visually-hidden">{t('workspace.meta.legend')}</legend>
      <TextInput
        size="xs"
        label={t('workspace.meta.title')}
        description={counter(title, META_TITLE_MAX_CHARACTERS)}
        value={title}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          saveMeta({ title: event.currentTarget.value, description });
        }}
      />
      <Textarea
        size="xs"
        autosize
        minRows={2}
        label={t('workspace.meta.description')}
        description={counter(description, META_DESCRIPTION_MAX_CHARACTERS)}
        value={description}
        onChange={(event) => {
          setDescription(event.currentTarget.value);
          saveMeta({ title, description: event.currentTarget.value });
        }}
      />
      <TextInput
        size="xs"
        label={t('workspace.meta.tags')}
        description={t('workspace.meta.tagsHint')}
        value={tagText}
        onChange={(event) => setTagText(event.currentTarget.value)}
        onBlur={() => {
          const next = normaliseTags(tagText.split(','));
          setTagText(next.join(', '));
          if (next.join('\n') !== (tags?.tags ?? []).join('\n')) {
            onTags({ keyword, tags: next, provenance: tags?.provenance ?? null });
          }
        }}
      />
    </fieldset>
  );
}
