import type { View } from './view.ts';

export const cookiePolicy: View = {
  path: '/cookie-policy',
  access: 'public',
  shell: 'public',
  title: 'common.titles.cookiePolicy',
  planned: 'common.planned.cookiePolicy',
};
