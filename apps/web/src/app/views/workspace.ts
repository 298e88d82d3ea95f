import type { View } from './view.ts';

export const workspace: View = {
  path: '/workspace',
  access: 'silo',
  shell: 'app',
  title: 'common.titles.workspace',
  rail: { group: 'main', label: 'common.nav.workspace', icon: 'files' },
  palette: 'common.nav.workspace',
  step: {
    title: 'common.steps.workspace',
    short: 'common.steps.short.workspace',
    state: ({ hasSilo, keywordCount, articleCount }) => {
      const written = articleCount > 0;
      return {
        enabled: hasSilo && keywordCount > 0,
        complete: written,
        percent: written ? 100 : hasSilo ? 50 : 0,
      };
    },
  },
  load: () => import('../screens/workspace-route.tsx'),
  broken: { title: 'common.boundary.workspace' },
};
