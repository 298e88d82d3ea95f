import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          setupFiles: ['tools/property-tests.ts', 'tools/own-call-record.ts'],
          testTimeout: 30_000,
          // Hooks start servers and databases: on a busy machine the default of 10 s is short.
          hookTimeout: 120_000,
          // Its folder of Spanish is called `es`, by which vitest takes the file for an ES module.
          server: { deps: { external: [/\/node_modules\/yoastseo\//u] } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.journey.ts'],
          setupFiles: ['tools/own-call-record.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
