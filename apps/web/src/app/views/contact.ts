import type { View } from './view.ts';

export const contact: View = {
  path: '/contact',
  access: 'public',
  shell: 'public',
  title: 'common.titles.contact',
  planned: 'common.planned.contact',
};
