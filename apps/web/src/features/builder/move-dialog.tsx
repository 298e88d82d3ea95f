// Target of one page or of the selected lines: a page, or the top level; one undo step.
import { Checkbox } from '@mantine/core';
import { PLACES, textAt } from '@silosmith/contract';
import { useMemo, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { asOneStep, isWithin, movesTo } from './bulk-edits.ts';
import { DialogFrame } from './page-dialogs.tsx';
import { PagePicker } from './page-picker.tsx';
import type { Edit } from './use-edits.ts';

export interface MoveDialogProps {
  readonly project: OpenProject;
  readonly rows: readonly number[] | Int32Array;
  readonly edit: Edit;
  readonly onClose: () => void;
}

export function MoveDialog({ project, rows: targets, edit, onClose }: MoveDialogProps) {
  const { t } = useMessages();
  const { table, silo } = project;
  const [target, setTarget] = useState<number | null>(null);
  const [toTop, setToTop] = useState(false);
  const rows = useMemo(() => new Set(targets), [targets]);
  // A section can be one of any page; a page has none below it on the lowest level.
  const areSections = targets.every((row) => silo.place[row] === PLACES.section);
  const allows = (row: number): boolean =>
    (areSections || silo.place[row] !== PLACES.subSupporting) && !isWithin(silo, rows, row);
  const move = async () => {
    const made = asOneStep(movesTo(silo, targets, toTop ? null : target));
    if (made === null || (await edit(made))) onClose();
  };
  const [first = -1] = targets;
  return (
    <DialogFrame
      title={t('builder.dialogs.moveManyTitle', {
        count: targets.length,
        keyword: textAt(table.keyword, first),
      })}
      ready={toTop || target !== null}
      onApply={move}
      onClose={onClose}
    >
      {!toTop && (
        <PagePicker
          project={project}
          label={t('builder.dialogs.moveLabel')}
          allows={allows}
          value={target}
          onChange={setTarget}
        />
      )}
      <Checkbox
        mt="sm"
        label={t('builder.dialogs.movePillar')}
        checked={toTop}
        onChange={(event) => setToTop(event.currentTarget.checked)}
      />
    </DialogFrame>
  );
}
