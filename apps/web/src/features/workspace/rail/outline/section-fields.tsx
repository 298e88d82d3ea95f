// One section of an outline as fields, and its way up, down and out.
import { ActionIcon, TextInput } from '@mantine/core';
import { OUTLINE_LIMITS } from '@silosmith/contract';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import styles from '../rail.module.css';
import own from './outline.module.css';
import type { DraftSection } from './outline-drafts.ts';

export interface SectionFieldsProps {
  readonly draft: DraftSection;
  /** Its place, from 0. */
  readonly at: number;
  readonly of: number;
  /** Another one has the same heading. */
  readonly isDouble: boolean;
  readonly onChange: (text: Partial<Pick<DraftSection, 'heading' | 'about'>>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

export function SectionFields({ draft, at, of, isDouble, onChange, onMove, onRemove }: SectionFieldsProps) {
  const { t } = useMessages();
  const { heading, about, keywords } = draft;
  const n = at + 1;
  return (
    <li>
      <div className={own.row}>
        <TextInput
          size="xs"
          dir="auto"
          aria-label={t('workspace.outline.heading', { n })}
          placeholder={t('workspace.outline.headingHint')}
          maxLength={OUTLINE_LIMITS.heading}
          value={heading}
          error={isDouble && t('workspace.outline.double')}
          onChange={(event) => onChange({ heading: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          aria-label={t('workspace.outline.up', { n })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('workspace.outline.down', { n })}
          disabled={n === of}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t('workspace.outline.drop', { n })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <TextInput
        size="xs"
        variant="unstyled"
        dir="auto"
        aria-label={t('workspace.outline.about', { n })}
        placeholder={t('workspace.outline.aboutHint')}
        maxLength={OUTLINE_LIMITS.about}
        value={about}
        onChange={(event) => onChange({ about: event.currentTarget.value })}
      />
      {keywords.length > 0 && (
        <span className={styles.figure}>
          {t('workspace.outline.answers', { keywords: keywords.join(', ') })}
        </span>
      )}
    </li>
  );
}
