// Changes in groups, each with a tick: what is offered and not done before the user agrees.
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './checks.module.css';

/** Drawn of one group; the rest is decided with it. */
const MOST = 200;

export interface TickedGroup<Item extends { readonly row: number }> {
  readonly id: string;
  readonly title: string;
  readonly items: readonly Item[];
  /** Follows from others: no decision of its own. */
  readonly follows?: boolean;
}

export interface TickedLine {
  readonly said: string;
  /** Why, or by how much. */
  readonly beside: string;
  /** Name of the button that shows its place; without one there is no button. */
  readonly show?: string;
}

export interface Ticks {
  /** Rows that the user unticked. */
  readonly left: ReadonlySet<number>;
  readonly tick: (rows: readonly number[], on: boolean) => void;
}

export function useTicks(): Ticks {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const tick = useCallback((rows: readonly number[], on: boolean) => {
    setLeft((before) => {
      const next = new Set(before);
      for (const row of rows) {
        if (on) next.delete(row);
        else next.add(row);
      }
      return next;
    });
  }, []);
  return { left, tick };
}

export interface TickedGroupsProps<Item extends { readonly row: number }> {
  readonly groups: readonly TickedGroup<Item>[];
  readonly ticks: Ticks;
  readonly lineOf: (item: Item) => TickedLine;
  readonly onShow?: (row: number) => void;
}

export function TickedGroups<Item extends { readonly row: number }>(props: TickedGroupsProps<Item>) {
  return props.groups
    .filter(({ items }) => items.length > 0)
    .map((group) => <Group key={group.id} group={group} {...props} />);
}

interface GroupProps<Item extends { readonly row: number }> extends TickedGroupsProps<Item> {
  readonly group: TickedGroup<Item>;
}

function Group<Item extends { readonly row: number }>({ group, ticks, lineOf, onShow }: GroupProps<Item>) {
  const { t } = useMessages();
  const { title, items, follows } = group;
  const rows = items.map(({ row }) => row);
  const ticked = rows.filter((row) => !ticks.left.has(row)).length;
  return (
    <section className={styles.group}>
      <h3>
        {follows === true ? (
          title
        ) : (
          <Checkbox
            size="xs"
            label={title}
            checked={ticked === rows.length}
            indeterminate={ticked > 0 && ticked < rows.length}
            onChange={(event) => ticks.tick(rows, event.currentTarget.checked)}
          />
        )}
      </h3>
      <ul>
        {items.slice(0, MOST).map((item) => (
          <li key={item.row}>
            <Line
              line={lineOf(item)}
              row={item.row}
              ticks={follows === true ? null : ticks}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
      {items.length > MOST && (
        <p className={styles.small}>{t('builder.detail.more', { count: items.length - MOST })}</p>
      )}
    </section>
  );
}

interface LineProps {
  readonly line: TickedLine;
  readonly row: number;
  readonly ticks: Ticks | null;
  readonly onShow: ((row: number) => void) | undefined;
}

function Line({ line: { said, beside, show }, row, ticks, onShow }: LineProps) {
  if (ticks === null) {
    return (
      <div className={styles.follows}>
        <span>{said}</span>
        <span className={styles.small}>{beside}</span>
      </div>
    );
  }
  return (
    <>
      <Checkbox
        size="xs"
        className={styles.tick ?? ''}
        label={said}
        description={beside}
        checked={!ticks.left.has(row)}
        onChange={(event) => ticks.tick([row], event.currentTarget.checked)}
      />
      {onShow !== undefined && show !== undefined && (
        <ActionIcon size="sm" aria-label={show} title={show} onClick={() => onShow(row)}>
          <IconArrowRight size={14} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}
