import type { View } from './view.ts';

export const pricing: View = {
  path: '/pricing',
  access: 'public',
  shell: 'public',
  title: 'common.titles.pricing',
  planned: 'common.planned.pricing',
};
