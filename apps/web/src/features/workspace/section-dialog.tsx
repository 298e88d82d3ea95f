// Asks before a section is written again.
import type { PageId } from '@silosmith/contract';
import type { SectionName } from '@silosmith/generation';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { PartForm } from './part-form.tsx';

export interface SectionDialogProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly section: SectionName;
  readonly onClose: () => void;
}

export function SectionDialog({ section, onClose, ...page }: SectionDialogProps) {
  const { t } = useMessages();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('workspace.parts.open.section')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <PartForm {...page} part="section" section={section} onStarted={onClose} />
    </Dialog>
  );
}
