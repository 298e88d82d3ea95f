// The silo as an outline: virtualised, sortable, walked, folded, picked and changed with the keyboard, pages dragged below others.
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../shared/ui/use-is-phone.ts';
import styles from './builder.module.css';
import { fittingColumns, gridTemplate, phoneColumns } from './columns/shown-columns.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { OutlineSort } from './outline-head.tsx';
import { OutlineLines } from './outline-lines.tsx';
import { OutlineMenu } from './outline-menu.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useLineWindow } from './use-line-window.ts';
import { useListWidth } from './use-list-width.ts';
import { type OutlineInput, useOutline } from './use-outline.ts';

const LINE_PX = 34;
/** Two lines of text. */
const PHONE_LINE_PX = 54;

export interface OutlineProps extends OutlineInput {
  readonly onFlat: (isFlat: boolean) => void;
  readonly sort: OutlineSort;
  /** What stands in the place of the first page where there is none. */
  readonly empty: ReactNode;
}

export function Outline(props: OutlineProps) {
  const isPhone = useIsPhone();
  const list = useRef<HTMLDivElement>(null);
  const widthPx = useListWidth(list);
  const columns = useMemo(
    () => (isPhone ? phoneColumns(props.columns) : fittingColumns(props.columns, widthPx)),
    [props.columns, isPhone, widthPx],
  );
  // The phone has no keys and no room for boxes: a tap picks while this is on.
  const [isPicking, setPicking] = useState(false);
  const inView = useRef(1);
  const pageLines = useCallback(() => inView.current, []);
  const activeLine = useCallback(
    () => list.current?.querySelector<HTMLElement>('[data-active="true"]') ?? list.current,
    [],
  );
  const menuPlace = useCallback(() => {
    const box = activeLine()?.getBoundingClientRect();
    return { x: (box?.left ?? 0) + 48, y: box?.bottom ?? 0 };
  }, [activeLine]);
  const outline = useOutline({ ...props, columns }, pageLines, menuPlace);
  const { context, dialog, setDialog, menu, setMenu } = outline;
  // Menu and dialogs leave at once and take the focus with them: the keys go on at the line.
  const toLine = () => activeLine()?.focus({ preventScroll: true });
  const closeMenu = () => {
    toLine();
    setMenu(null);
  };
  const closeDialog = () => {
    // Its focus trap would take the focus back as long as the dialog is drawn.
    flushSync(() => setDialog(null));
    toLine();
  };
  const linePx = isPhone ? PHONE_LINE_PX : LINE_PX;
  const view = useLineWindow(list, context.lines.count, linePx);
  useEffect(() => {
    // Under the head, and with one line that was in view before.
    inView.current = Math.max(1, view.lines - 2);
  }, [view.lines]);
  return (
    <div className={styles.outline} data-picking={isPicking}>
      <OutlineLines
        list={list}
        outline={outline}
        view={view}
        linePx={linePx}
        template={gridTemplate(columns, widthPx)}
        isPicking={isPicking}
        sort={props.sort}
      />
      {context.lines.count === 0 && props.empty}
      <SelectionBar
        context={context}
        isPicking={isPicking}
        onPicking={setPicking}
        onMenu={setMenu}
        isFlat={props.isFlat}
        onFlat={props.onFlat}
      />
      {menu !== null && <OutlineMenu place={menu} context={context} onClose={closeMenu} />}
      {dialog === 'keys' && <KeysSheet onClose={closeDialog} />}
      {dialog === 'move' && (
        <MoveDialog
          project={context.project}
          rows={context.targets}
          edit={context.act.edit}
          onClose={closeDialog}
        />
      )}
    </div>
  );
}
