import type { View } from './view.ts';

export const landing: View = {
  path: '/',
  access: 'public',
  shell: 'bare',
  title: 'common.titles.landing',
  titleStandsAlone: true,
  load: () => import('../../features/public/landing.tsx'),
};
