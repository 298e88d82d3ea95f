import type { View } from './view.ts';

export const login: View = {
  path: '/login',
  access: 'public',
  shell: 'bare',
  title: 'common.titles.login',
  signedInGoesTo: 'workflow',
  load: () => import('../../features/auth/login-screen.tsx'),
};
