import type { View } from './view.ts';

export const exportView: View = {
  path: '/export',
  access: 'silo',
  shell: 'app',
  title: 'common.titles.export',
  rail: { group: 'main', label: 'common.nav.export', icon: 'file-export' },
  palette: 'common.nav.export',
  step: {
    title: 'common.steps.export',
    short: 'common.steps.short.export',
    state: ({ hasSilo, keywordCount }) => ({
      // The plan can be exported before an article is written. An export leaves no trace in the project, so this step is never complete.
      enabled: hasSilo && keywordCount > 0,
      complete: false,
      percent: 0,
    }),
  },
  load: () => import('../../features/export/export-screen.tsx'),
  broken: {
    title: 'common.boundary.export',
    tip: 'common.boundary.exportTip',
    retry: 'common.boundary.exportRetry',
  },
};
