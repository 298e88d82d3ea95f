import type { View } from './view.ts';

export const admin: View = {
  path: '/admin',
  access: 'admin',
  shell: 'app',
  title: 'common.titles.admin',
  rail: { group: 'bottom', label: 'common.nav.admin', icon: 'shield' },
  planned: 'common.planned.admin',
};
