// Who may import whom (docs/architecture.md §1). Names of packages are resolved to their folders through the workspaces.
const level = {
  kernel: [],
  language: ['kernel'],
  contract: ['kernel'],
  messages: ['kernel'],
  intake: ['kernel', 'language', 'contract'],
  silo: ['kernel', 'language', 'contract'],
  content: ['kernel', 'language', 'contract'],
  'demo-writer': ['kernel', 'language', 'contract'],
  ai: ['kernel', 'language', 'contract', 'demo-writer'],
  research: ['kernel', 'language', 'contract'],
  jobs: ['kernel', 'language', 'contract'],
  sync: ['kernel', 'contract'],
  generation: ['kernel', 'language', 'contract', 'intake', 'silo', 'content', 'ai', 'jobs'],
  insight: ['kernel', 'language', 'contract', 'intake', 'silo', 'content', 'ai', 'jobs'],
  delivery: ['kernel', 'language', 'contract', 'intake', 'silo', 'content', 'ai', 'jobs'],
  testkit: ['kernel', 'contract'],
};
const packages = Object.entries(level).map(([name, allowed]) => ({
  name: `${name}-looks-down-only`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: '(\\.test\\.ts$|/src/testing/)' },
  to: { path: '^(packages|apps)/', pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
}));
/** The web app from top to bottom: a folder imports those below it. `main.tsx` may import all. */
const webLayers = ['app', 'features', 'shared', 'state', 'workers', 'platform'];
const layers = webLayers.slice(1).map((folder, above) => ({
  name: `web-${folder}-looks-down-only`,
  comment: 'docs/architecture.md §1: app → features → shared → state → workers → platform.',
  severity: 'error',
  from: { path: `^apps/web/src/${folder}/` },
  to: { path: `^apps/web/src/(${[...webLayers.slice(0, above + 1), 'main'].join('|')})[/.]` },
}));
/** The folders of packages/silo from top to bottom: a folder imports those below it. `index.ts` may import all. */
const siloLayers = [
  ...[
    'project',
    'site',
    'suggestions',
    'checks',
    'rebuild',
    'why',
    'summary',
    'build',
    'plan',
    'topics',
    'grouping',
    'pairs',
  ],
  ...['edits', 'filters', 'scores', 'similarity', 'tokens', 'tree', 'document', 'columns'],
];
const siloFolders = siloLayers.map((folder, above) => ({
  name: `silo-${folder}-looks-down-only`,
  comment: 'docs/architecture.md §1: the order of the folders of packages/silo.',
  severity: 'error',
  from: { path: `^packages/silo/src/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^packages/silo/src/((${[...siloLayers.slice(0, above), 'testing'].join('|')})/|index\\.ts$)` },
}));
module.exports = {
  forbidden: [
    ...packages,
    ...layers,
    ...siloFolders,
    {
      name: 'silo-folders-have-a-level',
      comment: 'A new folder of packages/silo takes its place in `siloLayers`.',
      severity: 'error',
      from: {},
      to: {
        path: '^packages/silo/src/',
        pathNot: `^packages/silo/src/((${siloLayers.join('|')}|testing)/|index\\.ts$)`,
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'react-only-in-web',
      severity: 'error',
      from: { pathNot: '^apps/web/' },
      to: { path: 'node_modules/(react|react-dom|@mantine|wouter|zustand)/' },
    },
    {
      name: 'node-only-in-server-cli-bench-e2e',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|apps/web/src)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-only-in-apps',
      severity: 'error',
      from: { path: '^packages/(?!messages/)', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/messages/' },
    },
    {
      name: 'testkit-only-in-tests',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^packages/testkit/|^e2e/|^bench/)' },
      to: { path: '^packages/(testkit|[^/]+/src/testing)/' },
    },
    {
      name: 'yoastseo-only-behind-its-entry-point',
      comment: 'docs/decisions/0012-second-opinion.md: loaded when the user asks, and by the worker alone.',
      severity: 'error',
      from: {
        pathNot: '(^packages/content/src/yoast/|^apps/web/src/workers/yoast\\.worker\\.ts$|node_modules/)',
      },
      to: {
        path: '(^packages/content/src/yoast/|node_modules/yoastseo/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'the-command-line-enters-the-server-by-the-operators-door',
      comment:
        'And shares its lock of the kernel, its fetch for public addresses and its built-in model: there is one way to do each.',
      severity: 'error',
      from: { path: '^apps/cli/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/(cli/|server/src/(operator|platform/os-lock|platform/public-fetch|platform/local-model)\\.ts$)',
      },
    },
    {
      name: 'gallery-is-for-development',
      comment: 'Its page draws everything; nothing of the product draws it.',
      severity: 'error',
      from: { pathNot: '^apps/web/src/gallery/' },
      to: { path: '^apps/web/src/gallery/' },
    },
    {
      name: 'apps-do-not-meet',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '(^apps/cli/|\\.test\\.ts$)' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-by-their-face',
      comment: 'A package is entered through its exports: no path into another package’s source.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/($2/|[^/]+/src/(index|slugs|packs|testing/index)\\.ts$)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(node:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
