// Decisions about a page that ask for another one: what to merge it into.
import { Button, Group } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { PagePicker } from './page-picker.tsx';
import type { Edit } from './use-edits.ts';

export interface MergeDialogProps {
  readonly project: OpenProject;
  readonly row: number;
  readonly edit: Edit;
  readonly onClose: () => void;
}

export function MergeDialog({ project, row, edit, onClose }: MergeDialogProps) {
  const { t } = useMessages();
  const [target, setTarget] = useState<number | null>(null);
  const merge = async (into: number) => {
    if (await edit({ type: 'merge', row, into })) onClose();
  };
  return (
    <DialogFrame
      title={t('builder.dialogs.mergeTitle', { keyword: textAt(project.table.keyword, row) })}
      ready={target !== null}
      onApply={() => target !== null && void merge(target)}
      onClose={onClose}
    >
      <p>{t('builder.dialogs.mergeText')}</p>
      <PagePicker
        project={project}
        label={t('builder.dialogs.mergeLabel')}
        allows={(other) => other !== row}
        value={target}
        onChange={setTarget}
      />
    </DialogFrame>
  );
}

export interface DialogFrameProps {
  readonly title: string;
  readonly ready: boolean;
  readonly onApply: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DialogFrame({ title, ready, onApply, onClose, children }: DialogFrameProps) {
  const { t } = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) onApply();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <form onSubmit={submit}>
        {children}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={!ready}>
            {t('builder.dialogs.apply')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
