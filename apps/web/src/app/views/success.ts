import type { View } from './view.ts';

export const success: View = {
  path: '/success',
  access: 'public',
  shell: 'public',
  title: 'common.titles.success',
  planned: 'common.planned.success',
};
