import type { View } from './view.ts';

export const analysis: View = {
  path: '/analysis',
  access: 'silo',
  shell: 'app',
  title: 'common.titles.analysis',
  rail: { group: 'main', label: 'common.nav.analysis', icon: 'chart' },
  planned: 'common.planned.analysis',
};
