import type { View } from './view.ts';

export const builder: View = {
  path: '/builder',
  access: 'silo',
  shell: 'app',
  title: 'common.titles.builder',
  rail: { group: 'main', label: 'common.nav.builder', icon: 'sitemap' },
  palette: 'common.nav.builder',
  step: {
    title: 'common.steps.builder',
    short: 'common.steps.short.builder',
    state: ({ hasSilo, keywordCount }) => {
      const built = hasSilo && keywordCount > 0;
      return { enabled: true, complete: built, percent: built ? 100 : 0 };
    },
  },
  load: () => import('../screens/builder-route.tsx'),
  broken: { title: 'common.boundary.builder', retry: 'common.boundary.builderRetry' },
};
