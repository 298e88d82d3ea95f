import type { View } from './view.ts';

export const faq: View = {
  path: '/faq',
  access: 'public',
  shell: 'public',
  title: 'common.titles.faq',
  planned: 'common.planned.faq',
};
