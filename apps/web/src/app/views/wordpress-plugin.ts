import type { View } from './view.ts';

export const wordpressPlugin: View = {
  path: '/wordpress-plugin',
  access: 'public',
  shell: 'public',
  title: 'common.titles.wordpressPlugin',
  load: () => import('../../features/public/wordpress-plugin.tsx'),
};
