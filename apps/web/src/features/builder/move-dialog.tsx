// Target of the selected lines: one page, or the top level; one undo step.
import { Checkbox } from '@mantine/core';
import { PLACES, textAt } from '@silosmith/contract';
import { useMemo, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { asOneStep, isWithin, movesTo } from './bulk-edits.ts';
import type { OutlineContext } from './commands/command.ts';
import { DialogFrame } from './page-dialogs.tsx';
import { PagePicker } from './page-picker.tsx';

export interface MoveDialogProps {
  readonly context: OutlineContext;
  readonly onClose: () => void;
}

export function MoveDialog({ context: { project, targets, act }, onClose }: MoveDialogProps) {
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
    const edit = asOneStep(movesTo(silo, targets, toTop ? null : target));
    if (edit === null || (await act.edit(edit))) onClose();
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
