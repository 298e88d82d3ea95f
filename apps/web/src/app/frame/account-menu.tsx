import { Badge, Menu } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useNavigation } from '../../shared/navigation.ts';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { askToSignOut } from '../dialogs/dialog-store.ts';
import type { OverlayProps } from './opens-on-demand.tsx';

export default function AccountMenu({ target }: OverlayProps) {
  const { t } = useMessages();
  const { go } = useNavigation();
  const user = useStore(sessionStore, (state) => state.user);
  return (
    <Menu width={240} position="top-start" withinPortal={false} defaultOpened>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <FocusBack />
        <Menu.Label>
          {t('common.user.signedInAs', { email: user?.email ?? '' })}
          {user?.role === 'admin' && (
            <Badge ml={6} size="xs" variant="light">
              {t('common.user.admin')}
            </Badge>
          )}
        </Menu.Label>
        <Menu.Item leftSection={<IconSettings size={14} />} onClick={() => go('settings')}>
          {t('common.nav.settings')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={14} />} onClick={askToSignOut}>
          {t('common.user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
