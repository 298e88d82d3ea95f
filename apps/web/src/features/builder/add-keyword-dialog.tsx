// A keyword of the user's own.
import { Select, TextInput } from '@mantine/core';
import { PLACES } from '@silosmith/contract';
import { useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { DialogFrame } from './page-dialogs.tsx';
import { PagePicker } from './page-picker.tsx';
import type { Edit } from './use-edits.ts';

const LEVELS = [1, 2, 3] as const;
const LEVEL_KEYS = {
  1: 'builder.dialogs.levels.one',
  2: 'builder.dialogs.levels.two',
  3: 'builder.dialogs.levels.three',
} as const;

export interface AddKeywordDialogProps {
  readonly project: OpenProject;
  readonly edit: Edit;
  readonly onClose: () => void;
}

export function AddKeywordDialog({ project, edit, onClose }: AddKeywordDialogProps) {
  const { t } = useMessages();
  const [keyword, setKeyword] = useState('');
  const [level, setLevel] = useState<1 | 2 | 3>(2);
  const [pillar, setPillar] = useState<number | null>(null);
  const apply = async () => {
    const below = level > 1 && pillar !== null ? { pillar } : {};
    if (await edit({ type: 'add', keyword, level, ...below })) onClose();
  };
  return (
    <DialogFrame
      title={t('builder.dialogs.addTitle')}
      ready={keyword.trim() !== '' && (level === 1 || pillar !== null)}
      onApply={apply}
      onClose={onClose}
    >
      <TextInput
        label={t('builder.dialogs.addKeyword')}
        value={keyword}
        onChange={(event) => setKeyword(event.currentTarget.value)}
        data-autofocus
      />
      <Select
        mt="sm"
        label={t('builder.dialogs.addLevel')}
        data={LEVELS.map((value) => ({ value: String(value), label: t(LEVEL_KEYS[value]) }))}
        value={String(level)}
        allowDeselect={false}
        onChange={(value) => setLevel(LEVELS.find((one) => String(one) === value) ?? 2)}
      />
      {level > 1 && (
        <PagePicker
          project={project}
          label={t('builder.dialogs.addPillar')}
          allows={(row) => project.silo.place[row] === PLACES.pillar}
          value={pillar}
          onChange={setPillar}
        />
      )}
    </DialogFrame>
  );
}
