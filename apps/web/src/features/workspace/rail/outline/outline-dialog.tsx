// The outline as fields: heading and content of each section, in an order that can be changed.
import { Button } from '@mantine/core';
import { OUTLINE_LIMITS, type OutlineRecord, type OutlineSection, type PageId } from '@silosmith/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { isoNow } from '../../../../platform/clock.ts';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { faultText } from '../../../../shared/ui/fault-text.ts';
import { toast } from '../../../../shared/ui/toast.ts';
import { useMessages } from '../../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../../state/project/open-project.ts';
import { putRecord } from '../../../../state/project/project-store.ts';
import styles from '../rail.module.css';
import own from './outline.module.css';
import { type DraftSection, draftsOf, isSameHeading, moved, sectionsOfDrafts } from './outline-drafts.ts';
import { SectionFields } from './section-fields.tsx';

export interface OutlineDialogProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly keyword: string;
  readonly outline: OutlineRecord | undefined;
  /** What a new one begins with. */
  readonly start: readonly OutlineSection[];
  readonly onClose: () => void;
}

export default function OutlineDialog({ project, id, keyword, outline, start, onClose }: OutlineDialogProps) {
  const messages = useMessages();
  const { t } = messages;
  const [drafts, setDrafts] = useState(() => draftsOf(outline?.sections ?? start));
  const sections = sectionsOfDrafts(drafts);
  const isDouble = drafts.some((draft) => isSameHeading(draft, drafts));
  const put = (body: OutlineRecord | null): void => {
    putRecord(project.id, 'outline', id, body).catch((error: unknown) =>
      toast.failure(t('workspace.editor.saveFailed', { reason: faultText(messages, error) })),
    );
  };
  const store = (record: OutlineRecord | null, said: 'saved' | 'removed') => {
    onClose();
    put(record);
    toast.offer(t(`workspace.outline.${said}`), {
      label: t('workspace.parts.undo'),
      run: () => put(outline ?? null),
    });
  };
  const save = () => {
    const provenance = outline?.provenance ?? null;
    store({ keyword, sections, provenance, edited: true, changedAt: isoNow() }, 'saved');
  };
  const change = (key: number, text: Partial<DraftSection>) =>
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...text } : draft)));
  const nextKey = Math.max(0, ...drafts.map(({ key }) => key)) + 1;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('workspace.outline.titleOf', { keyword })}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={styles.prose}>{t('workspace.outline.hint')}</p>
      <ol className={own.fields} lang={project.language}>
        {drafts.map((draft, at) => (
          <SectionFields
            key={draft.key}
            draft={draft}
            at={at}
            of={drafts.length}
            isDouble={isSameHeading(draft, drafts)}
            onChange={(text) => change(draft.key, text)}
            onMove={(by) => setDrafts(moved(drafts, at, by))}
            onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ol>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={drafts.length >= OUTLINE_LIMITS.sections}
        onClick={() => setDrafts([...drafts, { key: nextKey, heading: '', about: '', keywords: [] }])}
      >
        {t('workspace.outline.add')}
      </Button>
      <div className={own.foot}>
        {outline !== undefined && (
          <Button variant="subtle" color="red" onClick={() => store(null, 'removed')}>
            {t('workspace.outline.remove')}
          </Button>
        )}
        <Button variant="default" onClick={onClose} ml="auto">
          {t('common.cancel')}
        </Button>
        <Button onClick={save} disabled={sections.length < 2 || isDouble}>
          {t('workspace.outline.save')}
        </Button>
      </div>
      {sections.length < 2 && <p className={styles.prose}>{t('workspace.outline.tooFew')}</p>}
    </Dialog>
  );
}
