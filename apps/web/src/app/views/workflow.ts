import type { View } from './view.ts';

export const workflow: View = {
  path: '/workflow',
  access: 'authenticated',
  shell: 'app',
  title: 'common.titles.workflow',
  palette: 'common.nav.workflow',
  load: () => import('../../features/import/workflow-screen.tsx'),
};
