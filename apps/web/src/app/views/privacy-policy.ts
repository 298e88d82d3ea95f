import type { View } from './view.ts';

export const privacyPolicy: View = {
  path: '/privacy-policy',
  access: 'public',
  shell: 'public',
  title: 'common.titles.privacyPolicy',
  planned: 'common.planned.privacyPolicy',
};
