import type { View } from './view.ts';

export const press: View = {
  path: '/press',
  access: 'public',
  shell: 'public',
  title: 'common.titles.press',
  planned: 'common.planned.press',
};
