import type { View } from './view.ts';

export const multiAgent: View = {
  path: '/multi-agent',
  access: 'authenticated',
  shell: 'app',
  title: 'common.titles.multiAgent',
  rail: { group: 'main', label: 'common.nav.multiAgent', icon: 'robot' },
  planned: 'common.planned.multiAgent',
};
