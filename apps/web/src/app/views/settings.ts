import type { View } from './view.ts';

export const settings: View = {
  path: '/settings',
  access: 'authenticated',
  shell: 'app',
  title: 'common.titles.settings',
  rail: { group: 'bottom', label: 'common.nav.settings', icon: 'settings' },
  palette: 'common.nav.settings',
  load: () => import('../../features/settings/settings-screen.tsx'),
};
