import type { View } from './view.ts';

export const blog: View = {
  path: '/blog',
  access: 'public',
  shell: 'public',
  title: 'common.titles.blog',
  planned: 'common.planned.blog',
};
