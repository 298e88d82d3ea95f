import { PLACES } from '@silosmith/contract';
import { createMessages } from '@silosmith/messages';
import type { SiloEdit } from '@silosmith/silo';
import { smallImport } from '@silosmith/testkit';
import { describe, expect, it, vi } from 'vitest';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { projectOfImport } from '../../../state/project/project-rows.ts';
import { chosenColumns } from '../columns/shown-columns.ts';
import { outlineRows } from '../outline-rows.ts';
import { NO_PICKS, type Picks, pickedRows, picksOf } from '../picks.ts';
import type { OutlineActs, OutlineCommand, OutlineContext } from './command.ts';
import { commandOfKeys, commandsIn, keyGroups } from './find-command.ts';
import { COMMANDS } from './index.ts';
import { ariaKeys, isPressed, keyNames } from './keys.ts';
import { addedPick, rangeTo } from './pick.ts';

/** All that a new command is. */
vi.mock('./index.ts', async (original) => {
  const real = await original<{ COMMANDS: readonly OutlineCommand[] }>();
  const dummy: OutlineCommand = {
    id: 'dummy',
    label: 'builder.commands.open',
    keys: [{ key: 'j', mod: true, shift: true }],
    group: 'mark',
    offered: ['menu', 'bar'],
    when: () => true,
    run: () => 'done',
  };
  return { ...real, COMMANDS: [...real.COMMANDS, dummy] };
});

const { pillar, cluster, subSupporting, section, setAside } = PLACES;
const KEYWORDS = ['shoes', 'red shoes', 'blue shoes', 'dark red', 'light red', 'boots', 'size chart', 'zzz'];
const small = projectOfImport('p', smallImport(KEYWORDS));
const project: OpenProject = {
  ...small,
  silo: {
    ...small.silo,
    place: Uint8Array.of(pillar, cluster, cluster, subSupporting, subSupporting, pillar, section, setAside),
    parent: Int32Array.of(-1, 0, 0, 1, 1, -1, 0, -1),
  },
};
const [shoes, red, blue, dark, light, boots, sizes, aside] = [0, 1, 2, 3, 4, 5, 6, 7];
const pages = Int32Array.of(shoes, red, dark, light, blue, boots);

function contextOf(active: number | null, rows: readonly number[] = []) {
  const made: SiloEdit[] = [];
  const seen = { active, opened: null as number | null, picks: NO_PICKS as Picks, copied: '' };
  const act = {
    edit: async (edit) => {
      made.push(edit);
      return true;
    },
    activate: (row) => {
      seen.active = row;
    },
    open: (row) => {
      seen.opened = row;
    },
    pick: (picks) => {
      seen.picks = picks;
    },
    fold: vi.fn(),
    copy: (text) => {
      seen.copied = text;
    },
  } satisfies Partial<OutlineActs>;
  const lines = outlineRows(project.silo, pages, new Set(), {
    sections: (row) => (row === shoes ? [sizes] : []),
    asides: Int32Array.of(aside),
  });
  const picks = rows.length === 0 ? NO_PICKS : picksOf(project, rows, rows[0] ?? -1);
  const picked = pickedRows(project, picks, true);
  const context: OutlineContext = {
    project,
    messages: createMessages('en'),
    lines,
    selection: { rows: pages, passed: Uint8Array.of(1, 1, 1, 1, 0, 1, 0, 0), shown: 5 },
    columns: chosenColumns(['volume', 'difficulty']),
    pageLines: () => 3,
    active,
    opened: null,
    picks,
    picked,
    targets: picked.length > 0 ? picked : Int32Array.from(active === null ? [] : [active]),
    // What these commands never call is left out.
    act: act as unknown as OutlineActs,
  };
  return { context, made, seen };
}

async function run(id: string, active: number | null, rows: readonly number[] = []) {
  const { context, made, seen } = contextOf(active, rows);
  const command = COMMANDS.find((one) => one.id === id);
  const isReady = command?.when(context) ?? false;
  if (isReady) await command?.run(context);
  return { isReady, made, seen };
}
const rowsOf = ({ ids }: Picks): number[] => [...pickedRows(project, { ids, anchor: null }, true)];

describe('a command is one entry; a new one', () => {
  it('is called by its keys, offered in the menu and the bar, and listed with its keys', () => {
    const event = { key: 'J', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false };
    expect(commandOfKeys(event)?.id).toBe('dummy');
    expect(commandsIn('menu').at(-1)?.id).toBe('dummy');
    expect(commandsIn('bar').at(-1)?.id).toBe('dummy');
    expect(keyGroups().at(-1)).toMatchObject({ group: 'mark', commands: [{ id: 'dummy' }] });
  });
});

describe('the table', () => {
  it('gives no keys to two commands, and no command a name twice', () => {
    const keys = COMMANDS.flatMap((command) => command.keys.map((press) => ariaKeys([press])));
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(COMMANDS.map(({ id }) => id)).size).toBe(COMMANDS.length);
  });

  it('reads Ctrl and Cmd alike, signs with Shift or without, and no key with one too many', () => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    expect(isPressed({ key: 'a', mod: true }, { ...none, key: 'a', metaKey: true })).toBe(true);
    expect(isPressed({ key: 'a', mod: true }, { ...none, key: 'a', ctrlKey: true, altKey: true })).toBe(
      false,
    );
    expect(isPressed({ key: '?' }, { ...none, key: '?', shiftKey: true })).toBe(true);
    expect(isPressed({ key: 'ArrowDown' }, { ...none, key: 'ArrowDown', shiftKey: true })).toBe(false);
    expect(keyNames({ key: 'c', mod: true }, false, (key) => key)).toEqual(['Control', 'C']);
    expect(keyNames({ key: 'ArrowUp', alt: true }, true, (key) => key)).toEqual(['⌥', '↑']);
  });
});

describe('picking', () => {
  it('takes a range of the kind it began with', () => {
    const { context } = contextOf(red);
    expect(rowsOf(rangeTo(context, boots))).toEqual([red, blue, dark, light, boots]);
    expect(rowsOf(rangeTo(contextOf(sizes).context, blue))).toEqual([sizes]);
    expect(rowsOf(rangeTo(contextOf(boots, [dark]).context, shoes))).toEqual([shoes, red, dark]);
  });

  it('adds to the active line, and takes away what is picked', () => {
    expect(rowsOf(addedPick(contextOf(red).context, boots))).toEqual([red, boots]);
    expect(rowsOf(addedPick(contextOf(red, [red, boots]).context, boots))).toEqual([red]);
  });

  it('takes all that pass the filters, and no page that only stands above one', async () => {
    expect(rowsOf((await run('all', null)).seen.picks)).toEqual([shoes, red, blue, dark, boots]);
  });

  it('goes on where it was with Shift, and keeps what is picked without', async () => {
    const first = await run('extendDown', red);
    expect([first.seen.active, rowsOf(first.seen.picks)]).toEqual([dark, [red, dark]]);
    const { seen } = await run('down', red, [boots]);
    expect([seen.active, rowsOf(seen.picks)]).toEqual([dark, [boots]]);
  });
});

describe('moving', () => {
  it('goes out of a level, and into the page before', async () => {
    expect((await run('moveOut', dark)).made).toEqual([{ type: 'promote', row: dark }]);
    expect((await run('moveIn', blue)).made).toEqual([{ type: 'move', row: blue, parent: red }]);
    expect((await run('moveIn', light)).isReady).toBe(false);
    expect((await run('moveOut', boots)).isReady).toBe(false);
  });

  it('goes to the next and the previous parent, several at once', async () => {
    expect((await run('moveDown', null, [dark, light])).made).toEqual([
      {
        type: 'batch',
        edits: [
          { type: 'move', row: dark, parent: blue },
          { type: 'move', row: light, parent: blue },
        ],
      },
    ]);
    expect((await run('moveUp', dark)).isReady).toBe(false);
    expect((await run('moveDown', red)).made).toEqual([{ type: 'move', row: red, parent: boots }]);
  });
});

describe('removing', () => {
  it('takes those below first, and goes on at the next line that stays', async () => {
    const { made, seen } = await run('delete', red, [red, dark]);
    expect(made).toEqual([{ type: 'batch', edits: [dark, red].map((row) => ({ type: 'delete', row })) }]);
    expect(seen.active).toBe(light);
  });

  it('makes sections of lower pages alone, and pages of what is none', async () => {
    expect((await run('makeSection', null, [red, boots])).isReady).toBe(false);
    expect((await run('makeSection', null, [red, blue])).isReady).toBe(true);
    expect((await run('makePage', null, [sizes, aside])).made).toHaveLength(1);
    expect((await run('makePage', red)).isReady).toBe(false);
  });
});

it('copies the columns shown, with their heads where there are several lines', async () => {
  expect((await run('copy', red)).seen.copied).toBe('red shoes\t100\t10');
  expect((await run('copy', null, [blue, red])).seen.copied).toBe(
    'Keyword\tVolume\tKD\nred shoes\t100\t10\nblue shoes\t100\t10',
  );
});
