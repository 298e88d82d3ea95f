import type { View } from './view.ts';

export const wordpressPlugin: View = {
  path: '/wordpress-plugin',
  access: 'public',
  shell: 'public',
  title: 'common.titles.wordpressPlugin',
  planned: 'common.planned.wordpressPlugin',
};
