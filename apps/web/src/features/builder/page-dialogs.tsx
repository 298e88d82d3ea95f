// Decisions about a page: what to merge it into, what to call it.
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { textAt } from '@silosmith/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { PagePicker } from './page-picker.tsx';
import type { Edit } from './use-edits.ts';

export type PageDialogKind = 'merge' | 'rename';

export interface PageDialogProps {
  readonly kind: PageDialogKind;
  readonly project: OpenProject;
  readonly row: number;
  readonly edit: Edit;
  readonly onClose: () => void;
}

export function PageDialog({ kind, project, row, edit, onClose }: PageDialogProps) {
  const { t } = useMessages();
  const keyword = textAt(project.table.keyword, row);
  const [target, setTarget] = useState<number | null>(null);
  const [name, setName] = useState(keyword);
  const finish = async (done: Promise<boolean>) => {
    if (await done) onClose();
  };
  if (kind === 'rename') {
    return (
      <DialogFrame
        title={t('builder.dialogs.renameTitle', { keyword })}
        ready={name.trim() !== ''}
        onApply={() => finish(edit({ type: 'rename', row, keyword: name }))}
        onClose={onClose}
      >
        <TextInput
          label={t('builder.dialogs.renameLabel')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      title={t('builder.dialogs.mergeTitle', { keyword })}
      ready={target !== null}
      onApply={() =>
        finish(target === null ? Promise.resolve(false) : edit({ type: 'merge', row, into: target }))
      }
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
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common.close') }}>
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
    </Modal>
  );
}
