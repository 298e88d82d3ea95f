import type { View } from './view.ts';

export const changelog: View = {
  path: '/changelog',
  access: 'public',
  shell: 'public',
  title: 'common.titles.changelog',
  planned: 'common.planned.changelog',
};
