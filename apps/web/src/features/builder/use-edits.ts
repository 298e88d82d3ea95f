// How does the builder change the silo? One edit, one step of undo, one sentence where it is refused.

import { textAt } from '@silosmith/contract';
import type { MessageKey } from '@silosmith/messages';
import { applyEdit, type SiloEdit } from '@silosmith/silo';
import { useCallback } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { projectStore, putRecord, takeEdit } from '../../state/project/project-store.ts';

const LABELS: Readonly<Partial<Record<SiloEdit['type'], MessageKey>>> = {
  add: 'builder.steps.added',
  move: 'builder.steps.moved',
  promote: 'builder.steps.promoted',
  demote: 'builder.steps.demoted',
  merge: 'builder.steps.merged',
  split: 'builder.steps.split',
  rename: 'builder.steps.renamed',
  delete: 'builder.steps.deleted',
  setBusinessValue: 'builder.steps.valued',
  toggleFavourite: 'builder.steps.favourite',
  toggleCompleted: 'builder.steps.completed',
  pin: 'builder.steps.pinned',
  unpin: 'builder.steps.pinned',
};

/** Resolves to whether the edit was made and stored. */
export type Edit = (edit: SiloEdit) => Promise<boolean>;

export function useEdits(): Edit {
  const messages = useMessages();
  return useCallback<Edit>(
    async (edit) => {
      const { project } = projectStore.getState();
      if (project === null) return false;
      const keyword =
        'row' in edit ? textAt(project.table.keyword, edit.row) : edit.type === 'add' ? edit.keyword : '';
      try {
        const result = applyEdit(project, edit);
        await takeEdit(result, { label: LABELS[edit.type] ?? 'builder.steps.moved', params: { keyword } });
        if (edit.type === 'rename')
          await takeRecordsAlong(keyword, textAt(result.document.table.keyword, edit.row));
        return true;
      } catch (error) {
        toast.failure(faultText(messages, error));
        return false;
      }
    },
    [messages],
  );
}

/** Records are known by their page's keyword: a renamed page gets copies, and undo finds the old ones where they were. */
async function takeRecordsAlong(from: string, to: string): Promise<void> {
  const { project } = projectStore.getState();
  if (project === null || from === to) return;
  const article = project.articles.get(from);
  const meta = project.metas.get(from);
  const tags = project.tags.get(from);
  const image = project.images.get(from);
  if (article) await putRecord(project.id, 'article', to, { ...article, keyword: to });
  if (meta) await putRecord(project.id, 'meta', to, { ...meta, keyword: to });
  if (tags) await putRecord(project.id, 'tags', to, { ...tags, keyword: to });
  if (image) await putRecord(project.id, 'image', to, { ...image, keyword: to });
}
