import type { View } from './view.ts';

export const terms: View = {
  path: '/tos',
  access: 'public',
  shell: 'public',
  title: 'common.titles.terms',
  planned: 'common.planned.terms',
};
