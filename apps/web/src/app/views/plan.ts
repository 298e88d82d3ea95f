import type { View } from './view.ts';

export const plan: View = {
  path: '/plan',
  access: 'silo',
  shell: 'app',
  title: 'common.titles.plan',
  palette: 'common.nav.plan',
  load: () => import('../screens/plan-route.tsx'),
};
