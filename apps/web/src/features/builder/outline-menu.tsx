// Context menu of the outline, at the pointer or at the active line: every command with its keys.
import { Kbd, Menu } from '@mantine/core';
import { Fragment } from 'react';
import { isApple } from '../../platform/page.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OutlineContext } from './commands/command.ts';
import { commandsIn } from './commands/find-command.ts';
import { keyNames } from './commands/keys.ts';
import { useKeyName } from './use-key-name.ts';
import type { MenuPlace } from './use-outline.ts';

export interface OutlineMenuProps {
  readonly place: MenuPlace;
  readonly context: OutlineContext;
  readonly onClose: () => void;
}

export function OutlineMenu({ place: { x, y }, context, onClose }: OutlineMenuProps) {
  const { t } = useMessages();
  const keyName = useKeyName();
  const commands = commandsIn('menu');
  const { length: count } = context.targets;
  return (
    <Menu
      opened
      onClose={onClose}
      // Its own default closes it with the very key that opened it.
      clickOutsideEvents={['mousedown', 'touchstart']}
      position="bottom-start"
      offset={2}
      width={260}
      shadow="md"
      styles={{ dropdown: { maxHeight: 'calc(100dvh - 16px)', overflowY: 'auto' } }}
    >
      <Menu.Target>
        {/* A place, and the menu's name; a reader meets the menu alone. */}
        <span
          aria-hidden
          style={{ position: 'fixed', left: x, top: y, width: 0, height: 0, overflow: 'hidden' }}
        >
          {t('builder.menu.label')}
        </span>
      </Menu.Target>
      <Menu.Dropdown>
        {count > 1 && <Menu.Label>{t('builder.bar.picked', { count })}</Menu.Label>}
        {commands.map((command, at) => {
          const { key, params } = command.named?.(context) ?? { key: command.label };
          const [press] = command.keys;
          return (
            <Fragment key={command.id}>
              {at > 0 && commands[at - 1]?.group !== command.group && <Menu.Divider />}
              <Menu.Item
                disabled={!command.when(context)}
                {...(command.isDestructive ? { color: 'red' } : {})}
                rightSection={
                  press && (
                    <Kbd size="xs">{keyNames(press, isApple(), keyName).join(isApple() ? '' : '+')}</Kbd>
                  )
                }
                onClick={() => void command.run(context)}
              >
                {t(key, params)}
              </Menu.Item>
            </Fragment>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
