import type { View } from './view.ts';

export const features: View = {
  path: '/features',
  access: 'public',
  shell: 'public',
  title: 'common.titles.features',
  planned: 'common.planned.features',
};
