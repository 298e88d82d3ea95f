// What surrounds the outline's lines: the bar below them, the menu at one of them, the sheet of keys, the dialog that asks where to.
import { type ReactNode, useEffect } from 'react';
import { chosenColumns } from '../../features/builder/columns/shown-columns.ts';
import type { OutlineContext } from '../../features/builder/commands/command.ts';
import { KeysSheet } from '../../features/builder/keys-sheet.tsx';
import { MoveDialog } from '../../features/builder/move-dialog.tsx';
import { OutlineMenu } from '../../features/builder/outline-menu.tsx';
import { picksOf } from '../../features/builder/picks.ts';
import { SelectionBar } from '../../features/builder/selection-bar.tsx';
import { useOutline } from '../../features/builder/use-outline.ts';
import { selectionOf } from '../../state/project/page-selection.ts';
import { openInStore, rowOf, sampleProject } from '../sample-project.ts';
import { nothing, type Scene } from '../scene.ts';

const COLUMNS = chosenColumns(null);
const NOTHING = new Int32Array(0);
const PAGES = ['espresso machine', 'coffee beans', 'coffee grinder'].map(rowOf);
const cursor = { active: PAGES[0] ?? 0, opened: null, activate: nothing, open: nothing, close: nothing };
const edit = async (): Promise<boolean> => true;
const NOTHING_PICKED: readonly number[] = [];
const pageLines = () => 20;
const menuPlace = () => ({ x: 40, y: 40 });

interface WithContextProps {
  readonly picked: readonly number[];
  readonly draw: (context: OutlineContext) => ReactNode;
}

function WithContext({ picked, draw }: WithContextProps) {
  const selection = selectionOf(sampleProject);
  const parts = { asides: NOTHING, isFlat: false, columns: COLUMNS, cursor, edit };
  const { context } = useOutline({ project: sampleProject, selection, ...parts }, pageLines, menuPlace);
  const { pick } = context.act;
  useEffect(() => pick(picksOf(sampleProject, picked, picked[0] ?? -1)), [pick, picked]);
  return draw(context);
}

const part = (id: string, picked: readonly number[], draw: WithContextProps['draw']): Scene => ({
  id,
  enter: () => openInStore(sampleProject),
  draw: () => <WithContext picked={picked} draw={draw} />,
});
const bar = (isPicking: boolean) => (context: OutlineContext) => (
  <div style={{ containerType: 'inline-size' }}>
    <SelectionBar
      context={context}
      isPicking={isPicking}
      onPicking={nothing}
      onMenu={nothing}
      isFlat={false}
      onFlat={nothing}
    />
  </div>
);
const menu = (context: OutlineContext) => (
  <OutlineMenu place={menuPlace()} context={context} onClose={nothing} />
);

export const OUTLINE_SCENES: readonly Scene[] = [
  part('selection-bar.none', NOTHING_PICKED, bar(false)),
  part('selection-bar.some', PAGES, bar(false)),
  part('selection-bar.picking', NOTHING_PICKED, bar(true)),
  part('outline-menu.page', NOTHING_PICKED, menu),
  part('outline-menu.several', PAGES, menu),
  part('move-dialog.several', PAGES, (context) => (
    <MoveDialog project={context.project} rows={context.targets} edit={context.act.edit} onClose={nothing} />
  )),
  { id: 'keys-sheet.all', draw: () => <KeysSheet onClose={nothing} /> },
];
